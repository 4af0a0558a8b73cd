import { kyat, writeMoney } from '#platform/contract/money.ts'
import { numberOf, type SettingGroup, secondPersonField } from '#setting/server/index.ts'
import { getAdjustmentLimit } from './balance-adjustments/balance-adjustment.ts'

export const playerSettings: SettingGroup = {
  key: 'players',
  title: 'Players',
  fields: [
    secondPersonField({
      key: 'balance_adjustment_above',
      label: 'Balance adjustment: second person above',
      help: 'An adjustment of more than this is approved by two people. Zero: every adjustment.',
    }),
  ],
  async get(db) {
    return { balance_adjustment_above: writeMoney(await getAdjustmentLimit(db)) }
  },
  async write(tx, values) {
    await tx`
      update approval.setting set balance_adjustment_above = ${kyat(numberOf(values, 'balance_adjustment_above'))}`
  },
}
