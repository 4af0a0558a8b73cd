import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { audit, bonusClaims, cashierRequests, digitBets, effects, exchanges, shanRounds } from './causes.ts'
import { claims, draws, plays, requests, rounds, slips } from './events.ts'
import { dropIndexes, indexesOf, makeIndexes } from './indexes.ts'
import { beginning, players, playing, sessions, staff } from './people.ts'
import { type HistorySizes, requireSizes } from './sizes.ts'
import { accounts, legs, moved, transfers } from './transfers.ts'
import { twoDDraws, twoDSlips } from './two-d.ts'

/** Rows are in the order of their time as far as this, of 1: the indexes over time are of ranges of pages. */
const CORRELATION_MIN = 0.99

/**
 * Of the two connections that write. Rows come whole and right, so neither foreign keys nor triggers look at each of them;
 * the reconciliation does so afterwards.
 */
const SESSION = {
  session_replication_role: 'replica',
  work_mem: '1GB',
  maintenance_work_mem: '1GB',
  max_parallel_maintenance_workers: '1',
  idle_in_transaction_session_timeout: '0',
}

/** Does the work, and says or keeps how long it took. */
type StepTimer = (name: string, work: () => Promise<unknown>) => Promise<void>

/** Statements of one connection, and of the other at the same time. */
type Step = [name: string, one: string[], other: string[]]

const stepsOf = (sizes: HistorySizes): Step[] => [
  ['people and what they do', players(sizes), []],
  ['what they do', [...playing(sizes), ...plays(sizes)], []],
  ['more of it', [...requests(sizes), ...rounds(sizes), ...claims(sizes)], [...draws, ...slips(sizes), ...sessions]],
  ['what moved', moved(0), moved(1)],
  ['balances and versions', legs(0), legs(1)],
  ['the ledger', [...transfers, 'analyze ledger.transfer'], [...accounts, ...cashierRequests, ...twoDDraws]],
  [
    'bets, effects, slips, rounds, claims',
    [...digitBets, ...shanRounds],
    [...effects, ...exchanges, ...twoDSlips, ...bonusClaims, ...audit(sizes.audit_entries)],
  ],
]

/**
 * Fills an empty, migrated database with a history that ends ten minutes ago: its ledger sums to zero, its chains have no gap,
 * each transfer has its cause. Only the rolls of the digit game come from no seeds: the bets name series that are not there.
 * @throws Error when a size cannot be written, or an index did not come back
 */
export async function writeHistory(url: string, sizes: HistorySizes, timed: StepTimer): Promise<void> {
  requireSizes(sizes)
  const connections = [0, 1].map(() => openDatabase(url, { connections: 1, role: 'owner', session: SESSION })) as [
    Database,
    Database,
  ]
  const [one, other] = connections
  try {
    // Few rows, by functions that need the indexes of accounts.
    await runAll(one, [...beginning(sizes), ...staff(sizes)])
    const before = await indexesOf(one)
    const dropped = await dropIndexes(one)
    for (const [name, ...parts] of stepsOf(sizes)) {
      await timed(name, () => Promise.all(connections.map((db, place) => runAll(db, parts[place] ?? []))))
    }
    await one.unsafe('drop schema bench cascade')
    await timed('indexes', () => makeIndexes(connections, dropped))
    const missing = before.filter(
      (
        (after) => (line: string) =>
          !after.has(line)
      )(new Set(await indexesOf(one))),
    )
    if (missing.length > 0) throw new Error(`indexes did not come back: ${missing.join('; ')}`)
    await timed('vacuum and statistics', () => one.unsafe('vacuum (analyze)'))
    await requireOrder(other)
  } finally {
    await Promise.all(connections.map((db) => db.end()))
  }
}

async function runAll(db: Database, statements: string[]): Promise<void> {
  for (const statement of statements) await db.unsafe(statement)
}

async function requireOrder(db: Database): Promise<void> {
  const rows = await db<{ table: string; correlation: number }[]>`
    select schemaname || '.' || tablename as table, correlation from pg_stats
    where (schemaname, tablename, attname) in (('ledger', 'transfer', 'created_at'), ('digit_bet', 'bet', 'created_at'), ('seamless', 'effect', 'created_at'))`
  for (const { table, correlation } of rows) {
    if (correlation < CORRELATION_MIN) throw new Error(`${table} is not in the order of its time: ${correlation}`)
  }
}
