import { expect, test } from 'vitest'
import type { Eligibility, Offer, Promotion } from '#promotion/contract/player.ts'
import type { ClaimRefusal } from '#promotion/contract/rules.ts'
import { recommendOffer } from './recommend.ts'

/** Offers by their amounts, which are their ids too. */
const promotions = [5_000, 10_000, 50_000].map((amount) => ({ id: amount, offer: { amount } as Offer }) as Promotion)
const judged = (amount: number, code: ClaimRefusal | null, more: Partial<Eligibility> = {}): Eligibility => ({
  promotion_id: amount,
  refusal: code && { code, message: code },
  deposit_min: null,
  locks_out: [],
  ...more,
})

test.each<[string, Eligibility[], ReturnType<typeof recommendOffer>]>([
  [
    'the largest that is there at once',
    [judged(5_000, null), judged(10_000, null)],
    { promotion_id: 10_000, deposit: null },
  ],
  [
    'the deposit, before a smaller one that would lock it out',
    [
      judged(5_000, null, { locks_out: [{ promotion_id: 50_000, amount: 50_000 }] }),
      judged(50_000, 'offer_needs_deposit', { deposit_min: 20_000 }),
    ],
    { promotion_id: 50_000, deposit: 20_000 },
  ],
  ['nothing while a bonus is active', [judged(5_000, 'bonus_running'), judged(50_000, 'bonus_running')], null],
  ['nothing on a break', [judged(5_000, 'player_on_break')], null],
  ['nothing that was claimed before', [judged(5_000, 'offer_claimed')], null],
  ['nothing that is not shown any more', [judged(7, null)], null],
])('is %s', (_what, eligibility, expected) => {
  expect(recommendOffer(promotions, eligibility)).toEqual(expected)
})
