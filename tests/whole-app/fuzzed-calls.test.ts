import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { Route } from '#platform/server/http/http.ts'
import { routesOf } from '#platform/server/http/mounted-routes.ts'
import { ROLE_PERMISSIONS, ROLES, type Role } from '#staff/contract/rules.ts'
import type { TestStaff } from '../support/app/open-console.ts'
import { bodiesWith } from '../support/call-bodies.ts'
import { bodiesOf, type FuzzedBody, type Plausible, placesOf, queriesOf } from '../support/fuzz/bodies.ts'
import { watchChanges } from '../support/fuzz/changes.ts'
import { openFuzzedServers } from '../support/fuzz/fuzzed-servers.ts'
import { type FuzzReply, faultIn } from '../support/fuzz/judge.ts'

/** Of each call: bodies, or queries and places of a call that only reads. */
const [BODIES, ADDRESSES] = inject('is_deep') ? [200, 100] : [8, 4]
const DEEP_MS = 900_000
/** One of the staff may make some hundred calls in a row. */
const CALLS_OF_STAFF = 200

let open: Awaited<ReturnType<typeof openFuzzedServers>>
let changed: () => Promise<string[]>
let bodies: Record<string, Record<string, unknown>>
beforeAll(async () => {
  open = await openFuzzedServers()
  changed = await watchChanges(open.site.owner_db)
  bodies = bodiesWith(open.account)
})
afterAll(() => open.close())

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const plausibleOf = (route: Route): Plausible => ({ ...open.plausible, fields: bodies[nameOf(route)] ?? {} })

interface Call {
  route: Route
  url: string
  body: FuzzedBody | null
}

let calls = 0
const address = () => `10.${60 + (++calls >> 16)}.${(calls >> 8) & 255}.${calls & 255}`

async function send(app: typeof open.site.fastify, { route, url, body }: Call, headers: object): Promise<FuzzReply> {
  const { method } = route
  const type = method === 'POST' ? { 'content-type': body?.type ?? 'application/json' } : {}
  const response = await app.inject({
    method,
    url,
    remoteAddress: address(),
    headers: { ...type, ...headers },
    ...(method === 'POST' && { payload: body?.text ?? '{}' }),
  })
  const is_json = response.headers['content-type']?.toString().includes('json') ?? false
  return { status: response.statusCode, body: is_json ? response.json() : {}, text: response.body }
}

let player: Awaited<ReturnType<typeof open.site.player>> | null = null
/** As a player who has not called too often yet, and may still play. */
async function callSite(call: Call, tries = 2): Promise<FuzzReply> {
  player ??= await open.site.player({ main: kyat(100_000), game: kyat(100_000) })
  await changed()
  const reply = await send(open.site.fastify, call, { authorization: `Bearer ${player.token}` })
  const is_worn = reply.status === 429 || /^(?:unauthenticated|ended_|player_)/.test(reply.body.code ?? '')
  if (!is_worn || tries === 0) return reply
  player = null
  return callSite(call, tries - 1)
}

const staff = new Map<Role, { person: TestStaff; calls: number }>()
/** As one of the staff whose role may make the call. */
async function callConsole(call: Call, tries = 2): Promise<FuzzReply> {
  const demand = call.route.caller.replace('staff:', '')
  const role = ROLES.find((one) => ROLE_PERMISSIONS[one].some((permission) => permission === demand)) ?? 'owner'
  const known = staff.get(role) ?? { person: await open.client.staff(role), calls: 0 }
  staff.set(role, { ...known, calls: known.calls + 1 })
  if (known.calls >= CALLS_OF_STAFF) staff.delete(role)
  await changed()
  const reply = await send(open.client.fastify, call, {
    host: 'console.test',
    origin: 'http://console.test',
    'x-requested-by': 'console',
    cookie: known.person.cookie,
  })
  const is_worn = reply.status === 429 || (reply.status === 401 && reply.body.code === 'unauthenticated')
  if (!is_worn || tries === 0) return reply
  staff.delete(role)
  return callConsole(call, tries - 1)
}

interface Runs {
  numRuns: number
  seed: number
}

/** The smallest call of a kind that is answered wrongly, or null. */
async function worstOf(
  calls_of: fc.Arbitrary<Call>,
  call: typeof callSite,
  { numRuns, seed }: Runs,
): Promise<string | null> {
  const run = await fc.check(
    fc.asyncProperty(calls_of, async (one) => {
      const reply = await call(one)
      const fault = faultIn({ ...one, reply, changed: await changed() })
      if (fault === null) return
      const said = one.body ? String(one.body.text).slice(0, 400) : ''
      throw new Error(
        `${nameOf(one.route)} ${fault}\n  ${one.url.slice(0, 300)} ${said}\n  ${reply.text.slice(0, 300)}`,
      )
    }),
    { numRuns, seed },
  )
  return run.failed ? `${(run.errorInstance as Error).message} (${run.counterexamplePath})` : null
}

function callsOf(route: Route, with_body: boolean): fc.Arbitrary<Call> {
  const plausible = plausibleOf(route)
  const names = route.path.match(/:\w+/g) ?? []
  const places = fc.tuple(
    ...names.map((name) => placesOf(route.params, name.slice(1), plausible, with_body ? 'known' : 'any')),
  )
  const query = with_body ? fc.constant('') : queriesOf(route.query, plausible)
  const body = with_body ? bodiesOf(route.body, plausible) : fc.constant(null)
  return fc.tuple(places, query, body).map(([values, requested, sent]) => {
    const path = names.reduce((rest, name, index) => rest.replace(name, () => values[index] ?? ''), route.path)
    return { route, url: requested === '' ? path : `${path}?${requested}`, body: sent }
  })
}

async function faultsOf(routes: readonly Route[], call: typeof callSite, with_body: boolean): Promise<string[]> {
  const faults: string[] = []
  for (const [index, route] of routes.entries()) {
    // Calls of one shape are not called with the same values.
    const runs = { numRuns: with_body ? BODIES : ADDRESSES, seed: (fc.readConfigureGlobal().seed ?? 0) + index }
    const fault = await worstOf(callsOf(route, with_body), call, runs)
    if (fault !== null) faults.push(fault)
  }
  return faults
}

describe.each([
  ['the site', () => routesOf(open.site.fastify), callSite],
  ['the console', () => routesOf(open.client.fastify), callConsole],
] as const)('every call of %s', (_name, mounted, call) => {
  test('answers any body without a fault: named by its field where it is wrong, and without a trace where it is refused', {
    timeout: DEEP_MS,
  }, async () => {
    // Nobody looks at what comes with a logout.
    const routes = mounted().filter(({ method, path }) => method === 'POST' && path !== '/api/logout')
    expect(await faultsOf(routes, call, true)).toEqual([])
  })

  test('answers any address without a fault', { timeout: DEEP_MS }, async () => {
    const routes = mounted().filter(
      ({ path, query, method }) => path.includes(':') || query !== undefined || method === 'GET',
    )
    expect(await faultsOf(routes, call, false)).toEqual([])
  })
})
