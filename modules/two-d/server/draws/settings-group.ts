import { kyat, type Money, writeMoney } from '#platform/contract/money.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { amountField, numberOf, type SettingGroup, type SettingValues, textOf } from '#setting/server/index.ts'
import { getSetting } from './setting.ts'

/** The settings of draws that open from now on. An open draw has limits of its own, which staff changes on its page. */
export const twoDSettings: SettingGroup = {
  key: 'two_d',
  title: '2D lottery',
  fields: [
    {
      key: 'odds',
      label: 'Odds',
      help: 'How many times its stake a line pays. Draws that are open keep theirs.',
      unit: 'times',
      min: 1,
      max: 99,
      needs_second_person: true,
    },
    amountField({
      key: 'stake_min',
      label: 'Smallest stake',
      help: 'On one number of a slip.',
      needs_second_person: true,
    }),
    amountField({
      key: 'stake_max',
      label: 'Largest stake',
      help: 'Of one player on one number, all their slips of a draw together.',
      needs_second_person: true,
    }),
    amountField({
      key: 'default_number_limit',
      label: 'Number limit',
      help: 'What a number takes of all players together, where it has no limit of its own.',
      needs_second_person: true,
    }),
    {
      key: 'lines_max',
      label: 'Numbers of a slip',
      help: 'How many different numbers one slip may have.',
      unit: 'number',
      min: 1,
      max: 100,
    },
    {
      key: 'closed_numbers',
      label: 'Closed numbers',
      help: 'Closed in every draw from its beginning: numbers like 07, whole heads like 4x, with commas. Those of one draw are on its page.',
      unit: 'text',
      max: 300,
    },
  ],
  async get(db) {
    const { odds, lines_max, closed_numbers, ...amounts } = await getSetting(db)
    return {
      odds,
      stake_min: writeMoney(amounts.stake_min),
      stake_max: writeMoney(amounts.stake_max),
      default_number_limit: writeMoney(amounts.default_number_limit),
      lines_max,
      closed_numbers: closed_numbers.join(', '),
    }
  },
  faultsOf(values) {
    const stake_min = numberOf(values, 'stake_min')
    const below = (key: string) => (numberOf(values, key) < stake_min ? 'bounds_crossed' : null)
    const are_numbers = closedOf(values).every((one) => CLOSED.test(one))
    return {
      stake_max: below('stake_max'),
      default_number_limit: below('default_number_limit'),
      closed_numbers: are_numbers ? null : 'two_digits_invalid',
    }
  },
  async write(tx, values) {
    await tx`
      update two_d.setting set
        odds = ${numberOf(values, 'odds')}, lines_max = ${numberOf(values, 'lines_max')},
        stake_min = ${moneyOf(values, 'stake_min')}, stake_max = ${moneyOf(values, 'stake_max')},
        default_number_limit = ${moneyOf(values, 'default_number_limit')},
        closed_numbers = ${arrayOf(tx, 'text', closedOf(values))}`
  },
}

const moneyOf = (values: SettingValues, key: string): Money => kyat(numberOf(values, key))
const CLOSED = /^[0-9][0-9x]$/
/** Each once, in their order. */
const closedOf = (values: SettingValues): string[] =>
  [
    ...new Set(
      textOf(values, 'closed_numbers')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ].toSorted()
