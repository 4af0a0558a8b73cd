import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect, inject } from 'vitest'
import { openApp } from '#apps/server/app.ts'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import type { User } from '#identity/contract/player.ts'
import { type HashCost, INVENTED_COST } from '#identity/server/index.ts'
import { type Balances, balancesOf, demoGrant, exchangeMainToGame, post } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { type Database, openDatabase, transaction } from '#platform/server/database/database.ts'
import { roleOf } from '#platform/server/database/logins/programs.ts'
import { allPools, CONSOLE_CONNECTIONS, consolePools } from '#platform/server/database/pool-sizes.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { type SecretKey, secretKey } from '#platform/server/secret-key.ts'
import type { GscSettings, ShanSettings } from '#platform/server/settings.ts'
import { createLog, type Log } from '#platform/server/telemetry/log.ts'
import { freshDatabase } from '../database/fresh-database.ts'
import { observeCall } from './observe-calls.ts'

/** A player with a session, as tests use it. */
export interface TestPlayer {
  id: bigint
  user: User
  phone: string
  password: string
  token: string
}

export interface Reply {
  status: number
  // Each test states the form that it expects of an answer.
  body: Record<string, unknown> & { data?: unknown; message?: string; code?: string; errors?: Record<string, string[]> }
  text: string
  headers: Record<string, unknown>
}

export interface CallOptions {
  token?: string
  body?: unknown
  idempotency_key?: string
  headers?: Record<string, string>
  address?: string
}

export interface TestApp {
  fastify: FastifyInstance
  /** As the server's role. */
  db: Database
  /** As the roles of the other programs. */
  console_db: Database
  worker_db: Database
  reports_db: Database
  /** As the owner of the database: for planting faults and looking at what the server may not see. */
  owner_db: Database
  key: SecretKey
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Reply>
  player(money?: { main?: Money; game?: Money }): Promise<TestPlayer>
  balancesOf(player: TestPlayer): Promise<Balances>
  expectReconciled(): Promise<void>
  close(): Promise<void>
}

const CONNECTIONS = 8
/** The machine of a test is shared with all the others; what is about time says its own. */
export const PATIENT_MS = 30_000
/** As the programs end theirs. */
const ENDING_SECONDS = 5
const PASSWORD = 'umbrella-lantern'

export interface TestAppOptions {
  is_demo?: boolean
  has_api_docs?: boolean
  trusted_proxies?: string[]
  dist_dir?: string
  log?: Log
  gsc?: GscSettings
  shan?: ShanSettings
  demo_play_url?: string
  /** Without it the site has no address of its own, as a demo. */
  site_url?: string
  allowed_origins?: string[]
  path_origins?: string[]
  /** Null for what the hash of a password costs elsewhere: for tests of just that. */
  hash_cost?: HashCost | null
  /** Milliseconds that a call may take. */
  call_ms?: number
  /** Each class of calls has connections of its own, as in a server. */
  has_shares?: true
  /** A PostgreSQL of the test's own. */
  postgres_url?: string
  /** The database of an earlier app, for one that is started again, and the key by which its rows are sealed. */
  database_url?: string
  key?: SecretKey
  /** The way to the database, where it is not the straight one. */
  by?: (url: string) => Promise<string>
}

/** An app of its own for a test file: a fresh database, the real app, no port. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const url = options.database_url ?? (await freshDatabase(options.postgres_url ?? inject('postgres_url')))
  const direction = (await options.by?.(url)) ?? url
  const pools = options.has_shares ? allPools() : { connections: CONNECTIONS }
  const db = openDatabase(direction, { ...pools, role: roleOf('server') })
  const hot_db = openDatabase(direction, { connections: 4, role: roleOf('server'), access: 'by_key' })
  const console_pools = options.has_shares ? consolePools(CONSOLE_CONNECTIONS) : { connections: CONNECTIONS }
  const console_db = openDatabase(direction, { ...console_pools, role: roleOf('console') })
  const reports_db = openDatabase(direction, { connections: 1, role: roleOf('reports') })
  const worker_db = openDatabase(direction, { connections: 3, role: roleOf('worker') })
  const owner_db = openDatabase(url, { connections: 2, role: 'owner' })
  const key = options.key ?? secretKey(randomBytes(32))
  const fastify = await openApp({
    settings: settingsOf(options),
    db,
    hot_db,
    key,
    log: options.log ?? createLog('error'),
    dist_dir: options.dist_dir ?? null,
    ...hashCostOf(options),
    call_ms: options.call_ms ?? PATIENT_MS,
  })
  const call: TestApp['call'] = (method, path, options = {}) => send(fastify, method, path, options)

  return {
    fastify,
    db,
    console_db,
    worker_db,
    reports_db,
    owner_db,
    key,
    call,
    player: playerMaker(call, owner_db),

    balancesOf: (player) => balancesOf(db, player.id),

    async expectReconciled() {
      const wrong = (await runReconciliation(reports_db, key)).filter((check) => check.discrepancies.length > 0)
      expect(wrong).toEqual([])
    },

    async close() {
      await fastify.close()
      await Promise.all(
        [db, hot_db, console_db, worker_db, reports_db, owner_db].map((pool) => pool.end({ timeout: ENDING_SECONDS })),
      )
    },
  }
}

/** Two answers that say the same are the same, also in different seconds. */
export const withoutDate = (headers: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date'))

/** The players of a test are invented, and many: at full cost their passwords take much of the processor time. */
export const hashCostOf = ({ hash_cost = INVENTED_COST }: { hash_cost?: HashCost | null }) =>
  hash_cost === null ? {} : { hash_cost }

export const settingsOf = (options: TestAppOptions) => ({
  is_demo: options.is_demo ?? false,
  trusted_proxies: options.trusted_proxies ?? [],
  has_api_docs: options.has_api_docs ?? false,
  brand_name: 'Thazin',
  gsc: options.gsc ?? null,
  shan: options.shan ?? null,
  demo_play_url: options.demo_play_url ?? null,
  site_url: options.site_url ?? 'http://localhost:3000',
  is_site_url_set: options.site_url !== undefined,
  allowed_origins: options.allowed_origins ?? [],
  path_origins: options.path_origins ?? [],
  default_language: 'en' as const,
})

/** Registers a player over HTTP, and funds them. */
function playerMaker(call: TestApp['call'], owner_db: Database): TestApp['player'] {
  let phones = 0
  return async (money = {}) => {
    const phone = `0942${String(++phones).padStart(7, '0')}`
    const body = { name: 'Ko Aung', phone, password: PASSWORD, password_confirmation: PASSWORD }
    // Each from a network of its own: a test's players are not one person, and each registration counts.
    const address = `10.${1 + (phones >> 8)}.${phones & 255}.1`
    const reply = await call('POST', '/api/register', { body, address })
    expect(reply.status, reply.text).toBe(200)
    const { token, user } = reply.body.data as { token: string; user: User }
    await fund(owner_db, BigInt(user.id), money)
    return { id: BigInt(user.id), user, phone, password: PASSWORD, token }
  }
}

export async function send(
  app: FastifyInstance,
  method: 'GET' | 'POST',
  path: string,
  call: CallOptions,
): Promise<Reply> {
  const response = await app.inject({
    method,
    url: path,
    remoteAddress: call.address ?? '10.0.0.1',
    headers: {
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(call.idempotency_key !== undefined && { 'idempotency-key': call.idempotency_key }),
      ...call.headers,
    },
    ...(call.body !== undefined && { payload: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
  })
  const is_json = response.headers['content-type']?.toString().includes('json') ?? false
  const { statusCode: status, body: text, headers } = response
  observeCall({ document: 'openapi.json', method, path, body: call.body, status, text, is_json })
  return { status, body: is_json ? response.json() : {}, text, headers: withoutDate(headers) }
}

/** Money from the platform's demo account, posted in the ledger like any other. */
async function fund(db: Database, player_id: bigint, money: { main?: Money; game?: Money }): Promise<void> {
  const game = money.game ?? 0n
  const amount = (money.main ?? 0n) + game
  if (amount === 0n) return
  const grant_id = uuidV7()
  const exchange_id = uuidV7()
  await transaction(db, async (tx) => {
    await post(tx, [demoGrant({ cause_id: grant_id, player_id, amount })])
    if (game === 0n) return
    await post(tx, [exchangeMainToGame({ cause_id: exchange_id, player_id, amount: game })])
    const { main } = await balancesOf(tx, player_id)
    await tx`
      insert into wallet.exchange (id, player_id, type, amount, main_balance_after, game_balance_after)
      values (${exchange_id}, ${player_id}, 'main_to_game', ${game}, ${main}, ${game})`
  })
}
