import { expect, test } from 'vitest'
import { kyat, writeMoney } from '#platform/contract/money.ts'
import { type Bet, payoutOf, prizeOf, type Setting, serializeRules } from './rules.ts'

const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const SETTING: Setting = {
  is_open: true,
  payout_digit_times_100: 950,
  payout_big_times_100: 190,
  payout_small_times_100: 185,
  stake_min: kyat(1),
  stake_max: kyat(1_000),
  auto_roll: true,
  roll_interval_seconds: 0,
  seed_series_length: 100,
}

test.each(['digit', 'big', 'small'] as const)(
  'what the rules say of %s is what ten rolls, each once, bring back',
  (bet_type) => {
    const bet: Bet = {
      bet_type,
      digit: bet_type === 'digit' ? 7 : null,
      bet_amount: kyat(10),
      multiplier: 1,
      rolled_number: 0,
    }
    const prizes = ROLLS.map((roll) => prizeOf(bet, payoutOf(SETTING, bet_type), roll)).filter((prize) => prize > 0n)
    const told = serializeRules(SETTING)

    expect(prizes).toHaveLength(bet_type === 'digit' ? 1 : 5)
    expect(told.payouts[bet_type]).toBe(writeMoney(prizes[0] ?? 0n) / 10)
    // A hundred kyat were staked in all, so the sum is a percentage.
    expect(told.returns[bet_type]).toBe(writeMoney(prizes.reduce((sum, prize) => sum + prize)))
  },
)
