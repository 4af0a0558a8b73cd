import { expect, test } from 'vitest'
import { BadCall, type Seat } from '../../game.ts'
import { handClock } from '../testing/hand-clock.ts'
import { seatAt } from '../testing/seat.ts'
import { seeded } from '../testing/seeded.ts'
import { variantOf } from './live-tables.ts'
import { closingOf, ROUND_MS } from './rounds.ts'
import { createTableGame } from './routes.ts'
import { type Deal, prizeOf, VARIANTS } from './rules.ts'

const ROUND = 70_000_000
const CHIP = 500 * 10_000

interface State {
  is_placed?: boolean
  round: number
  deal: Deal | null
  road: { round: number; winner: string }[]
  bets: { bet_id: string; staked: number; prize: number | null }[]
  balance: number
}

function startTestSandbox(seed = 1) {
  const clock = handClock(ROUND * ROUND_MS)
  const game = createTableGame({ clock, random: seeded(seed) })
  return {
    clock,
    game,
    state: (seat: Seat) => game.calls.state?.(seat, { with_balance: true }) as Promise<unknown> as Promise<State>,
    bet: (seat: Seat, bet_id: string, more: object = {}) =>
      game.calls.bet?.(seat, {
        bet_id,
        round: ROUND,
        bets: { dragon: CHIP, tie: CHIP },
        ...more,
      }) as Promise<unknown> as Promise<State>,
  }
}
const seat = () => seatAt({ kind: 'table', game_code: 'sa-dragon-tiger-classic' })

test('a bet is taken at once and paid when the cards are dealt, also when its player has left', async () => {
  const table = startTestSandbox()
  const player = seat()
  const before = player.wallet.money

  await table.bet(player, 'bet-00001')
  expect(player.wallet.money).toBe(before - BigInt(2 * CHIP))
  expect(player.wallet.paid).toEqual([])
  await table.clock.turnTo(closingOf(ROUND))

  const { deal, bets } = await table.state(player)
  const prize = prizeOf(VARIANTS['dragon-tiger'], { dragon: CHIP, tie: CHIP }, deal?.winner ?? '')
  expect(player.wallet.paid).toMatchObject([{ how: 'settled', amount: BigInt(prize) }])
  expect(bets).toMatchObject([{ bet_id: 'bet-00001', staked: 2 * CHIP, prize }])
})

test('everybody at the table sees the same cards, and nobody before betting is over', async () => {
  const table = startTestSandbox()
  const [one, other] = [seat(), seat()]

  expect((await table.state(one)).deal).toBeNull()
  await table.clock.turnTo(closingOf(ROUND))

  const deal = (await table.state(one)).deal
  expect(deal).not.toBeNull()
  expect((await table.state(other)).deal).toEqual(deal)
  await table.clock.turnTo(closingOf(ROUND) + ROUND_MS)
  expect((await table.state(other)).road.at(-2)).toEqual({ round: ROUND, winner: deal?.winner })
})

test('a bet whose answer was lost lies there once', async () => {
  const table = startTestSandbox()
  const player = seat()
  await table.bet(player, 'bet-00001')

  const again = await table.bet(player, 'bet-00001')

  expect(again).toMatchObject({ is_placed: true })
  expect(player.wallet.bets).toHaveLength(1)
})

test.each([
  ['after betting is over', closingOf(ROUND), ROUND],
  ['on the next round', ROUND * ROUND_MS, ROUND + 1],
])('no bet is taken %s', async (_name, now, round) => {
  const table = startTestSandbox()
  const player = seat()
  await table.clock.turnTo(now)

  expect(await table.bet(player, 'bet-00001', { round })).toEqual({ is_placed: false })
  expect(player.wallet.bets).toEqual([])
})

test.each([
  ['a spot that there is not', { bets: { banker: CHIP } }],
  ['half a chip', { bets: { dragon: CHIP / 2 } }],
  ['more than a spot takes', { bets: { tie: 1001 * CHIP } }],
  ['nothing', { bets: {} }],
  ['a stake that takes', { bets: { dragon: -CHIP } }],
])('a bet of %s is refused', async (_name, more) => {
  const table = startTestSandbox()
  const player = seat()

  await expect(table.bet(player, 'bet-00001', more)).rejects.toThrow(BadCall)
  expect(player.wallet.bets).toEqual([])
})

test('a spot takes no more than its limit, in however many bets', async () => {
  const table = startTestSandbox()
  const player = seat()
  await table.bet(player, 'bet-00001', { bets: { tie: 900 * CHIP } })

  await expect(table.bet(player, 'bet-00002', { bets: { tie: 101 * CHIP } })).rejects.toThrow(BadCall)
})

test('after a restart a bet of an open round stays, and one of a lost round is given back', async () => {
  const player = seat()
  await startTestSandbox().bet(player, 'bet-00001')
  const restarted = startTestSandbox(2)

  await restarted.game.resume(player, await player.wallet.listOpenWagers())
  expect(player.wallet.paid).toEqual([])
  const late = startTestSandbox(3)
  await late.clock.turnTo(closingOf(ROUND))
  await late.game.resume(player, await player.wallet.listOpenWagers())

  expect(player.wallet.paid).toMatchObject([{ how: 'cancelled', amount: BigInt(2 * CHIP) }])
})

test('a title with baccarat in its name is one', () => {
  expect(variantOf(seatAt({ kind: 'table', game_code: 'sa-jade-baccarat' }).session.title)).toBe('baccarat')
  expect(variantOf(seat().session.title)).toBe('dragon-tiger')
})
