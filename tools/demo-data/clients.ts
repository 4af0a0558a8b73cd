import { createHmac, hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { GscSettings, ShanSettings } from '#platform/server/settings.ts'
import type { PoolsClock } from './clock/clock.ts'

/** The platform as its players and its partners reach it: the same routes, without a network between. */
export interface SiteClient {
  site: FastifyInstance
  /** Of the connections behind this client. */
  clock: PoolsClock
  /** The aggregator is ourselves; this is what its calls are signed with. */
  gsc: Pick<GscSettings, 'operator_code' | 'secret_key'>
  /** And so is the provider of the Shan table. */
  shan: Pick<ShanSettings, 'secret_key'>
}

/** The platform as its staff reaches it. */
export interface ConsoleClient {
  console: FastifyInstance
  clock: PoolsClock
}

export interface Reply {
  status: number
  // Each caller states the form that it expects of an answer.
  data: unknown
  text: string
  cookie: string
}

interface Call {
  token?: string
  cookie?: string
  body?: object
  address: string
  /** How the browser names itself, where somebody will see it. */
  user_agent?: string
}

export type CallPath = `${'GET' | 'POST'} /${string}`

export const callSite = (client: SiteClient, place: CallPath, call: Call): Promise<Reply> =>
  send({ app: client.site, prefix: '/api', clock: client.clock }, place, call)

export const callConsole = (client: ConsoleClient, place: CallPath, call: Call): Promise<Reply> =>
  send({ app: client.console, prefix: '/api/console', clock: client.clock }, place, call)

const HOST = 'history.invalid'

interface Entrance {
  app: FastifyInstance
  prefix: string
  clock: PoolsClock
}

async function send({ app, prefix, clock }: Entrance, place: CallPath, call: Call): Promise<Reply> {
  clock.sync()
  const [method, path] = place.split(' ') as ['GET' | 'POST', string]
  const response = await app.inject({
    method,
    url: prefix + path,
    remoteAddress: call.address,
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'x-requested-by': 'console',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(call.user_agent !== undefined && { 'user-agent': call.user_agent }),
      ...(call.cookie !== undefined && { cookie: call.cookie }),
    },
    ...(method === 'POST' && { payload: JSON.stringify(call.body ?? {}) }),
  })
  if (response.statusCode >= 500) throw new Error(`${place} answered ${response.statusCode}: ${response.body}`)
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const { data = null } = JSON.parse(response.body) as { data?: unknown }
  return { status: response.statusCode, data, text: response.body, cookie }
}

/** The call must succeed: a history with a refusal that nobody planned is no history. */
export function requireDone(reply: Reply, what: string): Reply {
  if (reply.status !== 200) throw new Error(`${what} was refused: ${reply.text}`)
  return reply
}

const SIGNED_ACTIONS = { withdraw: 'withdraw', deposit: 'deposit', pushbetdata: 'pushbetdata' } as const
/** Some calls are refused with a problem code that is known beforehand. */
export function requireRefusal({ text }: Reply, what: string, codes: readonly string[]): void {
  const { code } = JSON.parse(text) as { code?: string }
  if (!codes.includes(String(code))) throw new Error(`${what} was refused: ${text}`)
}

/** Where partners call from. */
const PROVIDERS_ADDRESS = '127.0.0.1'

/** A call of the aggregator, signed as it signs. */
export async function callAsAggregator(
  { site, clock, gsc }: SiteClient,
  name: keyof typeof SIGNED_ACTIONS,
  fields: object,
): Promise<{ data?: { code: number; balance: number }[]; code?: number }> {
  clock.sync()
  const request_time = String(Math.floor(Date.now() / 1_000))
  const sign = hash('md5', gsc.operator_code + request_time + SIGNED_ACTIONS[name] + gsc.secret_key)
  const response = await site.inject({
    method: 'POST',
    url: `/api/v1/api/seamless/${name}`,
    remoteAddress: PROVIDERS_ADDRESS,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ operator_code: gsc.operator_code, currency: 'MMK', ...fields, request_time, sign }),
  })
  return JSON.parse(response.body) as { data?: { code: number; balance: number }[]; code?: number }
}

/** A round that the provider of the Shan table reports, signed over its fields in their order by name. */
export async function callAsShan({ site, clock, shan }: SiteClient, round: object): Promise<{ code: string }> {
  clock.sync()
  const signed = JSON.stringify(Object.fromEntries(Object.entries(round).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  const signature = createHmac('md5', shan.secret_key).update(signed).digest('hex')
  const response = await site.inject({
    method: 'POST',
    url: '/api/shan/client/balance-update',
    remoteAddress: PROVIDERS_ADDRESS,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...round, signature }),
  })
  return JSON.parse(response.body) as { code: string }
}
