import { declareTestDraw, openTestDraw } from '../support/use-cases/two-d-draw.ts'
import type { OpenMonth } from './stage.ts'

/** Plays at this moment, by the real clock: some stakes are decided, and others stay open. */
export async function playLive(opened: OpenMonth): Promise<void> {
  const { draws_db, post, provider } = opened
  const decided = await openTestDraw(draws_db, { session: 'early' })
  await openTestDraw(draws_db, { session: 'afternoon' })
  const player = await opened.register('THET')
  await post(player, '/exchange-main-to-game', { amount: 50_000 })
  for (const rolled_number of [1, 8]) {
    await post(player, '/digitbet', { bet_type: 'small', bet_amount: 100, multiplier: 1, rolled_number })
  }
  await provider(player, [
    { action: 'BET', amount: 700, wager_code: 'now1' },
    { action: 'SETTLED', amount: 250, wager_code: 'now1' },
    { action: 'BET', amount: 4_000, wager_code: 'now2' },
  ])
  await slip(opened, player, 'early')
  await declareTestDraw(draws_db, decided.id, '17')
  await opened.lottery.pay()
  // Of a draw to come.
  await slip(opened, player, 'afternoon')
}

const slip = ({ post }: OpenMonth, player: Parameters<OpenMonth['post']>[0], session: string) =>
  post(player, '/twod-bet', {
    session,
    totalAmount: 11_000,
    amounts: [
      { num: '17', amount: 1_000 },
      { num: '71', amount: 10_000 },
    ],
  })
