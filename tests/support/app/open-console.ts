import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { type ConsoleDependencies, openConsole } from '#apps/server/console.ts'
import { type HashCost, hashPassword, INVENTED_COST } from '#identity/server/index.ts'
import { noteWorker } from '#job/server/index.ts'
import { createLog, type Log } from '#platform/server/telemetry/log.ts'
import type { Permission, Role } from '#staff/contract/rules.ts'
import { observeCall } from './observe-calls.ts'
import { hashCostOf, PATIENT_MS, type Reply, type TestApp, withoutDate } from './start-test-app.ts'

export interface TestStaff {
  id: bigint
  user_name: string
  password: string
  role: Role
  /** The session, as a browser would send it. */
  cookie: string
}

interface ConsoleCall {
  as?: Pick<TestStaff, 'cookie'>
  body?: unknown
  /** In place of what the console itself sends; undefined leaves a header out. */
  headers?: Record<string, string | undefined>
  address?: string
}

export interface TestConsole {
  fastify: FastifyInstance
  /** The routes that are mounted, as the app itself lists them. */
  routes: Awaited<ReturnType<typeof openConsole>>['routes']
  call(method: 'GET' | 'POST', path: string, call?: ConsoleCall): Promise<Reply & { cookie: string }>
  /** Somebody of the staff without a session. */
  hire(role: Role, more?: { parent_id?: bigint; permissions?: Permission[]; player_id?: bigint }): Promise<TestStaff>
  /** The same, signed in; in a console of the demo, which asks for no code. */
  staff(role: Role, more?: { parent_id?: bigint; permissions?: Permission[]; player_id?: bigint }): Promise<TestStaff>
  close(): Promise<void>
}

const HOST = 'console.test'
/** In production the console answers over https only. */
const TLS_PROXY = '10.255.255.1'
const PASSWORD = 'umbrella-lantern-march'

/** The staff's server of a test, without a port. */
export async function openConsoleOf(
  app: TestApp,
  options: Partial<ConsoleDependencies['settings']> & {
    dist_dir?: string
    hash_cost?: HashCost | null
    call_ms?: number
    log?: Log
  } = {},
): Promise<TestConsole> {
  const { dist_dir = null, hash_cost, call_ms = PATIENT_MS, log = createLog('error'), ...settings } = options
  const { app: fastify, routes } = await openConsole({
    settings: {
      is_demo: true,
      trusted_proxies: settings.is_demo === false ? [TLS_PROXY] : [],
      brand_name: 'Thazin',
      site_url: 'http://thazin.test',
      installation: 'thazin',
      ...settings,
    },
    db: app.console_db,
    key: app.key,
    log,
    dist_dir,
    ...hashCostOf({ hash_cost }),
    call_ms,
  })
  // The template of the database is older than any test: without a sign of a worker each console would say so.
  await noteWorker(app.worker_db)
  const password_hash = await hashPassword(PASSWORD, INVENTED_COST)
  let hired = 0

  const client: TestConsole = {
    fastify,
    routes,

    call: (method, path, call = {}) => send(fastify, method, path, settings.is_demo === false ? overHttps(call) : call),

    async hire(role, more = {}) {
      const user_name = `${role.replace('_', '-')}.${++hired}-${randomUUID().slice(0, 6)}`
      const [row] = await app.owner_db<{ id: bigint }[]>`
        insert into staff.staff (user_name, password_hash, role, parent_id, permissions, player_id)
        values (${user_name}, ${password_hash}, ${role}, ${more.parent_id ?? null}, ${more.permissions ?? []},
                ${more.player_id ?? null}) returning id`
      return { id: row?.id ?? 0n, user_name, password: PASSWORD, role, cookie: '' }
    },

    async staff(role, more) {
      const staff = await client.hire(role, more)
      const body = { user_name: staff.user_name, password: staff.password }
      const reply = await client.call('POST', '/sign-in', { body, address: `10.7.${hired & 255}.1` })
      expect(reply.body.data, reply.text).toMatchObject({ next: 'nothing' })
      return { ...staff, cookie: reply.cookie }
    },

    close: () => fastify.close(),
  }
  return client
}

/** As it comes through a proxy that ends TLS. */
const overHttps = (call: ConsoleCall): ConsoleCall => ({
  ...call,
  address: TLS_PROXY,
  headers: {
    origin: `https://${HOST}`,
    'x-forwarded-for': call.address ?? '10.0.0.1',
    'x-forwarded-proto': 'https',
    ...call.headers,
  },
})

/** As the console itself would send it, unless the test says otherwise. */
async function send(app: FastifyInstance, method: 'GET' | 'POST', path: string, call: ConsoleCall) {
  const sent = {
    host: HOST,
    origin: `http://${HOST}`,
    'x-requested-by': 'console',
    ...(method === 'POST' && { 'content-type': 'application/json' }),
    ...(call.as && { cookie: call.as.cookie }),
    ...call.headers,
  }
  const headers = Object.fromEntries(Object.entries(sent).filter((entry) => entry[1] !== undefined))
  const payload = typeof call.body === 'string' ? call.body : JSON.stringify(call.body ?? {})
  const response = await app.inject({
    method,
    url: `/api/console${path}`,
    remoteAddress: call.address ?? '10.0.0.1',
    headers: headers as Record<string, string>,
    ...(method === 'POST' && { payload }),
  })
  const is_json = response.headers['content-type']?.toString().includes('json') ?? false
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const { statusCode: status, body: text } = response
  observeCall({
    document: 'openapi-console.json',
    method,
    path: `/api/console${path}`,
    body: call.body,
    status,
    text,
    is_json,
  })
  return { status, body: is_json ? response.json() : {}, text, headers: withoutDate(response.headers), cookie }
}
