import { kyat, type Money, writeMoney } from '#platform/contract/money.ts'
import { amountField, numberOf, type SettingGroup } from '#setting/server/index.ts'

/** For credits from now on; those that are held stay held. */
export const heldCreditSettings: SettingGroup = {
  key: 'held_credit',
  title: 'Credits of game partners',
  fields: [
    amountField({
      key: 'call_max',
      label: 'Largest credit of one call',
      help: 'What a partner’s call credits above it is held, until two people release or refuse it.',
      needs_second_person: true,
    }),
    amountField({
      key: 'day_max',
      label: 'Largest credit of one player and day',
      help: 'Of all partners together, by the day of Yangon; what passes it is held in the same way.',
      needs_second_person: true,
    }),
    amountField({
      key: 'hour_max',
      label: 'Largest credit of one partner and hour',
      help: 'To all players together, by the clock of Yangon; what passes it is held in the same way. Half of it raises an alarm.',
      needs_second_person: true,
    }),
  ],
  async get(db) {
    const [setting] = await db<{ call_max: Money; day_max: Money; hour_max: Money }[]>`
      select call_max, day_max, hour_max from held_credit.setting`
    if (!setting) throw new Error('held_credit.setting has no row')
    const { call_max, day_max, hour_max } = setting
    return { call_max: writeMoney(call_max), day_max: writeMoney(day_max), hour_max: writeMoney(hour_max) }
  },
  async write(tx, values) {
    const of = (key: string) => kyat(numberOf(values, key))
    await tx`
      update held_credit.setting
      set call_max = ${of('call_max')}, day_max = ${of('day_max')}, hour_max = ${of('hour_max')}`
  },
}
