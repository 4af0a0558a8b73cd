/**
 * `npm run conformance`: attacks a seamless wallet. Without a word, our own, in each currency; with
 * `--url … --code … --key … --member …`, any.
 */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import type { Target } from '#tools/sandbox/src/conformance/attacker.ts'
import { reportTable, runConformance } from '#tools/sandbox/src/conformance/run.ts'
import { createTestLogins } from '../support/database/fresh-database.ts'
import { openOwnWallet } from './own-wallet.ts'

const USAGE = `npm run conformance -- --url URL --code OPERATOR_CODE --key SECRET_KEY --member MEMBER_ACCOUNT
    [--currency MMK] [--product 1091] [--game-type SLOT] [--maintained PRODUCT]
URL is what stands before /v1/api/seamless/…; without a word, the platform of this folder is attacked.`

process.exitCode = await main()

async function main(): Promise<number> {
  if (process.argv.length === 2) return attackOwnWallet()
  const target = parseTarget()
  if (target === null) {
    console.error(USAGE)
    return 2
  }
  return attack(target)
}

async function attackOwnWallet(): Promise<number> {
  console.log('Opening our own platform on a fresh database …')
  const data_dir = mkdtempSync(join(tmpdir(), 'thazin-conformance-'))
  // Root's database runs under another account, which must find its way in.
  chmodSync(data_dir, 0o755)
  const postgres = await startPostgres({ dir: data_dir, fsync: false })
  try {
    await createProgramLogins(postgres.url)
    return await attackPlatform({ url: postgres.url, data_dir })
  } finally {
    await postgres.stop()
    removeCluster(data_dir)
  }
}

/** The server refuses to run with the login of the database's owner; the migrations make the roles. */
async function createProgramLogins(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    await migrate(db)
  } finally {
    await db.end()
  }
  await createTestLogins(url)
}

async function attackPlatform(app: { url: string; data_dir: string }): Promise<number> {
  const own = await openOwnWallet(app)
  try {
    let exit_code = 0
    for (const target of own.targets) exit_code = Math.max(exit_code, await attack(target))
    const discrepancies = await own.discrepancies()
    for (const difference of discrepancies) console.log(`ledger: ${difference}`)
    console.log(discrepancies.length === 0 ? '\nReconciled, no discrepancies.' : '\nThere are discrepancies.')
    return discrepancies.length === 0 ? exit_code : 1
  } finally {
    await own.close()
  }
}

async function attack(target: Target): Promise<number> {
  const { url, member, currency } = target
  console.log(`\n${member} at ${url}, ${currency}\n`)
  try {
    const reports = await runConformance(target)
    console.log(reportTable(reports))
    return reports.every(({ failures }) => failures.length === 0) ? 0 : 1
  } catch (error) {
    console.log(`The wallet could not be attacked: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

function parseTarget(): Target | null {
  const text = { type: 'string' } as const
  const options = { url: text, code: text, key: text, member: text, currency: text, product: text, maintained: text }
  try {
    const { values } = parseArgs({ options: { ...options, 'game-type': text } })
    const { url, code, key, member, product = '1091', maintained } = values
    if (!url || !code || !key || !member) return null
    return {
      url: url.replace(/\/+$/, ''),
      operator_code: code,
      secret_key: key,
      member,
      currency: values.currency ?? 'MMK',
      product_code: Number(product),
      game_type: values['game-type'] ?? 'SLOT',
      maintained_product: maintained === undefined ? null : Number(maintained),
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return null
  }
}
