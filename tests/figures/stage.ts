import type { FastifyInstance } from 'fastify'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { parseSettings } from '#platform/server/settings.ts'
import { createClock, openShanProvider, restoreClock, STAGED, stageClock } from '#tools/demo-data/index.ts'
import { openStagedConsole, openStagedDatabase, openStagedSite } from '#tools/demo-data/stage.ts'
import { createLottery } from '#tools/demo-data/two-d/server-lottery.ts'
import { newId, signedBody, TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { signed } from '../support/partners/shan-provider.ts'
import type { Month } from './played-month.ts'

const HOST = 'month.invalid'
const STAFF_PASSWORD = 'thazin-demo'
const PASSWORD = 'umbrella-lantern'
const SHAN_SECRET = 'shan of the month'
const SLOTS = { product_code: 1091, game_type: 'SLOT' }

export interface Person {
  id: string
  user_name: string
  phone: string
}

interface Transaction {
  action: string
  amount: number
  wager_code?: string | null
  [field: string]: unknown
}

export type OpenMonth = Awaited<ReturnType<typeof openMonth>>

/** The site and the console of a played month. */
export async function openMonth({ url, data_dir }: Month) {
  const maker = await openShanProvider(SHAN_SECRET)
  const read = parseSettings({ INSTALLATION_NAME: INSTALLATION, DATABASE_URL: url, DATA_DIR: data_dir })
  // The window of callbacks is by the real clock.
  const settings = { ...read, gsc: { ...TEST_GSC, callback_window_seconds: 0 }, shan: maker.settings }
  const [site, consoleClient] = [await openStagedSite({ url, settings }), await openStagedConsole({ url, settings })]
  const [db, draws_db] = [
    openStagedDatabase({ url, settings }, 'owner'),
    openDatabase(url, { connections: 1, role: 'owner', ...STAGED }),
  ]

  /** With a session of its own: hours lie between two acts. */
  const post = async ({ phone }: Pick<Person, 'phone'>, path: string, body: object = {}) => {
    const entered = data(await send(site.app, '/api/login', { body: { user_name: phone, password: PASSWORD } }))
    const { token } = entered as { token: string }
    return data(await send(site.app, `/api${path}`, { body, authorization: `Bearer ${token}` }))
  }
  const signIn = async (user_name: string, password = STAFF_PASSWORD) => {
    const entered = await send(consoleClient.app, '/api/console/sign-in', { body: { user_name, password } })
    return String(entered.headers['set-cookie']).split(';')[0] ?? ''
  }
  const asStaff = async (user_name: string, path: string, body: object = {}) =>
    data(await send(consoleClient.app, `/api/console${path}`, { body, cookie: await signIn(user_name) }))

  return {
    pools: [site.db, consoleClient.db, db, draws_db],
    db,
    draws_db,
    lottery: createLottery(db, new Map()),
    post,
    asStaff,
    signIn,
    ...partnersOf(site.app),

    /** The answer of the console, as text. */
    async read(path: string, cookie: string): Promise<string> {
      const headers = { host: HOST, cookie }
      const reply = await consoleClient.app.inject({ method: 'GET', url: `/api/console${path}`, headers })
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`)
      return reply.body
    },

    /** Somebody new, with the demo's grant. */
    async register(referral_code: string | null): Promise<Person> {
      people += 1
      const phone = `0945${String(people).padStart(7, '0')}`
      const body = { name: 'Ko Aung', phone, password: PASSWORD, password_confirmation: PASSWORD, referral_code }
      const { user } = data(await send(site.app, '/api/register', { body })) as {
        user: { id: number; user_name: string }
      }
      return { id: String(user.id), user_name: user.user_name, phone }
    },

    async close(): Promise<void> {
      maker.close()
      await Promise.all([site.app.close(), consoleClient.app.close()])
      await Promise.all([site.db, consoleClient.db, db, draws_db].map((pool: Database) => pool.end({ timeout: 5 })))
    },
  }
}

/** The callbacks of the partners about their players. */
const partnersOf = (app: FastifyInstance) => ({
  /** One batch of the aggregator; it must be done. */
  async provider({ user_name }: Person, transactions: Transaction[], game = SLOTS): Promise<void> {
    const batch = { member_account: user_name, ...game, transactions: transactions.map(asSent) }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/api/seamless/deposit',
      payload: signedBody('deposit', { batch_requests: [batch] }),
    })
    const codes = reply.json<{ data: { code: number }[] }>().data.map(({ code }) => code)
    if (codes.some((code) => code !== 0)) throw new Error(`the aggregator was answered ${reply.body}`)
  },

  /** The aggregator says how a wager stands. */
  async push({ user_name }: Person, wager: object): Promise<void> {
    const wagers = [{ member_account: user_name, settled_at: Date.now(), ...wager }]
    const payload = signedBody('pushbetdata', { wagers })
    const reply = await app.inject({ method: 'POST', url: '/api/v1/api/seamless/pushbetdata', payload })
    if (reply.json<{ code: number }>().code !== 0) throw new Error(`a push was answered ${reply.body}`)
  },

  /** The callback after a round at the Shan table: it has the new balance of one player. */
  async shanRound({ user_name }: Person, balance: number): Promise<void> {
    const timestamp = `${new Date(Date.now()).toISOString().slice(0, 19)}+0000`
    const round = { wager_code: newId(), game_type_id: 15, timestamp, players: [{ player_id: user_name, balance }] }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/shan/client/balance-update',
      payload: signed(round, SHAN_SECRET),
    })
    if (!reply.body.includes('SUCCESS')) throw new Error(`a round of Shan was answered ${reply.body}`)
  },
})

export type Stage = Awaited<ReturnType<typeof openStage>>

/** The same at moments of one's own choice. */
export async function openStage(month: Month) {
  const owner_db = openDatabase(month.url, { connections: 1, role: 'owner' })
  await stageClock(owner_db)
  const open = await openMonth(month)
  const clock = createClock(open.pools)
  return {
    ...open,

    /** A moment in Yangon. */
    at(moment: string): void {
      clock.set(Date.parse(`${moment}:00+06:30`))
      clock.sync()
    },

    async close(): Promise<void> {
      clock.stop()
      await open.close()
      await restoreClock(owner_db)
      await owner_db.end()
    },
  }
}

let calls = 0
let people = 0

function send(app: FastifyInstance, url: string, { body, ...headers }: { body: object; [header: string]: unknown }) {
  calls += 1
  return app.inject({
    method: 'POST',
    url,
    // No two calls come from one address: the limits of calls are no part of this.
    remoteAddress: `10.${calls >> 8}.${calls & 255}.1`,
    headers: {
      host: HOST,
      origin: `http://${HOST}`,
      'x-requested-by': 'console',
      ...(headers as Record<string, string>),
    },
    payload: body,
  })
}

function data(reply: Awaited<ReturnType<typeof send>>): unknown {
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`)
  return reply.json<{ data?: unknown }>().data
}

const asSent = (transaction: Transaction) => ({
  id: newId(),
  round_id: 'r',
  wager_status: 'SETTLED',
  game_code: 'GEM',
  settled_at: Date.now(),
  ...transaction,
})
