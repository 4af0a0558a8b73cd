import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { Route } from '#platform/server/http/http.ts'
import { routesOf } from '#platform/server/http/mounted-routes.ts'
import { type Reply, startTestApp, type TestApp, type TestPlayer } from '../support/app/start-test-app.ts'
import { bodiesWith } from '../support/call-bodies.ts'
import { SPEC_CALLS } from '../support/spec-calls.ts'
import { paymentAccount } from '../support/use-cases/payment-accounts.ts'
import { openTestDraw } from '../support/use-cases/two-d-draw.ts'

// Goes over what the app has mounted, so that a call that comes later is met as well.

let app: TestApp
let players: TestPlayer[]
let bodies: Record<string, Record<string, unknown>>
beforeAll(async () => {
  app = await startTestApp()
  const account = await paymentAccount(app)
  await openTestDraw(app.owner_db)
  players = []
  for (let count = 0; count < PLAYERS; count++)
    players.push(await app.player({ main: kyat(100_000), game: kyat(100_000) }))
  bodies = bodiesWith(account)
})
afterAll(() => app.close())

/** Each may call so often only; the next one goes on. */
const PLAYERS = 8
/** Callbacks of a partner: the server reads them by the partner's own protocol. */
const CALLBACKS = ['POST /api/shan/balance', 'POST /api/shan/client/balance-update']

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`
const mounted = () => routesOf(app.fastify)
const calls = () => mounted().filter((route) => route.method === 'POST' && !CALLBACKS.includes(nameOf(route)))
const fieldsOf = (schema: unknown) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})

const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`
const NUMBERS_IN_QUOTES = ['"-1"', '"1e400"']
const SENSELESS = ['null', '[]', '{}', 'true', '""', '-1', ...NUMBERS_IN_QUOTES, DEEP]
/** Fields of free text, in which a number in quotes is a text like any other. */
const FREE_TEXTS =
  /(?:name|member_account|operator_code|password|password_confirmation|current_password|referral_code|game_code|client_seed)$/
/** Values that are no fault: for fields that may be empty, and for the field that nobody reads. */
const HARMLESS: Record<string, readonly string[]> = {
  'POST /api/register referral_code': ['null', '""'],
  'POST /api/depositfinicial receipt': ['null', '""'],
  'POST /api/depositfinicial transaction_id': ['null', '""'],
  'POST /api/deposit-limits amount': ['null'],
  'POST /api/seamless/launch-game game_code': ['null', '""'],
  'POST /api/digitbet rolled_number': ['null'],
  'POST /api/digitbet outcome': SENSELESS,
  'POST /api/favourite-games is_favourite': ['true'],
  'POST /api/my-games favourites': ['[]'],
  'POST /api/my-games recent': ['[]'],
  'POST /api/client-errors release': NUMBERS_IN_QUOTES,
  'POST /api/client-errors message': ['""', ...NUMBERS_IN_QUOTES],
  'POST /api/client-errors stack': ['""', ...NUMBERS_IN_QUOTES],
}

let addresses = 0
/** Sends as somebody who has not called too often yet. */
async function send(path: string, body: string): Promise<Reply> {
  const address = `10.77.${++addresses >> 8}.${addresses & 255}`
  const [player] = players
  const reply = await app.call('POST', path.replace(':id', '1'), { body, address, token: player?.token ?? '' })
  if (reply.status !== 429 || players.length === 1) return reply
  players.shift()
  return send(path, body)
}

/** Everything that is kept, but who called when. */
async function everythingKept(): Promise<Record<string, string>> {
  const tables = await app.owner_db<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and schemaname || '.' || tablename not in ('identity.session', 'identity.attempt')`
  const hashes = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash from ${name} t`,
  )
  const rows = await app.owner_db.unsafe<{ name: string; hash: string }[]>(hashes.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

describe('every call of the site', () => {
  test('has a body here that it takes', () => {
    expect(calls().map(nameOf).toSorted()).toEqual(Object.keys(bodies).toSorted())
  })

  test('refuses what makes no sense under the name of its field, and changes nothing', async () => {
    const before = await everythingKept()

    for (const route of calls()) {
      const name = nameOf(route)
      const { ...base } = bodies[name]
      for (const field of fieldsOf(route.body)) {
        const others = Object.entries(base).filter(([key]) => key !== field)
        const rest = others.map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('')
        const texts = FREE_TEXTS.test(field) ? NUMBERS_IN_QUOTES : []
        const harmless = [...texts, ...(HARMLESS[`${name} ${field}`] ?? [])]
        for (const value of SENSELESS.filter((one) => !harmless.includes(one))) {
          const reply = await send(route.path, `{"${field}":${value}${rest}}`)
          const said = `${name} ${field} ${value.slice(0, 20)}: ${reply.text.slice(0, 300)}`
          expect(reply.status, said).toBe(422)
          expect(Object.keys(reply.body.errors ?? {}), said).toContain(field)
        }
        expect((await send(route.path, `{"${field}":1e400${rest}}`)).status).toBe(400)
      }
    }

    expect(await everythingKept()).toEqual(before)
  })

  test('refuses a body that is no object, and changes nothing', async () => {
    const before = await everythingKept()

    for (const route of calls().filter(({ path }) => path !== '/api/logout')) {
      for (const body of ['[]', 'true', '1', '"text"', DEEP, '{"a":']) {
        const reply = await send(route.path, body)
        expect(reply.status, `${nameOf(route)} ${body.slice(0, 20)}: ${reply.text}`).toBe(400)
      }
    }
    for (const path of CALLBACKS.map((name) => name.replace('POST ', ''))) {
      for (const value of SENSELESS) {
        const { status } = await send(path, value)
        expect([400, 401], `${path} ${value.slice(0, 20)}`).toContain(status)
      }
    }

    expect(await everythingKept()).toEqual(before)
  })

  test('refuses a senseless query under the name of its field', async () => {
    const values = ['', 'null', '[]', '{}', 'true', '-1', '1e400', '%00', '၁', '['.repeat(2_000)]
    const free = ['/api/game_lists/:type/:provider search']

    for (const route of mounted().filter(({ query }) => query !== undefined)) {
      for (const field of fieldsOf(route.query)) {
        if (free.includes(`${route.path} ${field}`)) continue
        for (const value of [...values.map((one) => `${field}=${one}`), `${field}=1&${field}=2`]) {
          const url = `${route.path.replace(':key', 'terms').replaceAll(/:\w+/g, '1')}?${value}`
          const reply = await app.call(route.method, url, {
            token: players[0]?.token ?? '',
            ...(route.method === 'POST' && { body: bodies[nameOf(route)] }),
          })
          const said = `${nameOf(route)} ${value.slice(0, 40)}: ${reply.text.slice(0, 300)}`
          expect(reply.status, said).toBe(422)
          expect(Object.keys(reply.body.errors ?? {}), said).toContain(field)
        }
      }
    }
  })

  test('finds nothing at a senseless place in its address', async () => {
    for (const route of mounted().filter(({ path }) => path.includes(':'))) {
      for (const value of ['null', '[]', '-1', '0', '1e400', '%00', '၁', '99999999999999999999']) {
        const url = route.path.replaceAll(/:\w+/g, value)
        const reply = await app.call(route.method, url, { token: players[0]?.token ?? '' })
        expect(reply.status, `${nameOf(route)} ${value}: ${reply.text}`).toBeLessThan(500)
      }
    }
  })
})

describe('a field that a call does not know', () => {
  const of_spec = new Set(SPEC_CALLS.map(([method, path]) => `${method} ${path}`))

  test('is of a call of the specification, or of one of our own: each of its table is mounted with its fields', () => {
    const routes = new Map(mounted().map((route) => [nameOf(route), route]))

    for (const [method, path, fields] of SPEC_CALLS) {
      const route = routes.get(`${method} ${path}`)
      expect(route, path).toBeDefined()
      const known = fieldsOf(method === 'POST' ? route?.body : route?.query)
      expect(known, path).toEqual(expect.arrayContaining([...fields]))
    }
  })

  test('is ignored by the calls of the specification, and refused by its name by our own', async () => {
    const unknown = '"is_admin":true,"outcome_of_bet":"win","constructor":"x"'

    for (const route of calls().toSorted((one) => (one.path === '/api/logout' ? 1 : -1))) {
      const name = nameOf(route)
      const reply = await send(route.path, `{${unknown}}`)
      const errors = Object.keys(reply.body.errors ?? {})
      if (of_spec.has(name)) {
        expect(reply.status, name).not.toBe(400)
        expect(
          errors.filter((field) => unknown.includes(field)),
          name,
        ).toEqual([])
      } else {
        expect(reply.status, `${name}: ${reply.text}`).toBe(422)
        expect(errors, name).toEqual(expect.arrayContaining(['is_admin', 'outcome_of_bet', 'constructor']))
      }
    }
  })

  test('in an address shows nobody what another player has', async () => {
    const [owner, stranger] = [await app.player({ main: kyat(50_000), game: kyat(50_000) }), await app.player()]
    const places = ['depositfinicial', 'exchange-main-to-game', 'twod-bet', 'digitbet'].map((path) => `/api/${path}`)
    for (const path of places) {
      const placed = await app.call('POST', path, { token: owner.token, body: bodies[`POST ${path}`] })
      expect(placed.status, placed.text).toBe(200)
    }
    const foreign = `player_id=${owner.id}&user_id=${owner.id}&id=${owner.id}&user_name=${owner.user.user_name}`

    for (const { path } of mounted().filter(({ method, caller }) => method === 'GET' && caller !== 'anyone')) {
      if (path.includes(':')) continue
      const ask = (query: string) => app.call('GET', `${path}?${needed(path)}${query}`, { token: stranger.token })
      const [plain, requested] = [await ask(''), await ask(foreign)]
      expect([requested.status, requested.text], path).toEqual([plain.status, plain.text])
      expect(plain.status, plain.text).toBe(200)
    }
    const own = await app.call('GET', `/api/twod-bet-slips?${foreign}`, { token: owner.token })
    expect(own.body.data).toHaveLength(1)
  })
})

/** The parameters without which a call does not answer. */
const needed = (path: string) => (path === '/api/player/game-logs' ? 'type=today&' : '')
