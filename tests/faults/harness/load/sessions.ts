import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import type { Program } from '../programs/programs.ts'
import { type Random, randomId } from '../random.ts'
import type { Stage } from '../stage.ts'
import { ask, type Going, PAUSE_MS } from './call-server.ts'

/** With it begin the keys of bets that are no part of the journal. */
export const OUTSIDE_JOURNAL = 'ffffffff'
/** Of those who leave so many begin a break. */
const ON_BREAK = 0.2
/** A player on a break does not come back: some are left for the end of a long run. */
const LEFT_MIN = 2

/**
 * Players of their own, who sign in, look, bet and leave: by a sign-out, or by a break that nobody can take back. Once
 * either was acknowledged, no server may answer their token with success (I14), and there is no bet of them (I13).
 */
export async function runSignInLoop(stage: Stage, going: Going, random: Random): Promise<void> {
  const players = [...stage.visitors]
  for (; !going.is_over; await sleep(PAUSE_MS)) {
    const index = random.between(0, players.length - 1)
    const user_name = players[index]
    const body = JSON.stringify({ user_name, password: stage.ground.password })
    const server = () => random.pick(stage.servers)
    const session = await ask(server(), { path: '/api/login', body }, going)
    if (session?.status !== 200) continue
    const { token } = (JSON.parse(session.text) as { data: { token: string } }).data
    const call = callOf(token, going)
    await call(server(), LOOK)
    await call(server(), betOf(random))
    const begins_break = random.happens(ON_BREAK) && players.length > LEFT_MIN
    const left = begins_break
      ? await call(server(), {
          method: 'POST',
          path: '/break',
          body: { period: 'week', password: stage.ground.password },
        })
      : await call(server(), { method: 'POST', path: '/logout', body: {} })
    if (begins_break) players.splice(index, 1)
    if (left !== 200) continue
    const late = await Promise.all([...stage.servers.map((one) => call(one, LOOK)), call(server(), betOf(random))])
    if (late.includes(200))
      going.violations.push(`I14 ${user_name}: served after ${begins_break ? 'a break began' : 'a sign-out'}`)
  }
}

/** Bets and slips that were accepted after the break of their player had begun. */
export async function betsOnBreaks(db: Database): Promise<string[]> {
  const rows = await db<{ user_name: string; at: Date }[]>`
    select p.user_name, b.created_at as at from digit_bet.bet b
    join identity.exclusion k on k.player_id = b.player_id and b.created_at > k.begins_at
    join identity.player p on p.id = b.player_id
    union all
    select p.user_name, s.accepted_at from two_d.slip s
    join identity.exclusion k on k.player_id = s.player_id and s.accepted_at > k.begins_at
    join identity.player p on p.id = s.player_id`
  return rows.map(({ user_name, at }) => `I13 ${user_name}: a bet at ${at.toISOString()}, on a break`)
}

const LOOK: Call = { method: 'GET', path: '/user' }
const betOf = (random: Random): Call => ({
  method: 'POST',
  path: '/digitbet',
  body: { bet_type: 'big', bet_amount: 1, multiplier: 1, rolled_number: 4 },
  key: `${OUTSIDE_JOURNAL}${randomId(random).slice(OUTSIDE_JOURNAL.length)}`,
})

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
  key?: string
}

/** Answers the status; 0 where no answer came. */
function callOf(token: string, going: Going) {
  return async (server: Program, { method, path, body, key }: Call): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
    const sent = { path: `/api${path}`, method, headers, ...(body && { body: JSON.stringify(body) }) }
    return (await ask(server, sent, going))?.status ?? 0
  }
}
