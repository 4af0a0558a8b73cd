import { describe, expect, test } from 'vitest'
import { createLog } from '#platform/server/telemetry/log.ts'
import { VERSION } from '#platform/server/version.ts'
import { PERMISSIONS, type Permission, ROLE_PERMISSIONS, ROLES, SUB_AGENT_PERMISSIONS } from '#staff/contract/rules.ts'
import type { TestConsole, TestStaff } from '#tests/support/app/open-console.ts'
import type { Reply } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { openConsole } from './console.ts'

/** Everything here is made from what the server has mounted: a new route is covered as soon as it is there. */
const { app, consoleClient } = await startTestAppWithStaff([])

type Mounted = TestConsole['routes'][number]
type Method = 'GET' | 'POST'
/** Calls that everybody with a session may make, or without one to get it: they concern the caller only. */
const OWN = ['nothing', 'signing_in', 'signed_in']

/** HEAD is answered as GET is, under the same guard; the way out comes last, since it ends the session. */
const routes = () =>
  consoleClient.routes
    .filter(({ method }) => method !== 'HEAD')
    .sort((one, other) => Number(one.url.endsWith('/sign-out')) - Number(other.url.endsWith('/sign-out')))

/** Behind every other one. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const pathOf = ({ url }: Mounted) => url.replace('/api/console', '').replaceAll(/:[a-z_]+/g, '1')
const nameOf = ({ method, url }: Mounted) => `${method} ${url}`
const call = (route: Mounted, as?: TestStaff, headers: Record<string, string | undefined> = {}) =>
  consoleClient.call(route.method as Method, pathOf(route), { ...(as && { as }), headers, body: {} })

/** The answer of the permission check: a call that passes it may still be refused for its content. */
function verdictOf(reply: Reply): string {
  return reply.status === 401 || reply.body.code === 'not_permitted' ? String(reply.body.code) : 'comes in'
}

async function verdicts(as: TestStaff | undefined): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const route of routes()) found[nameOf(route)] = verdictOf(await call(route, as))
  return found
}

/** The table: a route's demand against the permissions. */
function expected(permissions: readonly Permission[]): Record<string, string> {
  const comesIn = ({ demand }: Mounted) => OWN.includes(demand) || permissions.some((one) => one === demand)
  return Object.fromEntries(routes().map((route) => [nameOf(route), comesIn(route) ? 'comes in' : 'not_permitted']))
}

/** A wrong password of one's own is answered with 401 too, and is no matter of permission. */
const withoutOwn = (found: Record<string, string>) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !name.endsWith('/me/authenticator')))

describe('every route of the console', () => {
  test('is mounted here', () => {
    expect(routes().length).toBeGreaterThan(12)
    expect(consoleClient.routes.filter(({ method }) => method === 'HEAD').map(({ url }) => url)).toEqual(
      routes()
        .filter(({ method }) => method === 'GET')
        .map(({ url }) => url),
    )
  })

  test.each(ROLES.filter((role) => role !== 'sub_agent'))('lets in %s as the table says', async (role) => {
    const staff = await consoleClient.staff(role)
    expect(withoutOwn(await verdicts(staff))).toEqual(withoutOwn(expected(ROLE_PERMISSIONS[role])))
  })

  test('that decides refuses support: of all that changes something a note on a player is theirs alone', () => {
    const calls = routes().filter(({ demand }) => ROLE_PERMISSIONS.support.some((permission) => permission === demand))
    expect(calls.filter(({ method }) => method === 'POST').map(nameOf)).toEqual(['POST /api/console/players/:id/notes'])
    const offered = ROLE_PERMISSIONS.support.filter((permission) => !permission.endsWith('.read'))
    expect(offered).toEqual(['player_notes.write'])
  })

  test.each([
    ['nothing', []],
    ['one thing', ['deposits.read']],
    ['all that can be chosen', [...SUB_AGENT_PERMISSIONS]],
    ['more than can be chosen', [...PERMISSIONS]],
  ] satisfies [string, Permission[]][])('lets in a sub-agent with %s for that alone', async (_case, permissions) => {
    const agent = await consoleClient.hire('agent')
    const staff = await consoleClient.staff('sub_agent', { parent_id: agent.id, permissions })
    const chosen = SUB_AGENT_PERMISSIONS.filter((one) => permissions.some((permission) => permission === one))
    expect(withoutOwn(await verdicts(staff))).toEqual(withoutOwn(expected(chosen)))
  })

  test('is closed to who has no session, but for the sign-in and reports of failed screens', async () => {
    const found = await verdicts(undefined)
    const open = Object.keys(found).filter((name) => found[name] !== 'unauthenticated')
    expect(open).toEqual(['POST /api/console/sign-in', 'POST /api/console/client-errors'])
  })

  test('that changes something refuses a call from elsewhere before it asks who calls', async () => {
    const owner = await consoleClient.staff('owner')
    for (const route of routes().filter(({ method }) => method === 'POST')) {
      const elsewhere = await call(route, owner, { origin: 'http://evil.test' })
      expect([elsewhere.status, elsewhere.body.code], nameOf(route)).toEqual([403, 'foreign_request'])
      const form = await call(route, owner, { 'content-type': 'text/plain' })
      expect([form.status, form.body.code], nameOf(route)).toEqual([415, 'unsupported_media_type'])
    }
  })

  test('that reads needs a permission to read, and what changes something needs another', () => {
    for (const { method, url, demand } of routes()) {
      if (OWN.includes(demand)) continue
      expect(demand.endsWith('.read'), `${method} ${url} demands ${demand}`).toBe(method === 'GET')
    }
  })

  test('that reads changes nothing, no matter who calls', async () => {
    const owner = await consoleClient.staff('owner')
    const before = await everyRow()
    for (const route of routes().filter(({ method }) => method === 'GET')) await call(route, owner)
    expect(await everyRow()).toEqual(before)
  })

  test.each([
    ['a number of many digits', '999999999999999999', '999999999'],
    ['a day or a moment that no calendar has', '2026-02-31', '2026-99-99T99:99Z'],
    ['NUL', '%00'],
    ['a place in a list that is none', `1_${'-'.repeat(36)}`, `${'9'.repeat(17)}_${LAST_ID}_bet`],
    ['a place that no list has come to', `${'9'.repeat(17)}_${LAST_ID}`],
  ])('that is asked for %s refuses it or finds nothing, and never fails', async (_what, ...odd) => {
    for (const value of odd) {
      const owner = await consoleClient.staff('owner')
      for (const requested of routes().flatMap((route) => requestedWith(route, value))) {
        const { status } = await consoleClient.call('GET', requested, { as: owner })
        expect([200, 400, 404, 422], `${requested} answered ${status}`).toContain(status)
      }
    }
  })

  test.each(['auditor', 'support'] as const)('leaves everything as it is when the %s calls it', async (role) => {
    const staff = await consoleClient.staff(role)
    const before = await everyRow()
    for (const route of routes().filter(({ demand }) => !OWN.includes(demand))) await call(route, staff)
    expect(await everyRow()).toEqual(before)
  })
})

/** The addresses of a list or a row with a value in each place that takes one. */
function requestedWith(route: Mounted, value: string): string[] {
  if (route.method !== 'GET') return []
  const path = pathOf(route)
  const span = route.questions.includes('to') ? { from: '2026-11-01', to: '2026-11-02' } : {}
  const requested = route.questions.map((name) => ({ ...span, [name]: value }))
  const queries = requested.map((query) => Object.entries(query).map((pair) => pair.join('=')))
  const rows = path.includes('/1') ? [path.replace('/1', `/${value}`)] : []
  return [...rows, ...queries.map((query) => `${path}?${query.join('&')}`)]
}

/** A fingerprint of each table of the platform. */
async function everyRow(): Promise<Record<string, string>> {
  const tables = await app.owner_db<{ name: string }[]>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await app.owner_db.unsafe(
      `select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${name} t`,
    )
    found[name] = String(row?.print)
  }
  return found
}

test('a console with a route that does not say who may call it does not start', async () => {
  const { app: fastify } = await openConsole({
    settings: {
      is_demo: true,
      trusted_proxies: [],
      brand_name: 'Thazin',
      site_url: 'http://thazin.test',
      installation: 'thazin',
    },
    db: app.console_db,
    key: app.key,
    log: createLog('silent'),
    dist_dir: null,
  })
  expect(() => fastify.get('/api/console/anything', () => 'open to the world')).toThrow(/does not say who may call it/)
  expect(() =>
    fastify.get('/api/console/other', { config: { caller: 'staff:unknown.permission' } as object }, () => ''),
  ).toThrow(/does not say who may call it/)
  await fastify.close()
})

test('tells the machines around the platform that it lives and can work', async () => {
  expect((await consoleClient.fastify.inject('/healthz')).json()).toEqual({ status: 'ok', version: VERSION })
  expect((await consoleClient.fastify.inject('/readyz')).json()).toEqual({ status: 'ok' })
})
