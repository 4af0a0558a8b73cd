import { HELD } from './acts.ts'
import { ODD_DAYS } from './odd-days.ts'

/**
 * Turnover and payout of four players on the odd days, worked out from what they did there: nothing here knows how the
 * ledger names it. A stake on a number of 2D wins 80 times itself.
 */
export const BY_HAND: readonly Expected[] = [
  {
    day: ODD_DAYS[0],
    // 800 on the lottery, 2,000 on two lost rounds, and at the Shan table what four rounds moved.
    aung: [800 + 2_000 + 475 + 1_000 + 1_000 + 5_000, 500 * 80 + 100 + 2 * 475 + 2 * 5_000 - 2_000],
    // The slip is open, and so is the bet before midnight; what came without a stake is payout, the tip is none.
    bo: [2_000, 2_500 + 500 + 1_200 - 200 + 5_000 + 150],
    // The cancelled bet of 2,000 is in nothing.
    chit: [1_000 + 5_000, 20_000],
    // Bets of 800, of twice 500, and one of 1,500 that gave 500 back, are open.
    daw: [4_000, 8_000],
  },
  {
    day: ODD_DAYS[1],
    // The slip of the void draw is in nothing; of the wrong prize 100 was there. A bet and a part of one came back.
    aung: [-1_000 - 400, -100],
    // Yesterday's open stakes are decided; 250 came back of a bet that nobody knows.
    // A credit in the hold is payout all the same.
    bo: [3_000 + 900 - 250 + 600 + 350, 700 * 80 + 700 + 300 + HELD],
    // The right number, and 300 of a correction by 15,000.
    chit: [0, 1_000 * 80 - 300 + HELD],
    // 4,000 are open again, and the prize went back.
    daw: [1_000 + 1_300 + 1_000 + 800 - 4_000, 900 + 400 * 80 + 1_500 + 200 - 8_000],
  },
  {
    day: ODD_DAYS[2],
    // The player receivable of the wrong prize is kept from this prize.
    // At the Shan table what was won and refused moved, and came back.
    aung: [500 + HELD, 500 * 80 - (500 * 80 - 100) + 2 * HELD - HELD],
    // Two people refuse what was held, and of the other the provider took a part back.
    bo: [0, -HELD],
    chit: [0, -20_000_000],
    // Settled anew, and a wager that was void after all: its stake of 800 came back, 200 had come before.
    daw: [4_000 + 1_100, 1_000 + 600],
  },
]

type TurnoverAndPayout = [turnover: number, payout: number]
interface Expected {
  day: string | undefined
  aung: TurnoverAndPayout
  bo: TurnoverAndPayout
  chit: TurnoverAndPayout
  daw: TurnoverAndPayout
}

/** Every kind of transfer that the definitions speak of. */
export const KINDS = `
  digit_bet_stake digit_bet_prize
  two_d_stake two_d_settled two_d_refund two_d_prize two_d_prize_reversed two_d_owed two_d_repaid
  seamless_bet seamless_settled seamless_refund seamless_reopened seamless_win seamless_bonus seamless_tip
  seamless_added seamless_taken_back seamless_owed
  shan_win shan_loss shan_owed shan_repaid
  held_credit held_released held_taken_back held_refused_seamless held_refused_shan
  bonus_granted bonus_lapsed bonus_released agent_commission correction_credit correction_debit
`
  .trim()
  .split(/\s+/)
