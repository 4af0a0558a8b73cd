import { spawnSync } from 'node:child_process'
import { type Database, openDatabase } from '#platform/server/database/database.ts'

/** pgbench's own unit: 100,000 accounts, 10 tellers, 1 branch. */
const SCALE = 20
const ACCOUNTS_PER_SCALE = 100_000
const TELLERS_PER_SCALE = 10
const CLIENTS = 32

export interface TpcB {
  per_second: number
  how: string
  /** The same with prepared statements, which pgbench does when it is told to; null without pgbench. */
  prepared_per_second: number | null
}

/** TPC-B on the given server: by pgbench where it is installed, else the same transaction through the driver. */
export async function runTpcB(url: string, duration_s: number): Promise<TpcB> {
  const has_pgbench = spawnSync('pgbench', ['--version']).status === 0
  return has_pgbench ? byPgbench(url, duration_s) : byDriver(url, duration_s)
}

function byPgbench(url: string, duration_s: number): TpcB {
  const pgbench = (...options: string[]) => spawnSync('pgbench', [...options, url], { encoding: 'utf8' })
  const made = pgbench('--initialize', '--quiet', `--scale=${SCALE}`)
  if (made.status !== 0) throw new Error(`pgbench could not make its tables: ${made.stderr}`)
  const perSecond = (...options: string[]) => {
    const run = pgbench(`--client=${CLIENTS}`, '--jobs=2', `--time=${duration_s}`, ...options)
    const per_second = Number(/tps = ([\d.]+)/.exec(run.stdout)?.[1])
    if (!Number.isFinite(per_second)) throw new Error(`pgbench gave no figure: ${run.stderr}`)
    return per_second
  }
  return {
    per_second: perSecond(),
    how: `pgbench, scale ${SCALE}, ${CLIENTS} clients`,
    prepared_per_second: perSecond('--protocol=prepared'),
  }
}

/** How a load stands beside it, in two lines: as pgbench runs it by itself, and with prepared statements. */
export function besideTpcB(per_second: number, { prepared_per_second, ...tpc_b }: TpcB, ratio_min: number): string {
  const line = (name: string, reference: number, words: string) => {
    const ratio = (per_second / reference).toFixed(2)
    return `  ${name.padEnd(16)} ${reference.toFixed(0).padStart(7)} tx/s    ratio ${ratio.padStart(6)}   ${words}`
  }
  return [
    line('TPC-B', tpc_b.per_second, `at least ${ratio_min}; ${tpc_b.how}`),
    ...(prepared_per_second === null ? [] : [line('TPC-B, prepared', prepared_per_second, 'to be told, and no gate')]),
  ].join('\n')
}

async function byDriver(url: string, duration_s: number): Promise<TpcB> {
  const sql = openDatabase(url, { connections: CLIENTS, role: 'owner' })
  try {
    await makeTables(sql)
    const ends_at = performance.now() + duration_s * 1_000
    let done = 0
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (; performance.now() < ends_at; done++) await oneTransaction(sql)
      }),
    )
    return {
      per_second: done / duration_s,
      how: `the same transaction through the driver, scale ${SCALE}, ${CLIENTS} clients`,
      prepared_per_second: null,
    }
  } finally {
    await sql.end()
  }
}

async function makeTables(sql: Database): Promise<void> {
  await sql.unsafe(`
    create table bench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table bench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
    create table bench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table bench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into bench_branches select id, 0, '' from generate_series(1, ${SCALE}) id;
    insert into bench_tellers select id, 1 + (id - 1) / ${TELLERS_PER_SCALE}, 0, '' from generate_series(1, ${SCALE * TELLERS_PER_SCALE}) id;
    insert into bench_accounts select id, 1 + (id - 1) / ${ACCOUNTS_PER_SCALE}, 0, '' from generate_series(1, ${SCALE * ACCOUNTS_PER_SCALE}) id;
    analyze bench_branches, bench_tellers, bench_accounts;`)
}

async function oneTransaction(sql: Database): Promise<void> {
  const upTo = (max: number) => 1 + Math.floor(Math.random() * max)
  const aid = upTo(SCALE * ACCOUNTS_PER_SCALE)
  const tid = upTo(SCALE * TELLERS_PER_SCALE)
  const bid = upTo(SCALE)
  const delta = upTo(10_000) - 5_000
  await sql.begin(async (tx) => {
    await tx`update bench_accounts set abalance = abalance + ${delta} where aid = ${aid}`
    await tx`select abalance from bench_accounts where aid = ${aid}`
    await tx`update bench_tellers set tbalance = tbalance + ${delta} where tid = ${tid}`
    await tx`update bench_branches set bbalance = bbalance + ${delta} where bid = ${bid}`
    await tx`insert into bench_history (tid, bid, aid, delta, mtime) values (${tid}, ${bid}, ${aid}, ${delta}, now())`
  })
}
