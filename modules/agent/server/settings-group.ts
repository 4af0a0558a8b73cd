import { kyat, writeMoney } from '#platform/contract/money.ts'
import { numberOf, type SettingGroup, secondPersonField } from '#setting/server/index.ts'
import { getAgentLimits } from './transactions/agent-transaction.ts'

export const agentSettings: SettingGroup = {
  key: 'agents',
  title: 'Agents',
  fields: [
    secondPersonField({
      key: 'second_person_above',
      label: 'Payout: second person above',
      help: 'A payout of more than this is approved by two people. Zero: every payout.',
    }),
    secondPersonField({
      key: 'float_second_person_above',
      label: 'Float: second person above',
      help: 'A float of more than this, in or out, is approved by two people. Zero: every float.',
    }),
  ],
  async get(db) {
    const limits = await getAgentLimits(db)
    return {
      second_person_above: writeMoney(limits.payout),
      float_second_person_above: writeMoney(limits.float),
    }
  },
  async write(tx, values) {
    await tx`
      update agent.setting set
        second_person_above = ${kyat(numberOf(values, 'second_person_above'))},
        float_second_person_above = ${kyat(numberOf(values, 'float_second_person_above'))}`
  },
}
