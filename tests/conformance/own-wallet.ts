import { once } from 'node:events'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { sentencesOf } from '#ledger/server/index.ts'
import { type Database, openDatabase, transaction } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { saveProducts } from '#seamless/server/index.ts'
import type { Target } from '#tools/sandbox/src/conformance/attacker.ts'
import { type ServerProcess, startServer } from '../support/app/server-process.ts'

const OPERATOR_CODE = 'THZN'
const SECRET_KEY = 'conformance-secret'
const PASSWORD = 'umbrella-lantern'
const PHONE = '09420000001'

/** Two products per currency: one to play, and one under maintenance. */
const PRODUCTS = [
  { product_code: 1091, game_type: 'SLOT', currency: 'MMK', status: 'ACTIVATED' },
  { product_code: 1007, game_type: 'SLOT', currency: 'MMK2', status: 'ACTIVATED' },
  { product_code: 1203, game_type: 'LIVE_CASINO', currency: 'MMK3', status: 'ACTIVATED' },
  { product_code: 9001, game_type: 'SLOT', currency: 'MMK', status: 'MAINTAINED' },
  { product_code: 9002, game_type: 'SLOT', currency: 'MMK2', status: 'MAINTAINED' },
  { product_code: 9003, game_type: 'SLOT', currency: 'MMK3', status: 'MAINTAINED' },
] as const

export interface OwnWallet {
  /** The same member in each currency. */
  targets: Target[]
  /** The discrepancies of the reconciliation, in sentences; empty where the ledger is right. */
  discrepancies(): Promise<string[]>
  close(): Promise<void>
}

/** The real server on a database that is empty, with a member who has never played. */
export async function openOwnWallet(app: { url: string; data_dir: string }): Promise<OwnWallet> {
  const db = openDatabase(app.url, { connections: 2, role: 'owner' })
  let server: ServerProcess | null = null
  const close = async () => {
    if (server && server.child.exitCode === null) {
      server.child.kill('SIGTERM')
      await once(server.child, 'exit')
    }
    await db.end()
  }

  try {
    await migrate(db)
    await offerProducts(db)
    const env = { GSC_URL: 'http://127.0.0.1:9', GSC_OPERATOR_CODE: OPERATOR_CODE, GSC_SECRET_KEY: SECRET_KEY }
    server = await startServer({ ...app, log_level: 'fatal', env })
    const url = `http://127.0.0.1:${server.port}/api`
    const member = await registerMember(url)
    const key = await loadSecretKey({ secret_key: null, data_dir: app.data_dir })
    return {
      targets: targetsFor(url, member),
      discrepancies: async () => sentencesOf(await runReconciliation(db, key)),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function targetsFor(url: string, member: string): Target[] {
  return PRODUCTS.filter(({ status }) => status === 'ACTIVATED').map(({ product_code, game_type, currency }) => ({
    url,
    operator_code: OPERATOR_CODE,
    secret_key: SECRET_KEY,
    currency,
    member,
    product_code,
    game_type,
    maintained_product: maintainedIn(currency),
  }))
}

const maintainedIn = (currency: string) =>
  PRODUCTS.find((product) => product.currency === currency && product.status === 'MAINTAINED')?.product_code ?? null

async function offerProducts(db: Database): Promise<void> {
  const products = PRODUCTS.map((product) => ({
    ...product,
    provider: 'conformance',
    product_name: 'conformance',
    product_title: 'conformance',
    entry_type: 1 as const,
  }))
  await transaction(db, (tx) => saveProducts(tx, products))
}

async function registerMember(url: string): Promise<string> {
  const body = { name: 'Ko Test', phone: PHONE, password: PASSWORD, password_confirmation: PASSWORD }
  const response = await fetch(`${url}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { data?: { user?: { member_account?: string } } }
  const member = answer.data?.user?.member_account
  if (!member) throw new Error(`nobody could be registered: ${JSON.stringify(answer)}`)
  return member
}
