import { afterEach, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { startTestSandbox, type TestSandbox } from '../testing/start-test-sandbox.ts'
import { fishingGame } from './fishing/routes.ts'
import { slotGame } from './slot/routes.ts'
import { createSportGame } from './sport/routes.ts'
import type { MatchNow } from './sport/schedule.ts'
import { closingOf, ROUND_MS } from './table/rounds.ts'
import { createTableGame } from './table/routes.ts'
import { handClock } from './testing/hand-clock.ts'
import { seeded } from './testing/seeded.ts'

const KYAT = 10_000
const BALANCE = 1_000_000n * BigInt(KYAT)
const TOLD_WITHIN_MS = 20_000
const ROUND = 70_000_000

let table: TestSandbox
afterEach(() => table.close())

async function sitAt(game: Game, launch: { product_code: number; game_type: string; game_code: string }) {
  table = await startTestSandbox({ balance: BALANCE, game })
  return table.sit(launch)
}

/** The change of the wallet is equal to the sum in the sandbox's ledger, to the last digit. */
async function expectLedgersToAgree(wagers: number): Promise<void> {
  await expect.poll(async () => (await table.ledgerOf('m1')).pending, { timeout: TOLD_WITHIN_MS, interval: 50 }).toBe(0)
  const { moved_kyat, refused, sums } = (await table.ledgerOf('m1')) as {
    moved_kyat: string
    refused: number
    sums: { wagers: number }[]
  }
  expect(refused).toBe(0)
  expect(sums.reduce((sum, each) => sum + each.wagers, 0)).toBe(wagers)
  expect(Math.round(Number(moved_kyat) * KYAT)).toBe(Number(table.wallet.balanceOf('m1') - BALANCE))
}

test('fifty spins, some asked for twice, stand in both ledgers alike', async () => {
  const path = await sitAt(slotGame, { product_code: 1091, game_type: 'SLOT', game_code: 'jili-golden-owl' })

  for (let round = 0; round < 50; round += 1) {
    const spin = { round_id: `round-${1000 + round}`, stake: 1000 * KYAT }
    const { status, body } = await table.play(path, 'spin', spin)
    expect(status).toBe(200)
    expect(body.balance).toBe(Number(table.wallet.balanceOf('m1')))
    if (round % 5 === 0) expect((await table.play(path, 'spin', spin)).body.outcome).toEqual(body.outcome)
  }

  await expectLedgersToAgree(50)
})

test('a spin whose stake was never answered is not shown, and costs nothing', async () => {
  const path = await sitAt(slotGame, { product_code: 1091, game_type: 'SLOT', game_code: 'jili-golden-owl' })
  table.wallet.lose((call) => (call === 'withdraw' ? 'after' : null))

  const answer = await table.play(path, 'spin', { round_id: 'round-1000', stake: 1000 * KYAT })

  expect(answer).toMatchObject({ status: 409, body: { code: 999 } })
  expect(answer.body.outcome).toBeUndefined()
  table.wallet.lose(() => null)
  await expect.poll(() => table.wallet.balanceOf('m1'), { timeout: TOLD_WITHIN_MS }).toBe(BALANCE)
})

test('a hundred shots in batches stand in both ledgers alike', async () => {
  const path = await sitAt(fishingGame, { product_code: 1016, game_type: 'FISHING', game_code: 'yb-carp-carnival' })
  const kinds = ['minnow', 'stripes', 'clown', 'puffer', 'golden']

  for (let batch = 0; batch < 10; batch += 1) {
    const shots = Array.from({ length: 10 }, (_, fish) => ({ fish, kind: kinds[(batch + fish) % kinds.length] }))
    const { status } = await table.play(path, 'shoot', { round_id: `batch-${1000 + batch}`, stake: 50 * KYAT, shots })
    expect(status).toBe(200)
  }

  await expectLedgersToAgree(10)
})

test('bets at the table are paid by the clock, and after a restart when their cards are known no more', async () => {
  let clock = handClock(ROUND * ROUND_MS)
  const game = createTableGame({ clock, random: seeded(3) })
  const path = await sitAt(game, { product_code: 1185, game_type: 'LIVE_CASINO', game_code: 'sa-jade-baccarat' })
  const bet = (round: number) =>
    table.play(path, 'bet', { bet_id: `bet-${round}`, round, bets: { player: 1000 * KYAT, banker: 500 * KYAT } })

  expect((await bet(ROUND)).body.is_placed).toBe(true)
  await clock.turnTo(closingOf(ROUND))
  await clock.turnTo((ROUND + 1) * ROUND_MS)
  expect((await bet(ROUND + 1)).body.is_placed).toBe(true)
  // A new process knows neither the timers nor the cards of the old one.
  clock = handClock((ROUND + 2) * ROUND_MS)
  Object.assign(game, createTableGame({ clock, random: seeded(5) }))
  await table.restart()

  await expectLedgersToAgree(2)
})

test('slips are paid after their player has left', async () => {
  const start = 1_800_000_000_000
  const clock = handClock(start)
  const game = createSportGame({ clock, random: seeded(4) })
  const launch = { product_code: 1183, game_type: 'SPORT_BOOK', game_code: 's-saturday-stadium' }
  const path = await sitAt(game, launch)
  const { matches } = (await table.play(path, 'state', { with_balance: false })).body as unknown as {
    matches: MatchNow[]
  }

  for (const { match, markets } of matches.filter(({ phase }) => phase === 'open').slice(0, 3)) {
    const legs = [{ match, market: 'total', pick: 'over', odds: markets.total?.over }]
    const { body } = await table.play(path, 'bet', { slip_id: `slip-${match}`, legs, stake: 1234 * KYAT })
    expect(body).toMatchObject({ placing: 'placed' })
  }
  await clock.turnTo(start + 200_000)

  await expectLedgersToAgree(3)
})
