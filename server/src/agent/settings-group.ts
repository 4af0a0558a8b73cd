import { kyat, writeMoney } from '#contract/money.ts'
import { numberOf, type SettingGroup } from '../setting/index.ts'
import { readLimit } from './movement.ts'

const AMOUNT_MAX = 1_000_000_000

export const agentSettings: SettingGroup = {
  key: 'agents',
  title: 'Agents',
  fields: [
    {
      key: 'second_person_above',
      label: 'Payout: second person above',
      help: 'A payout of more than this is approved by two people. Floats always are.',
      unit: 'kyat',
      min: 1,
      max: AMOUNT_MAX,
      needs_second_person: true,
    },
  ],
  async read(db) {
    return { second_person_above: writeMoney(await readLimit(db)) }
  },
  async write(tx, values) {
    await tx`update agent.setting set second_person_above = ${kyat(numberOf(values, 'second_person_above'))}`
  },
}
