import { randomBytes } from 'node:crypto'
import { openConsole } from '#apps/server/console.ts'
import { hashPassword } from '#identity/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { secretKey } from '#platform/server/secret-key.ts'
import { createLog } from '#platform/server/telemetry/log.ts'

export interface ReportTimes {
  name: string
  first_ms: number
  /** The slowest of those that follow: by then the database has its plans. */
  again_ms: number
  /** Whether a recount finds it equal to the ledger, and how long that takes; null for what has no recount. */
  is_equal: boolean | null
  recount_ms: number | null
  /** The longest time that a reader should wait, in milliseconds. */
  ms_max: number
}

const MS_MAX = 300
/** Of what adds up every player. */
const LONG_MS_MAX = 1_000

/** A prepared statement is planned anew five times; from then on the database may keep what it planned. */
const READS_MORE = 6
const HOST = 'console.test'
const PASSWORD = 'umbrella-lantern-march'

export async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const began_at = performance.now()
  await work()
  return performance.now() - began_at
}

/** A console of this process, and two people of the staff who read in it. */
export interface ConsoleReader {
  /** Answers what the report says of itself beside the ledger; null where it says nothing. @throws Error where it is refused */
  read(who: 'owner' | 'agent', path: string): Promise<boolean | null>
  some: Some
  close(): Promise<void>
}

/** Values in the addresses of reports: spans of days, some player, some game that was much played, and an agent. */
export interface Some {
  year: string
  /** Much the same: older months of players are kept as a whole. */
  months: string
  month: string
  player_id: string
  game: string
  agent_id: string
}

/** @param call_ms what a call may take, where it is not the usual time */
export async function openReader(db: Database, owner_db: Database, call_ms?: number): Promise<ConsoleReader> {
  const { app } = await openConsole({
    settings: {
      is_demo: true,
      trusted_proxies: [],
      brand_name: 'Thazin',
      site_url: 'http://localhost:3000',
      installation: 'thazin',
    },
    db,
    key: secretKey(randomBytes(32)),
    log: createLog('silent'),
    dist_dir: null,
    ...(call_ms === undefined ? {} : { call_ms }),
  })
  const signIn = async (user_name: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/console/sign-in',
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        'x-requested-by': 'console',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ user_name, password: PASSWORD }),
    })
    return String(reply.headers['set-cookie']).split(';')[0] ?? ''
  }
  const { owner, agent, some } = await readers(owner_db)
  const cookies = { owner: await signIn(owner), agent: await signIn(agent) }
  return {
    some,
    close: () => app.close(),
    async read(who, path) {
      const request = { url: `/api/console${path}`, headers: { host: HOST, cookie: cookies[who] } }
      // A file is timed up to its first rows.
      if (path.includes('.csv')) {
        const reply = await app.inject({ ...request, payloadAsStream: true })
        if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode}`)
        for await (const rows of reply.stream()) if (String(rows).length > 1) break
        return null
      }
      const reply = await app.inject(request)
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`)
      return reply.json<{ data?: { check?: { is_equal: boolean } } }>().data?.check?.is_equal ?? null
    },
  }
}

/** Each report of the year behind this moment, some times, as the owner and as the agent with most players. */
export async function fetchEveryReport(db: Database, owner_db: Database): Promise<ReportTimes[]> {
  const reader = await openReader(db, owner_db)
  const found: ReportTimes[] = []
  for (const [who, calls] of [
    ['owner', [...FOR_ALL, ...FOR_THE_COMPANY]],
    ['agent', FOR_ALL],
  ] as const) {
    for (const [name, pathOf] of calls) {
      const path = pathOf(reader.some)
      const first_ms = await timed(() => reader.read(who, path))
      let again_ms = 0
      for (let n = 0; n < READS_MORE; n++) again_ms = Math.max(again_ms, await timed(() => reader.read(who, path)))
      const ms_max = LONG.some((part) => path.includes(part)) ? LONG_MS_MAX : MS_MAX
      found.push({ name: `${who}: ${name}`, first_ms, again_ms, ms_max, ...(await recount(reader, who, path)) })
    }
  }
  await reader.close()
  return found
}

/** Files and lists have no recount. */
async function recount(
  reader: ConsoleReader,
  who: 'owner' | 'agent',
  path: string,
): Promise<Pick<ReportTimes, 'is_equal' | 'recount_ms'>> {
  if (!path.startsWith('/reports/') || path.includes('.csv')) return { is_equal: null, recount_ms: null }
  let is_equal: boolean | null = null
  const url = `${path}${path.includes('?') ? '&' : '?'}recount=true`
  const recount_ms = await timed(async () => (is_equal = await reader.read(who, url)))
  return { is_equal: is_equal ?? false, recount_ms }
}

/** Their passwords are known from now on: this is for databases of the bench. */
async function readers(owner_db: Database): Promise<{ owner: string; agent: string; some: Some }> {
  await owner_db`
    insert into staff.staff (user_name, password_hash, role) values ('bench', '-', 'owner') on conflict do nothing`
  const [row] = await owner_db<
    { agent: string; agent_id: bigint; player_id: bigint; product_code: number; game_code: string }[]
  >`
    select a.agent, a.agent_id, p.player_id, g.product_code, g.game_code
    from (select s.user_name as agent, s.id as agent_id from staff.staff s join identity.player p on p.agent_id = s.id
          group by 1, 2 order by count(*) desc limit 1) a
    cross join (select player_id from digit_bet.bet group by 1 order by count(*) desc limit 1) p
    cross join (select product_code, game_code from seamless.effect group by 1, 2 order by count(*) desc limit 1) g`
  if (!row) throw new Error('nobody played in this database')
  await owner_db`
    update staff.staff set password_hash = ${await hashPassword(PASSWORD)} where user_name in ('bench', ${row.agent})`
  // Yangon's day: the one before would leave out what is aggregated of today.
  const day = (ago: number) => new Date(Date.now() + (6.5 - ago * 24) * 3_600_000).toISOString().slice(0, 10)
  const game = `product_code=${row.product_code}&game_code=${encodeURIComponent(row.game_code)}`
  return {
    owner: 'bench',
    agent: row.agent,
    some: {
      year: `from=${day(365)}&to=${day(0)}`,
      months: `from=${day(335).slice(0, 7)}-01&to=${day(0)}`,
      month: `from=${day(29)}&to=${day(0)}`,
      player_id: String(row.player_id),
      game,
      agent_id: String(row.agent_id),
    },
  }
}

const LONG = ['/reports/players', '/reports/liabilities']

export type ReportCall = [name: string, path: (some: Some) => string]

export const FOR_ALL: ReportCall[] = [
  ['today at a glance', () => '/reports/today'],
  ...['day', 'hour', 'account', 'agent'].map(
    (by): ReportCall => [`deposits and withdrawals by ${by}`, ({ year }) => `/reports/cash?${year}&by=${by}`],
  ),
  ...['day', 'game', 'provider', 'agent'].map(
    (by): ReportCall => [`win and loss by ${by}`, ({ year }) => `/reports/play?${year}&by=${by}`],
  ),
  ['winners and losers', ({ months }) => `/reports/players?${months}`],
  ['liabilities against cash', () => '/reports/liabilities'],
  ['transfers', ({ year }) => `/transfers?${year}`],
  ['transfers of games', ({ year }) => `/transfers?${year}&what=play`],
  ['transfers, deposits', ({ year }) => `/transfers?${year}&what=deposits`],
  ['transfers, corrections', ({ year }) => `/transfers?${year}&what=corrections`],
  ['transfers of one game', ({ year, game }) => `/transfers?${year}&what=providers&${game}`],
  ['transfers of one player', ({ year, player_id }) => `/transfers?${year}&player_id=${player_id}`],
  ['transfers of one account', ({ year }) => `/transfers?${year}&account=cash`],
  ['transfers of one hour of the day', ({ year }) => `/transfers?${year}&what=withdrawals&hour=04`],
  ['first rows of the players’ file', ({ months }) => `/reports/players.csv?${months}`],
  ['first rows of the transfers’ file', ({ year }) => `/transfers.csv?${year}`],
  ['first rows of one game’s file', ({ year, game }) => `/transfers.csv?${year}&what=providers&${game}`],
]

export const FOR_THE_COMPANY: ReportCall[] = [
  ['return to player', ({ year }) => `/reports/rtp?${year}`],
  ['closed days', () => '/closing-statements'],
  ['transfers of one agent', ({ year, agent_id }) => `/transfers?${year}&what=play&agent_id=${agent_id}`],
]
