import { kyat, type Money, writeMoney } from '#platform/contract/money.ts'
import { numberOf, type SettingGroup, type SettingValues } from '#setting/server/index.ts'
import { getSetting } from './setting.ts'

/** More is no payout but a present: a digit comes one time in ten, big and small five times. */
const PAYOUT_MAX = { digit: 10, half: 2 }
const STAKE_MAX = 100_000_000

const payout = (key: string, label: string, max: number) => ({
  key,
  label,
  help: 'How many times the stake a winning bet gets back, stake included.',
  unit: 'times' as const,
  min: 1,
  max,
  decimals: 2,
  needs_second_person: true as const,
})
const stake = (key: string, label: string, help: string) => ({
  key,
  label,
  help,
  unit: 'kyat' as const,
  min: 1,
  max: STAKE_MAX,
})

/** Bets that were placed keep the payout that they were placed with. */
export const digitBetSettings: SettingGroup = {
  key: 'digit_bet',
  title: 'Digit Bet',
  fields: [
    payout('payout_digit', 'Payout of a digit', PAYOUT_MAX.digit),
    payout('payout_big', 'Payout of big', PAYOUT_MAX.half),
    payout('payout_small', 'Payout of small', PAYOUT_MAX.half),
    stake('stake_min', 'Smallest stake', 'Of one roll, multiplier included.'),
    stake('stake_max', 'Largest stake', 'Of one roll, multiplier included.'),
    {
      key: 'auto_roll',
      label: 'The roll runs by itself',
      help: 'After the countdown, for a bet that was selected. Some regulators forbid it.',
      unit: 'yes_no',
    },
    {
      key: 'roll_interval_seconds',
      label: 'Time between two rolls',
      help: 'Of one player. 0: none; 5 where a regulator asks for it.',
      unit: 'seconds',
      min: 0,
      max: 60,
    },
    {
      key: 'seed_series_length',
      label: 'Rolls of a series',
      help: 'How many rolls one published commitment covers. A series that runs goes on to its end.',
      unit: 'number',
      min: 10,
      max: 100_000,
    },
  ],
  async get(db) {
    const setting = await getSetting(db)
    return {
      payout_digit: setting.payout_digit_times_100 / 100,
      payout_big: setting.payout_big_times_100 / 100,
      payout_small: setting.payout_small_times_100 / 100,
      stake_min: writeMoney(setting.stake_min),
      stake_max: writeMoney(setting.stake_max),
      auto_roll: setting.auto_roll,
      roll_interval_seconds: setting.roll_interval_seconds,
      seed_series_length: setting.seed_series_length,
    }
  },
  faultsOf: (values) => ({
    stake_max: numberOf(values, 'stake_max') < numberOf(values, 'stake_min') ? 'bounds_crossed' : null,
  }),
  async write(tx, values) {
    await tx`
      update digit_bet.setting set
        payout_digit_times_100 = ${times100(values, 'payout_digit')},
        payout_big_times_100 = ${times100(values, 'payout_big')},
        payout_small_times_100 = ${times100(values, 'payout_small')},
        stake_min = ${moneyOf(values, 'stake_min')}, stake_max = ${moneyOf(values, 'stake_max')},
        auto_roll = ${values.auto_roll === true},
        roll_interval_seconds = ${numberOf(values, 'roll_interval_seconds')},
        seed_series_length = ${numberOf(values, 'seed_series_length')}`
  },
}

const times100 = (values: SettingValues, key: string) => Math.round(numberOf(values, key) * 100)
const moneyOf = (values: SettingValues, key: string): Money => kyat(numberOf(values, key))
