import { kyat } from '#platform/contract/money.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { openConsoleOf, type TestConsole, type TestStaff } from '../support/app/open-console.ts'
import { startTestApp, type TestApp } from '../support/app/start-test-app.ts'
import { freshDatabase } from '../support/database/fresh-database.ts'
import { type AggregatorCalls, createAggregatorCalls, TEST_GSC } from '../support/partners/aggregator-calls.ts'
import { openShanProvider, type ShanProvider } from '../support/partners/shan-provider.ts'
import { settled } from '../support/partners/sync-catalog.ts'
import { setCaps } from '../support/use-cases/held-credits.ts'
import { paymentAccount, type TestAccount } from '../support/use-cases/payment-accounts.ts'
import { TERMS } from './model/state.ts'
import { prepareTerms } from './terms.ts'

/** One database with an app on it, on which seeds run one after another, each with players and draws of its own. */
export interface Lane {
  app: TestApp
  client: TestConsole
  calls: AggregatorCalls
  shan: ShanProvider
  account: TestAccount
  /** Promotions by what they are for. */
  offers: { visit: number; deposit: number }
  /** Two owners and a cashier: whatever needs a second person has one. */
  staff: TestStaff[]
  /** Another one each time: phones, references and codes of a lane never meet. */
  next(): number
  /** Ends every connection of the server to the database. Answers how many there were. */
  killConnections(): Promise<number>
  /** The server is gone in the middle of what it did; another one starts on the same database. */
  crash(): Promise<void>
  /** The database refuses connections until `admit`. */
  refuse(): Promise<void>
  admit(): Promise<void>
  close(): Promise<void>
}

interface Server {
  app: TestApp
  client: TestConsole
}

/** `postgres_url`: a PostgreSQL on which databases may be created. */
export async function openLane(postgres_url: string): Promise<Lane> {
  const database_url = await freshDatabase(postgres_url)
  const database = new URL(database_url).pathname.slice(1)
  const shan = await openShanProvider()
  // Faults make the server write errors: they are expected.
  const log = createLog('silent')
  const options = { database_url, is_demo: true, gsc: TEST_GSC, shan: shan.settings, log } as const
  const app = await startTestApp(options)
  const client = await openConsoleOf(app, { log })
  let server: Server = { app, client }
  let calls = createAggregatorCalls(app)
  let number = 0
  const settings = await prepareLane(app, client)
  const server_db = openDatabase(postgres_url, { connections: 1, role: 'owner' })
  const faults = createFaultControls(server_db, database)
  const closing: Promise<void>[] = []

  return {
    get app() {
      return server.app
    },
    get client() {
      return server.client
    },
    get calls() {
      return calls
    },
    shan,
    ...settings,
    next: () => ++number,
    ...faults,

    async crash() {
      const old = server
      await faults.killConnections()
      const started = await startTestApp({ ...options, key: app.key })
      server = { app: started, client: await openConsoleOf(started, { log }) }
      calls = createAggregatorCalls(started)
      closing.push(closeServer(old))
    },

    async close() {
      await Promise.all([...closing, closeServer(server)])
      await shan.close()
      await server_db.unsafe(`drop database ${database} with (force)`)
      await server_db.end()
    },
  }
}

/** Told to the PostgreSQL server by another of its databases. */
function createFaultControls(
  server_db: Database,
  database: string,
): Pick<Lane, 'killConnections' | 'refuse' | 'admit'> {
  const killConnections = async () => {
    const killed = await server_db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${database} and backend_type = 'client backend'`
    return killed.length
  }
  const allow = (is_allowed: boolean) => server_db.unsafe(`alter database ${database} allow_connections ${is_allowed}`)
  return {
    killConnections,
    async refuse() {
      await allow(false)
      await killConnections()
    },
    async admit() {
      await allow(true)
    },
  }
}

/** Settings, accounts and people that every seed of the lane meets. */
async function prepareLane(app: TestApp, client: TestConsole): Promise<Pick<Lane, 'account' | 'offers' | 'staff'>> {
  await setCaps(app, { call: Number(TERMS.caps.call / kyat(1)), day: Number(TERMS.caps.day / kyat(1)) })
  const offers = await prepareTerms(app)
  const account = await paymentAccount(app)
  const staff = [await client.staff('owner'), await client.staff('owner'), await client.staff('cashier')]
  await settled()
  return { account, offers, staff }
}

/** Work that was under way when the connections ended may fail. */
async function closeServer({ app, client }: Server): Promise<void> {
  await Promise.allSettled([client.close(), app.close()])
}
