import { kyat, writeMoney } from '#platform/contract/money.ts'
import { numberOf, type SettingGroup } from '#setting/server/index.ts'
import { getSetting } from './setting.ts'

/** In kyat. The indexes of large wins begin here, so that every bet need not write one. */
const WIN_MIN = 10_000
/** In kyat. */
const WIN_MAX = 1_000_000_000

export const homeSettings: SettingGroup = {
  key: 'home',
  title: 'Home',
  fields: [
    {
      key: 'shows_wins',
      label: 'Home shows wins',
      help: 'Large wins of players, with masked names. Never shown to a player on a break.',
      unit: 'yes_no',
    },
    {
      key: 'win_min',
      label: 'Smallest win shown',
      help: 'Without its stakes.',
      unit: 'kyat',
      min: WIN_MIN,
      max: WIN_MAX,
    },
  ],
  async get(db) {
    const { shows_wins, win_min } = await getSetting(db)
    return { shows_wins, win_min: writeMoney(win_min) }
  },
  async write(tx, values) {
    await tx`
      update home.setting set shows_wins = ${values.shows_wins === true}, win_min = ${kyat(numberOf(values, 'win_min'))}`
  },
}
