import { kyat, writeMoney } from '#contract/shared/money.ts'
import { amountField, numberOf, type SettingGroup } from '../setting/index.ts'
import { getPayoutLimit } from './transactions/agent-transaction.ts'

export const agentSettings: SettingGroup = {
  key: 'agents',
  title: 'Agents',
  fields: [
    amountField({
      key: 'second_person_above',
      label: 'Payout: second person above',
      help: 'A payout of more than this is approved by two people. Floats always are.',
      needs_second_person: true,
    }),
  ],
  async get(db) {
    return { second_person_above: writeMoney(await getPayoutLimit(db)) }
  },
  async write(tx, values) {
    await tx`update agent.setting set second_person_above = ${kyat(numberOf(values, 'second_person_above'))}`
  },
}
