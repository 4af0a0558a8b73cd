import { kyat, writeMoney } from '#platform/contract/money.ts'
import { amountField, numberOf, type SettingGroup, secondPersonField } from '#setting/server/index.ts'
import { getSetting } from './setting.ts'

/** The limits of requests from now on; pending requests stay as they are. */
export const cashierSettings: SettingGroup = {
  key: 'cashier',
  title: 'Deposits and withdrawals',
  fields: [
    amountField({ key: 'deposit_min', label: 'Smallest deposit', help: 'Players see it before they type.' }),
    amountField({ key: 'deposit_max', label: 'Largest deposit', help: 'Players see it before they type.' }),
    amountField({ key: 'withdrawal_min', label: 'Smallest withdrawal', help: 'Players see it before they type.' }),
    amountField({ key: 'withdrawal_max', label: 'Largest withdrawal', help: 'Players see it before they type.' }),
    secondPersonField({
      key: 'second_person_above',
      label: 'Second person above',
      help: 'A request of more than this is approved by two people. Zero: every request.',
    }),
    secondPersonField({
      key: 'movement_second_person_above',
      label: 'Payment accounts: second person above',
      help: 'A movement of a payment account of more than this is approved by two people. Zero: every movement.',
    }),
    amountField({
      key: 'receivable_cap',
      label: 'Agents: cap of what they have collected',
      help: 'An agent who has collected more and not handed it over raises an alarm, unless the agent has a cap of their own.',
    }),
    {
      key: 'pending_deposits_max',
      label: 'Deposits that may wait',
      help: 'Of one player at a time: each is somebody’s work.',
      unit: 'number',
      min: 1,
      max: 100,
    },
    {
      key: 'same_reference_days',
      label: 'Same reference within',
      help: 'Deposits with the same reference are compared over so many days. One more approval of it needs a reason and two people.',
      unit: 'days',
      min: 1,
      max: 365,
    },
  ],
  async get(db) {
    const setting = await getSetting(db)
    return {
      deposit_min: writeMoney(setting.deposit_min),
      deposit_max: writeMoney(setting.deposit_max),
      withdrawal_min: writeMoney(setting.withdrawal_min),
      withdrawal_max: writeMoney(setting.withdrawal_max),
      second_person_above: writeMoney(setting.second_person_above),
      movement_second_person_above: writeMoney(setting.movement_second_person_above),
      receivable_cap: writeMoney(setting.receivable_cap),
      pending_deposits_max: setting.pending_deposits_max,
      same_reference_days: setting.same_reference_days,
    }
  },
  faultsOf(values) {
    const of = (key: string) => numberOf(values, key)
    return {
      deposit_max: of('deposit_max') < of('deposit_min') ? 'bounds_crossed' : null,
      withdrawal_max: of('withdrawal_max') < of('withdrawal_min') ? 'bounds_crossed' : null,
    }
  },
  async write(tx, values) {
    const of = (key: string) => numberOf(values, key)
    await tx`
      update cashier.setting set
        deposit_min = ${kyat(of('deposit_min'))}, deposit_max = ${kyat(of('deposit_max'))},
        withdrawal_min = ${kyat(of('withdrawal_min'))}, withdrawal_max = ${kyat(of('withdrawal_max'))},
        second_person_above = ${kyat(of('second_person_above'))},
        movement_second_person_above = ${kyat(of('movement_second_person_above'))},
        receivable_cap = ${kyat(of('receivable_cap'))},
        pending_deposits_max = ${of('pending_deposits_max')}, same_reference_days = ${of('same_reference_days')}`
  },
}
