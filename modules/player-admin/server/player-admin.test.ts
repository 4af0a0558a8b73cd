import { beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerSessionsAnswer } from '#player-admin/contract/requests.ts'
import type { PlayerAnswer, StatementAnswer, StatementRow } from '#player-admin/contract/staff.ts'
import type { AuditAnswer, AuditRow } from '#staff/contract/staff.ts'
import type { Reply, TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
let player: TestPlayer
beforeEach(async () => {
  player = await app.player({ main: kyat(1_000), game: kyat(200) })
})

const LISTS = ['', '/statement', '/bets', '/rounds', '/shan-rounds', '/requests', '/sessions']
const ACTIONS = ['freeze', 'unfreeze', 'ban', 'unban', 'reset-password']
const see = (what: string, as = owner) => consoleClient.call('GET', `/players/${player.id}${what}`, { as })
const say = (hold: string, as = owner, reason = 'a stolen phone') =>
  consoleClient.call('POST', `/players/${player.id}/${hold}`, { as, body: { reason } })
const exchange = () => app.call('POST', '/api/exchange-main-to-game', { token: player.token, body: { amount: 10 } })
const profile = async () => ((await see('')).body as PlayerAnswer).data
async function entries(): Promise<AuditRow[]> {
  const reply = await consoleClient.call('GET', `/audit?object=player:${player.id}`, { as: owner })
  return (reply.body as AuditAnswer).data
}

describe('the profile', () => {
  test('tells who a player is and what the player has', async () => {
    expect(await profile()).toMatchObject({
      id: String(player.id),
      phone: player.phone,
      status: 'active',
      main_balance: 1_000,
      game_balance: 200,
      hold_balance: 0,
      agent: null,
      exclusion: null,
      pending_balance_adjustment: null,
      is_own: false,
    })
    expect((await see('')).text).not.toMatch(/password|token/)
  })

  test.each(LISTS)(
    'opens at "%s" for all who may read, and for an agent only with the agent’s own players',
    async (what) => {
      const [agent, other] = [await consoleClient.staff('agent'), await consoleClient.staff('agent')]
      await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`

      expect((await see(what, owner)).status).toBe(200)
      expect((await see(what, agent)).status).toBe(200)
      expect((await see(what, other)).body.code).toBe('not_found')
    },
  )

  test('of nobody is not found', async () => {
    for (const what of LISTS) {
      expect((await consoleClient.call('GET', `/players/999999999${what}`, { as: owner })).status).toBe(404)
    }
  })

  test('says that the player excluded themselves', async () => {
    const body = { period: 'for_good', password: player.password }
    expect((await app.call('POST', '/api/break', { token: player.token, body })).status).toBe(200)

    expect(await profile()).toMatchObject({ status: 'active', exclusion: { period: 'for_good', ends_at: null } })
  })

  test('shows the sessions, without what opens them', async () => {
    const reply = await see('/sessions')
    expect((reply.body as PlayerSessionsAnswer).data).toMatchObject([{ is_alive: true }])
    expect(reply.text).not.toContain(player.token)
  })

  test('shows what the player rolled', async () => {
    const body = { bet_type: 'big', bet_amount: 100, multiplier: 1, rolled_number: 3 }
    expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)

    const shown = (await app.call('GET', '/api/digitbet/history', { token: player.token })).body
    expect((await see('/bets')).body.data).toEqual(shown.data)
    expect(shown.data).toHaveLength(1)
  })
})

describe('the statement', () => {
  async function everyRow(account: string): Promise<StatementRow[]> {
    const rows: StatementRow[] = []
    for (let after: string | null = ''; after !== null; ) {
      const reply: Reply = await see(`/statement?account=${account}${after && `&after=${after}`}`)
      const page = reply.body as StatementAnswer
      rows.push(...page.data)
      after = page.next
    }
    return rows
  }

  test('is all postings of the ledger account, page by page, without a gap and down to zero', async () => {
    for (let move = 0; move < 60; move++) expect((await exchange()).status).toBe(200)

    const rows = await everyRow('main')

    expect(rows.map((row) => Number(row.version))).toEqual(Array.from({ length: 62 }, (_, index) => 62 - index))
    expect(rows[0]).toMatchObject({ kind: 'exchange_main_to_game', amount: -10, balance_after: 400 })
    expect(rows.at(-1)).toMatchObject({ kind: 'demo_grant', amount: 1_200, balance_after: 1_200 })
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(400)
    expect((await everyRow('game')).length).toBe(61)
    expect(await everyRow('hold')).toEqual([])
  })
})

describe('a player who is', () => {
  test('frozen sees the money and cannot move it, until unfrozen', async () => {
    expect((await say('freeze')).body.data).toMatchObject({ status: 'frozen' })
    expect((await exchange()).body.code).toBe('player_frozen')
    expect((await app.call('GET', '/api/user', { token: player.token })).status).toBe(200)

    await say('unfreeze')

    expect((await exchange()).status).toBe(200)
  })

  test('banned is out at once and cannot come back, until the ban is lifted', async () => {
    expect((await say('ban')).body.data).toMatchObject({ status: 'banned' })
    expect((await app.call('GET', '/api/user', { token: player.token })).status).toBe(401)
    const body = { user_name: player.phone, password: player.password }
    expect((await app.call('POST', '/api/login', { body })).body.code).toBe('player_banned')

    await say('unban')

    expect((await app.call('GET', '/api/user', { token: player.token })).status).toBe(401)
    expect((await app.call('POST', '/api/login', { body })).status).toBe(200)
  })

  test('banned cannot be loosened by who may only freeze', async () => {
    const cashier = await consoleClient.staff('cashier')
    await say('ban')
    expect((await say('unfreeze', cashier)).body).toMatchObject({
      code: 'player_in_other_state',
      values: { status: 'banned' },
    })
    expect((await say('unban', cashier)).body.code).toBe('not_permitted')
    expect((await profile()).status).toBe('banned')
  })

  test('frozen by twenty people at once is frozen once, with one row that says who and why', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => say('freeze')))

    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
    expect(await entries()).toMatchObject([
      {
        action: 'players.freeze',
        user_name: owner.user_name,
        before: { status: 'active' },
        after: { status: 'frozen' },
        reason: 'a stolen phone',
        address: '10.0.0.1',
      },
    ])
  })

  test('not to be touched without a reason, nor by themselves, nor by another agent', async () => {
    const self = await consoleClient.staff('owner', { player_id: player.id })
    const stranger = await consoleClient.staff('agent')
    for (const action of ACTIONS) {
      expect((await say(action, owner, ' ')).body).toMatchObject({ error_codes: { reason: 'note_required' } })
      expect((await say(action, self)).body.code).toBe('approver_required')
    }
    expect((await say('freeze', stranger)).body.code).toBe('not_found')
    expect(await entries()).toEqual([])
  })

  test('an agent’s own is frozen by the agent', async () => {
    const agent = await consoleClient.staff('agent')
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    expect((await say('freeze', agent)).status).toBe(200)
    expect((await say('ban', agent)).body.code).toBe('not_permitted')
  })
})
