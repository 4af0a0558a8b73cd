import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkEverything, exchangeMainToGame, post } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { openConsoleOf } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { declareTestDraw, openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDSession, TwoDSlip, TwoDWinners } from '#two-d/contract/player.ts'
import { queueSettlement, settleDraw, twoDChecks } from '../index.ts'

let app: TestApp
let winner: TestPlayer
let loser: TestPlayer
const START = kyat(100_000)
beforeAll(async () => {
  app = await startTestApp()
  winner = await app.player({ main: START })
  loser = await app.player({ main: START })
})
afterAll(() => app.close())

async function bet(player: TestPlayer, amounts: Record<string, number>, session: TwoDSession): Promise<void> {
  const body = {
    totalAmount: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
    amounts: Object.entries(amounts).map(([num, amount]) => ({ num, amount })),
    session,
  }
  const place = () => app.call('POST', '/api/twod-bet', { token: player.token, body, idempotency_key: randomUUID() })
  // A draw that was just opened is seen within half a second.
  await vi.waitUntil(async () => (await place()).status === 200, { timeout: 10_000 })
}

const mainOf = async (player: TestPlayer) => (await app.balancesOf(player)).main

async function slipOf(player: TestPlayer, session: 'morning' | 'evening'): Promise<TwoDSlip> {
  const path = session === 'morning' ? '/api/twod-bet-slips' : '/api/evening-twod-bet-slips'
  const [slip] = (await app.call('GET', path, { token: player.token })).body.data as TwoDSlip[]
  return slip as TwoDSlip
}

const winnersOf = (query: string, token?: string) =>
  app.call('GET', `/api/two-d-daily-winners?${query}`, token === undefined ? {} : { token })

describe('a declared draw', () => {
  let draw_id: number
  let date: string
  let before: [bigint, bigint]
  beforeAll(async () => {
    draw_id = (await openTestDraw(app.owner_db)).id
    await bet(winner, { '12': 200, '34': 100 }, 'morning')
    await bet(loser, { '21': 500 }, 'morning')
    before = [await mainOf(winner), await mainOf(loser)]
    date = (await slipOf(winner, 'morning')).game_date
    await declareTestDraw(app.owner_db, draw_id, '12')
  })

  test('pays each winning line its stake times its odds, once, also when several pay at once', async () => {
    await Promise.all([
      settleDraw(app.worker_db, draw_id),
      settleDraw(app.worker_db, draw_id),
      settleDraw(app.worker_db, draw_id),
    ])
    await transaction(app.worker_db, (tx) => queueSettlement(tx, draw_id))
    await settleDraw(app.worker_db, draw_id)

    expect([await mainOf(winner), await mainOf(loser)]).toEqual([before[0] + kyat(16_000), before[1]])
    await app.expectReconciled()
  })

  test('shows on the slip what was won, and what was read of the market', async () => {
    const won = await slipOf(winner, 'morning')

    expect(won).toMatchObject({
      status: 'won',
      win_amount: 16_000,
      two_bets: [
        { bet_number: '12', win_lose: true, win_amount: 16_000 },
        { bet_number: '34', win_lose: false, win_amount: 0 },
      ],
      result: { number: '12', version: 1, set: '1,234.51', value: '43,212.00', source: 'feed' },
    })
    expect(won.result?.reading_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await slipOf(loser, 'morning')).toMatchObject({ status: 'lost', win_amount: 0 })
  })

  test('names its winners by a mask, to players alone', async () => {
    const reply = await winnersOf(`date=${date}&session=morning`, loser.token)

    const data = reply.body.data as TwoDWinners
    const shown = { member_name: `K***${winner.user.user_name.slice(-2)}`, bet_amount: 200, win_amount: 16_000 }
    expect(data).toMatchObject({ session: 'morning', date, win_digit: '12', winners: [shown] })
    expect(data.latest_results).toMatchObject([{ session: 'morning', win_digit: '12', winners: [shown] }])
    expect(reply.text).not.toContain(winner.user.user_name)
    expect((await winnersOf('session=morning')).status).toBe(401)
    const consoleClient = await openConsoleOf(app)
    const token = (await consoleClient.staff('owner')).cookie.split('=')[1] ?? ''
    expect((await winnersOf('session=morning', token)).body).toMatchObject({
      code: 'only_players',
      message: 'Only players can view winners.',
    })
    await consoleClient.close()
  })

  test('leaves a day and a session without a result out, and says what came before', async () => {
    const evening = await winnersOf(`date=${date}&session=evening`, loser.token)
    const day_after = await winnersOf('date=2999-12-31&session=morning', loser.token)
    const both = await winnersOf('date=2999-12-31', loser.token)
    const day_before = await winnersOf('date=2001-01-01', loser.token)

    // Nothing at all to show: what reads the answer says that there is none.
    for (const none of [evening, day_before])
      expect(none.body).toEqual({ status: 'Request was successful.', message: '', data: null })
    for (const { body } of [day_after, both])
      expect(body.data).toEqual({
        winners: [],
        winners_count: 0,
        latest_results: [expect.objectContaining({ session: 'morning', date, win_digit: '12' })],
      })
  })

  test('corrected takes the wrong prize back as far as it is there, notes the rest as owed, and pays the right ones', async () => {
    const had = await mainOf(winner)
    const spent = had - kyat(6_000)
    await transaction(app.owner_db, async (tx) => {
      const cause_id = randomUUID()
      await post(tx, [exchangeMainToGame({ cause_id, player_id: winner.id, amount: spent })])
      await tx`
        insert into wallet.exchange (id, player_id, type, amount, main_balance_after, game_balance_after)
        values (${cause_id}, ${winner.id}, 'main_to_game', ${spent}, ${had - spent}, ${spent})`
    })
    await declareTestDraw(app.owner_db, draw_id, '21')
    await settleDraw(app.worker_db, draw_id)

    expect([await mainOf(winner), await mainOf(loser)]).toEqual([0n, before[1] + kyat(40_000)])
    const [owed] = await app.owner_db<{ amount: bigint }[]>`
      select amount from ledger.transfer where kind = 'two_d_owed' and debit_account_id = 310`
    expect(owed).toEqual({ amount: kyat(10_000) })
    const back = { taken_back: 6_000, owed: 10_000 }
    expect(await slipOf(winner, 'morning')).toMatchObject({
      status: 'lost',
      ...back,
      result: { number: '21', version: 2 },
    })
    expect(await slipOf(loser, 'morning')).toMatchObject({
      status: 'won',
      win_amount: 40_000,
      taken_back: 0,
      owed: 0,
    })
    await app.expectReconciled()
  })

  test('whose ledger was tampered with is found out', async () => {
    const [slip] = await app.owner_db<{ id: string }[]>`select id from two_d.slip where player_id = ${loser.id}`
    const id = slip?.id ?? ''
    const faults: Fault[] = [
      ['I4', (tx) => tx`update two_d.line set stake = stake + 1 where slip_id = ${id}`],
      [
        'I4',
        (tx) => tx`insert into two_d.slip select uuidv7(), 999999, draw_id, player_id, total, before_balance,
        after_balance, null, accepted_at, cutoff_at from two_d.slip where id = ${id}`,
      ],
      ['I6', (tx) => tx`delete from two_d.prize where slip_id = ${id}`],
      ['I6', (tx) => tx`update two_d.prize set amount = amount + 1 where slip_id = ${id}`],
      ['I6', (tx) => tx`update two_d.line set odds = 79 where slip_id = ${id}`],
      ['I6', (tx) => tx`update two_d.prize set taken_back = 0, taken_back_at = now() where slip_id = ${id}`],
      [
        'I7',
        (tx) => tx`update two_d.number_limit set staked = staked - 1 where draw_id = ${draw_id} and digits = '21'`,
      ],
      ['I7', (tx) => tx`update two_d.player_stake set staked[22] = 1 where player_id = ${loser.id}`],
      [
        'I9',
        (tx) => tx`update two_d.slip set cutoff_at = cutoff_at + interval '1 hour',
        accepted_at = accepted_at + interval '1 minute' where id = ${id}`,
      ],
    ]
    await expectFound(faults)
    await app.expectReconciled()
  })

  test('corrected back to its first number pays and names its winner once more, not twice', async () => {
    await declareTestDraw(app.owner_db, draw_id, '12')
    await settleDraw(app.worker_db, draw_id)

    // Of the first payment 10,000 were spent and are still owed: they are kept of the second.
    expect(await mainOf(winner)).toBe(kyat(6_000))
    expect(await slipOf(winner, 'morning')).toMatchObject({
      status: 'won',
      win_amount: 16_000,
      taken_back: 6_000,
      owed: 0,
      kept: 10_000,
    })
    const { data } = (await winnersOf(`date=${date}&session=morning`, winner.token)).body
    expect(data).toMatchObject({
      win_digit: '12',
      winners_count: 1,
      winners: [{ bet_amount: 200, win_amount: 16_000 }],
    })
    await expectFound([
      ['I6', (tx) => tx`update two_d.prize set kept = 0 where kept > 0`],
      ['I6', (tx) => tx`update two_d.prize set repaid = repaid - 1 where repaid > 0`],
    ])
    await app.expectReconciled()
  })

  test('leaves a debt that is kept from the next prizes, once, also where two draws pay at once', async () => {
    const debtor = await app.player({ main: kyat(400) })
    const wrong = await openTestDraw(app.owner_db, { session: 'evening' })
    await bet(debtor, { '12': 200 }, 'evening')
    await declareTestDraw(app.owner_db, wrong.id, '12')
    await settleDraw(app.worker_db, wrong.id)
    await exchange(debtor, 'main-to-game', 16_000)
    await declareTestDraw(app.owner_db, wrong.id, '77')
    await settleDraw(app.worker_db, wrong.id)
    expect(await slipOf(debtor, 'evening')).toMatchObject({ taken_back: 200, owed: 15_800 })

    await exchange(debtor, 'game-to-main', 220)
    const morning = await openTestDraw(app.owner_db)
    const evening = await openTestDraw(app.owner_db, { session: 'evening' })
    await bet(debtor, { '12': 100 }, 'morning')
    await bet(debtor, { '12': 120 }, 'evening')
    const draws = [morning.id, evening.id, morning.id, evening.id]
    for (const id of [morning.id, evening.id]) await declareTestDraw(app.owner_db, id, '12')
    await Promise.all(draws.map((id) => settleDraw(app.worker_db, id)))

    expect(await mainOf(debtor)).toBe(kyat(8_000 + 9_600 - 15_800))
    const slips = [await slipOf(debtor, 'morning'), await slipOf(debtor, 'evening')]
    expect(slips.map(({ win_amount }) => win_amount)).toEqual([8_000, 9_600])
    expect(slips.reduce((sum, { kept }) => sum + kept, 0)).toBe(15_800)
    await app.expectReconciled()
  })
})

async function exchange(player: TestPlayer, way: 'main-to-game' | 'game-to-main', amount: number): Promise<void> {
  const reply = await app.call('POST', `/api/exchange-${way}`, { token: player.token, body: { amount } })
  expect(reply.status).toBe(200)
}

/** The invariant that finds it, and what is done to the ledger. */
type Fault = [invariant: string, plant: (tx: Transaction) => Promise<unknown>]

async function expectFound(faults: Fault[]): Promise<void> {
  for (const [invariant, plant] of faults) {
    const found = await app.owner_db
      .begin(async (tx) => {
        await plant(tx)
        const wrong = (await checkEverything(tx, twoDChecks)).filter(({ discrepancies }) => discrepancies.length > 0)
        throw new Planted(wrong.map((check) => check.invariant))
      })
      .catch((error: unknown) => {
        if (error instanceof Planted) return error.found
        throw error
      })
    expect(found, plant.toString()).toContain(invariant)
  }
}

/** Undoes what was planted, and says what was found. */
class Planted extends Error {
  readonly found: string[]

  constructor(found: string[]) {
    super('undone')
    this.found = found
  }
}

test('a draw that is called off gives every stake back, once', async () => {
  const { id } = await openTestDraw(app.owner_db, { session: 'evening' })
  const before = await mainOf(loser)
  await bet(loser, { '01': 700, '02': 300 }, 'evening')
  await transaction(app.owner_db, async (tx) => {
    await tx`update two_d.draw set status = 'void', void_reason = 'no trade', voided_at = now() where id = ${id}`
    await queueSettlement(tx, id)
  })
  expect(await slipOf(loser, 'evening')).toMatchObject({ status: 'pending' })

  await Promise.all([settleDraw(app.worker_db, id), settleDraw(app.worker_db, id)])

  expect(await mainOf(loser)).toBe(before)
  expect(await slipOf(loser, 'evening')).toMatchObject({ status: 'refunded', win_amount: 0 })
  await app.expectReconciled()
})
