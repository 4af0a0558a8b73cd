/**
 * `npm run fixture -- VERSION`: sets up a demo as `npm start` does, plays ten days in it, and keeps a dump of it as this
 * release's fixture, which every later one must be able to migrate (docs/decisions/0063-a-fixture-of-each-release.md).
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runReconciliation } from '#apps/server/reconciliation-checks.ts'
import { sentencesOf } from '#ledger/server/index.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { loadSecretKey } from '#platform/server/secret-key.ts'
import { ROOT } from '#scripts/program.ts'
import { sealAudit } from '#staff/server/index.ts'
import { dumpDatabase } from './database-dump.ts'
import { hasFixture, writeFixture } from './fixtures.ts'

const DAYS = '10'
/** Enough for every kind of row, few enough that a fixture of each release may stay in the repository. */
const PLAYERS = 24
const BYTES_MAX = 1_500_000

const [version = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Name the release: npm run fixture -- 0.1.0')
// The data of a release never changes any more: newer code must work with it.
if (hasFixture(version)) refuse(`${version} has its fixture already.`)

const dir = mkdtempSync(join(tmpdir(), 'thazin-fixture-'))
// Root's database runs under another account, which must find its way in.
chmodSync(dir, 0o755)
const server = await startPostgres({ dir, fsync: false })
try {
  await saveFixture(server.url)
} finally {
  await server.stop()
  removeCluster(dir)
}

async function saveFixture(url: string): Promise<void> {
  // Known to everybody who reads this, as all of the demo is; another one for each release.
  const secret_key = createHash('sha256').update(`the demo of release ${version}`).digest('hex')
  const demo = {
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: dir,
    SECRET_KEY: secret_key,
    SIMULATE_DAYS: DAYS,
  }
  // Data that only a running sandbox can give is left out.
  const env = { ...process.env, ...demo, GSC_URL: '', SHAN_URL: '', TWO_D_FEED_URL: '', TWO_D_SECOND_FEED_URL: '' }
  await runProgram('apps/programs/migrate.ts', ['--before-history'], env)
  await noteFewPlayers(url)
  await runProgram('tools/demo-data/simulate.ts', ['--prepared'], env)
  await finish(url, secret_key)
  const { manifest, lines } = await dumpDatabase(url)
  if (lines.length > BYTES_MAX) throw new Error(`the dump has ${lines.length} bytes, too many to keep`)
  const taken_at = new Date().toISOString()
  writeFixture({ manifest: { version, taken_at, secret_key, ...manifest }, lines })
  console.log(`kept the fixture of ${version}: ${lines.length} bytes`)
}

/** `--before-history` notes a history with hundreds of players, as `npm start` needs it; a fixture needs few. */
async function noteFewPlayers(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  await db`update simulator.history set players = ${PLAYERS}`
  await db.end()
}

/** Does the part of the worker beside a history. A fixture that does not reconcile is refused. */
async function finish(url: string, secret_key: string): Promise<void> {
  const db = openDatabase(url, { connections: 2, role: 'owner' })
  try {
    await sealAudit(db)
    const checks = await runReconciliation(db, await loadSecretKey({ secret_key, data_dir: dir }))
    const differences = sentencesOf(checks)
    if (differences.length > 0) throw new Error(`the demo does not reconcile:\n${differences.join('\n')}`)
  } finally {
    await db.end()
  }
}

async function runProgram(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, file, ...args], { cwd: ROOT, env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${file} ended with ${code}`)
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
