import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { CALLBACK_CODE } from '#seamless/contract/protocol.ts'
import type { Switch } from '#switch/contract/staff.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId } from '#tests/support/partners/aggregator-calls.ts'
import { gameRow, openTestAggregator, productRow } from '#tests/support/partners/aggregator-server.ts'
import { settled, sync } from '#tests/support/partners/sync-catalog.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const BETWEEN_BETS_MS = 20

const aggregator = await openTestAggregator()
afterAll(() => aggregator.close())
const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'], { gsc: aggregator.gsc })
let player: TestPlayer
let account: TestAccount

beforeAll(async () => {
  aggregator.products = [productRow(1091, 'SLOT'), productRow(1006, 'SLOT')]
  aggregator.games = {
    '1091 SLOT': [gameRow(1091, 'SLOT', 'GEM'), gameRow(1091, 'SLOT', 'RUBY')],
    '1006 SLOT': [gameRow(1006, 'SLOT', 'OTHER')],
  }
  aggregator.launch = { status: 200, body: { code: 200, message: 'ok', url: 'https://play.example/round' } }
  await sync(app, aggregator)
  player = await app.player({ main: kyat(100_000), game: kyat(10_000) })
  account = await paymentAccount(app)
})
afterAll(() => app.expectReconciled())

/** Switches; what is off, each process must have seen then. */
async function turn(target: string, is_on: boolean): Promise<void> {
  const body = { target, is_on, ...(!is_on && { reason: 'the maker has called' }) }
  const reply = await consoleClient.call('POST', '/switches', { as: owner, body })
  expect(reply.status, reply.text).toBe(200)
  if (!is_on) await settled()
}

/** With something off, then with it on again. */
async function whileOff(target: string, look: () => Promise<void>): Promise<void> {
  await turn(target, false)
  try {
    await look()
  } finally {
    await turn(target, true)
  }
}

const launch = (product_code: number, game_code: string) =>
  app.call('POST', '/api/seamless/launch-game', {
    token: player.token,
    body: { product_code, game_type: 'SLOT', game_code },
  })
const roll = () =>
  app.call('POST', '/api/digitbet', {
    token: player.token,
    body: { bet_type: 'big', bet_amount: 100, multiplier: 1, rolled_number: 3 },
  })
const gamesOf = async (provider: string) => {
  const reply = await app.call('GET', `/api/game_lists/SLOT/${provider}`)
  return (reply.body.data as { game_code: string }[]).map((game) => game.game_code)
}
const shown = async (): Promise<Switch[]> =>
  (await consoleClient.call('GET', '/switches', { as: owner })).body.data as Switch[]

describe('a game that is switched off', () => {
  test('is in no list, is not launched and takes no stake; its round under way is settled', async () => {
    const calls = createAggregatorCalls(app)
    const wager_code = newId()
    const stake = (code: string) => ({ action: 'BET', amount: -100, wager_code: code, game_code: 'GEM' })
    expect(await calls.move('withdraw', player, stake(wager_code))).toMatchObject({ code: CALLBACK_CODE.done })

    await whileOff('title:1091/GEM', async () => {
      expect(await gamesOf('JILI')).toEqual(['RUBY'])
      expect(await launch(1091, 'GEM')).toMatchObject({ status: 403, body: { code: 'game_closed' } })
      expect((await launch(1091, 'RUBY')).status).toBe(200)
      expect(await calls.move('withdraw', player, stake(newId()))).toMatchObject({ code: CALLBACK_CODE.maintenance })
      const prize = { action: 'SETTLED', amount: 250, wager_code, game_code: 'GEM' }
      expect(await calls.move('deposit', player, prize)).toMatchObject({ code: CALLBACK_CODE.done })
    })

    await settled()
    expect(await gamesOf('JILI')).toEqual(['GEM', 'RUBY'])
    expect((await launch(1091, 'GEM')).status).toBe(200)
  })

  test('goes with its provider, and leaves the others alone', async () => {
    await whileOff('provider:1091', async () => {
      expect(await gamesOf('JILI')).toEqual([])
      expect(await launch(1091, 'RUBY')).toMatchObject({ body: { code: 'game_closed' } })
      expect(await gamesOf('PP')).toEqual(['OTHER'])
    })
  })

  test('goes with all gaming, the platform’s own games too', async () => {
    await whileOff('gaming', async () => {
      expect(await gamesOf('PP')).toEqual([])
      expect(await roll()).toMatchObject({ status: 403, body: { code: 'game_closed' } })
      const table = await app.call('POST', '/api/shan-launch-game', { token: player.token, body: {} })
      expect(table).toMatchObject({ status: 403, body: { code: 'game_closed' } })
    })
    await settled()
    expect((await roll()).status).toBe(200)
  })

  test('answers a bet once more that it took before, and takes no other', async () => {
    const body = { bet_type: 'small', bet_amount: 100, multiplier: 1 }
    const first = await app.call('POST', '/api/digitbet', {
      token: player.token,
      body,
      idempotency_key: 'before-it-closed',
    })
    await whileOff('game:digit_bet', async () => {
      const again = { token: player.token, body, idempotency_key: 'before-it-closed' }
      expect((await app.call('POST', '/api/digitbet', again)).text).toBe(first.text)
      expect(await roll()).toMatchObject({ body: { code: 'game_closed' } })
      const rules = await app.call('GET', '/api/digitbet/rules')
      expect(rules.body.data).toMatchObject({ is_open: false })
      expect(await gamesOf('PP')).toEqual(['OTHER'])
    })
  })
})

test('bets that come while all gaming closes are each taken or refused, and none is taken after it', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => app.player({ game: kyat(10_000) })))
  const body = { bet_type: 'big', bet_amount: 10, multiplier: 1 }
  const bet = ({ token }: TestPlayer) => app.call('POST', '/api/digitbet', { token, body })
  await settled()
  let is_over = false
  const taken = Promise.withResolvers<void>()
  const storm = players.map(async (one) => {
    const met = new Set<string>()
    while (!is_over) {
      const reply = await bet(one)
      met.add(reply.status === 200 ? 'taken' : String(reply.body.code))
      if (reply.status === 200) taken.resolve()
      // Quicker ones would meet the limit of bets per player.
      await sleep(BETWEEN_BETS_MS)
    }
    return met
  })

  await taken.promise
  await whileOff('gaming', async () => {
    is_over = true
    const met = await Promise.all(storm)
    expect(new Set(met.flatMap((one) => [...one]))).toEqual(new Set(['taken', 'game_closed']))
    const [before] = await app.owner_db`select count(*) from digit_bet.bet`
    await Promise.all(players.map(bet))
    const [after] = await app.owner_db`select count(*) from digit_bet.bet`
    expect(after).toEqual(before)
  })
})

describe('the cashier', () => {
  test('takes no deposit while deposits are off, and decides those that wait', async () => {
    const id = await requestDepositFor(app, player, account)
    const requested = { agent_payment_type_id: account.id, amount: 20_000, refrence_no: '555555' }

    await whileOff('deposits', async () => {
      const reply = await app.call('POST', '/api/depositfinicial', { token: player.token, body: requested })
      expect(reply).toMatchObject({ status: 403, body: { code: 'deposits_closed' } })
      const rules = await app.call('GET', '/api/cashier-rules', { token: player.token })
      expect(rules.body.data).toMatchObject({ deposit: { is_open: false }, withdrawal: { is_open: true } })
      expect((await decideRequest(consoleClient, `/deposits/${id}`, { as: owner })).status).toBe(200)
    })
  })

  test('takes no withdrawal while withdrawals are off', async () => {
    const before = await app.balancesOf(player)
    await whileOff('withdrawals', async () => {
      await expect(requestWithdrawalFor(app, player, account)).rejects.toThrow('withdrawals_closed')
    })
    expect(await app.balancesOf(player)).toEqual(before)
  })
})

describe('a switch', () => {
  test('needs a reason to be off, and stands with it in the audit log', async () => {
    const silent = { target: 'gaming', is_on: false }
    expect(await consoleClient.call('POST', '/switches', { as: owner, body: silent })).toMatchObject({
      status: 422,
      body: { error_codes: { reason: 'note_required' } },
    })

    const off = { target: 'provider:1006', is_on: false, reason: 'the maker has called' }
    await consoleClient.call('POST', '/switches', { as: owner, body: off })
    const one = (await shown()).find(({ target }) => target === 'provider:1006')
    expect(one).toMatchObject({ is_on: false, off: { reason: 'the maker has called', user_name: owner.user_name } })
    await turn('provider:1006', true)

    const entries = await app.owner_db`
      select action, before, after from staff.audit where object = 'switch:provider:1006' order by id`
    expect(entries).toMatchObject([
      { action: 'switch.off', before: { is_on: true }, after: { is_on: false } },
      { action: 'switch.on', before: { is_on: false }, after: { is_on: true } },
    ])
  })

  test('is turned once when twenty turn it', async () => {
    const body = { target: 'game:two_d', is_on: false, reason: 'twenty of us' }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => consoleClient.call('POST', '/switches', { as: owner, body })),
    )

    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    const entries = await app.owner_db`select from staff.audit where object = 'switch:game:two_d'`
    expect(entries).toHaveLength(1)
    await turn('game:two_d', true)
  })

  test.each(['provider:999999', 'title:1091/NOPE', 'game:chess', 'nonsense'])('is not there for %s', async (target) => {
    const body = { target, is_on: false, reason: 'why not' }
    expect(await consoleClient.call('POST', '/switches', { as: owner, body })).toMatchObject({ status: 404 })
  })

  test('is turned by an owner alone', async () => {
    for (const role of ['editor', 'auditor', 'cashier'] as const) {
      const body = { target: 'gaming', is_on: false, reason: 'a bad day' }
      const reply = await consoleClient.call('POST', '/switches', { as: await consoleClient.staff(role), body })
      expect(reply).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
    }
    expect((await shown()).every(({ is_on }) => is_on)).toBe(true)
  })
})
