import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type {
  LaunchesAnswer,
  ShanDifference,
  WagerDetail,
  WagerDifference,
  WagersAnswer,
} from '#seamless/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { createAggregatorCalls, newId, TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'

const { app, consoleClient, owner, auditor } = await startTestAppWithStaff(['owner', 'auditor'], { gsc: TEST_GSC })
let player: TestPlayer

beforeAll(async () => {
  player = await app.player({ game: kyat(10_000) })
})
afterAll(() => app.expectReconciled())

const wagers = async (query: string) =>
  (await consoleClient.call('GET', `/wagers?${query}`, { as: auditor })).body as unknown as WagersAnswer
const differences = async (show = '') =>
  (await consoleClient.call('GET', `/wager-differences${show}`, { as: auditor })).body.data as WagerDifference[]
const shanDifferences = async (show = '') =>
  (await consoleClient.call('GET', `/shan-differences${show}`, { as: auditor })).body.data as ShanDifference[]

/** As if the transaction had come at another time, in the ledger too. */
const happenAt = (transaction_id: string, at: string) =>
  app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const [effect] = await tx<{ id: string }[]>`
      update seamless.effect set created_at = ${at} where transaction_id = ${transaction_id} returning id`
    await tx`update ledger.transfer set created_at = ${at} where cause_id = ${effect?.id ?? null}`
  })

describe('a wager', () => {
  test('is one row from its stake to its prize, each with its transfer in the ledger', async () => {
    const calls = createAggregatorCalls(app)
    const [wager_code, bet_id, win_id] = [newId(), newId(), newId()]
    await calls.move('withdraw', player, { action: 'BET', amount: -500, wager_code, id: bet_id })
    await calls.move('deposit', player, { action: 'SETTLED', amount: 800, wager_code, id: win_id })
    const bonus = newId()
    await calls.move('deposit', player, { action: 'BONUS', amount: 50, id: bonus })

    const [one] = (await wagers(`q=${wager_code}`)).data
    expect(one).toMatchObject({
      player: { user_name: player.user.user_name },
      wager_code,
      transaction_id: win_id,
      staked: 500,
      returned: 800,
      transactions: 2,
    })
    const reply = await consoleClient.call('GET', `/wager?product_code=1091&transaction_id=${bet_id}`, { as: auditor })
    const detail = reply.body.data as WagerDetail
    expect(detail.transactions).toMatchObject([
      { action: 'BET', amount: -500, balance_before: 10_000, balance_after: 9_500, transfers: [{ amount: 500 }] },
      {
        action: 'SETTLED',
        amount: 800,
        balance_after: 10_300,
        transfers: [
          { amount: 500, from: 'provider_stakes', to: 'game_providers' },
          { amount: 800, from: 'game_providers', to: 'game' },
        ],
      },
    ])
    const of_player = await wagers(`q=${player.user.user_name}`)
    expect(of_player.data.map((row) => row.transaction_id)).toEqual([bonus, win_id])
    expect((await wagers('product_code=1006')).data).toEqual([])

    // Midnight in Yangon, and the second before it.
    const daysOf = (days: string[]) => Promise.all(days.map(async (day) => (await wagers(`day=${day}`)).data.length))
    for (const { at, listed } of [
      { at: '2026-03-01T17:29:59Z', listed: [1, 0] },
      { at: '2026-03-01T17:30:00Z', listed: [0, 1] },
    ]) {
      await happenAt(bonus, at)
      expect(await daysOf(['2026-03-01', '2026-03-02'])).toEqual(listed)
    }
    await happenAt(bonus, new Date().toISOString())
  })

  test('is not there for a transaction that nobody knows, nor for who may not read it', async () => {
    const path = '/wager?product_code=1091&transaction_id=nobody'
    expect(await consoleClient.call('GET', path, { as: owner })).toMatchObject({ status: 404 })
    const editor = await consoleClient.staff('editor')
    expect(await consoleClient.call('GET', '/wagers', { as: editor })).toMatchObject({
      body: { code: 'not_permitted' },
    })
  })

  test('begins with a launch, of which the staff sees what came', async () => {
    const launch = { product_code: 1091, game_type: 'SLOT', language: 'mm', platform: 'MOBILE', address: '203.0.113.9' }
    await app.owner_db`
      insert into seamless.launch ${app.owner_db({ id: uuidV7(), player_id: player.id, ...launch, answer: 'url' })}`
    await app.owner_db`
      insert into seamless.launch ${app.owner_db({ id: uuidV7(), player_id: player.id, ...launch })}`
    const launches = async (query: string) =>
      (await consoleClient.call('GET', `/launches?${query}`, { as: auditor })).body as unknown as LaunchesAnswer

    const { data, next } = await launches(`q=${player.user.user_name}`)
    expect(data).toMatchObject([{ answer: null }, { answer: 'url', address: '203.0.113.9', platform: 'MOBILE' }])
    expect(next).toBeNull()
    expect((await launches(`after=${data[0]?.id}`)).data).toMatchObject([{ answer: 'url' }])
    expect((await launches('q=nobody')).data).toEqual([])
  })

  test('comes page by page, none twice', async () => {
    const calls = createAggregatorCalls(app)
    for (let n = 0; n < 11; n++) {
      const bets = Array.from({ length: 5 }, () => ({ action: 'BET', amount: -1 }))
      await calls.move('withdraw', player, ...bets)
    }
    const first = await wagers(`q=${player.user.user_name}`)
    const second = await wagers(`q=${player.user.user_name}&after=${first.next}`)
    const ids = [...first.data, ...second.data].map((row) => row.transaction_id)
    expect([first.data.length, second.data.length, second.next]).toEqual([50, 7, null])
    expect(new Set(ids).size).toBe(57)
  })
})

describe('a difference', () => {
  test('with the aggregator is open until somebody notes what was done, once', async () => {
    const wager_code = newId()
    await app.owner_db`
      insert into seamless.wager_difference (product_code, wager_code, kind, member_account, their_bet_amount)
      values (1091, ${wager_code}, 'missing_here', ${player.user.user_name}, ${kyat(70)})`
    expect(await differences()).toMatchObject([{ wager_code, kind: 'missing_here', theirs: { bet: 70 }, note: null }])
    const body = { product_code: 1091, wager_code, kind: 'missing_here', note: 'asked them: their test wager' }
    const note = (as: TestStaff) => consoleClient.call('POST', '/wager-differences/note', { as, body })
    expect(await note(auditor)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })

    const replies = await Promise.all(Array.from({ length: 20 }, () => note(owner)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'difference_noted')).toHaveLength(19)
    expect(await differences()).toEqual([])
    expect(await differences('?show=done')).toMatchObject([
      { wager_code, note: { note: 'asked them: their test wager', user_name: owner.user_name } },
    ])
    const entries = await app.owner_db`select after from staff.audit where object = ${`wager:1091/${wager_code}`}`
    expect(entries).toEqual([{ after: { kind: 'missing_here', note: 'asked them: their test wager' } }])
  })

  test('with the maker of the Shan table is noted in the same way', async () => {
    await app.owner_db`
      insert into shan.wager (code, source, content, occurred_at) values ('SKP-77', 'callback', '{}', now())`
    await app.owner_db`
      insert into shan.dispute (wager_code, content, content_hash) values ('SKP-77', '{"a":1}', '\\x00ff')`
    const [open] = await shanDifferences()
    expect(open).toMatchObject({ kind: 'repeat', about: 'SKP-77', note: null })
    const note = (text: string, key = open?.key) =>
      consoleClient.call('POST', '/shan-differences/note', { as: owner, body: { key, note: text } })

    expect(await note(' ')).toMatchObject({ status: 422, body: { error_codes: { note: 'note_required' } } })
    expect(await note('what?', 'repeat:SKP-78/00')).toMatchObject({ status: 404 })
    expect((await note('they corrected their clock')).status).toBe(200)
    expect(await note('and again')).toMatchObject({ status: 409, body: { code: 'difference_noted' } })
    expect(await shanDifferences()).toEqual([])
    expect(await shanDifferences('?show=done')).toMatchObject([{ note: { note: 'they corrected their clock' } }])
  })
})
