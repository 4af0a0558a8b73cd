import { readFileSync } from 'node:fs'
import type { Database } from '#platform/server/database/database.ts'
import { familyOf } from '#tests/faults/harness/programs/processes.ts'

export const SAMPLE_MS = 10_000
const KB = 1_024

/** The measurements of a moment, and of the bets that were answered since the sample before. */
export interface Sample {
  /** Since the soak began. */
  at_s: number
  answered: number
  refused: number
  p50_ms: number
  p99_ms: number
  server_bytes: number
  worker_bytes: number
  /** Of PostgreSQL's processes, without what they share. */
  postgres_bytes: number
  /** Of the tables whose rows bets change, with their indexes. */
  changed_bytes: number
  /** Of their rows, the share that is dead. */
  dead_share: number
  checkpoints: number
  autovacuums: number
  /** Since the moment until which the worker has proven the ledger. */
  unproven_s: number
  /** Jobs whose last run failed. */
  failed_jobs: number
}

export interface Sampler {
  answered(status: number, ms: number): void
  sample(): Promise<void>
  /** @throws Error that a sample met */
  samples(): Sample[]
  fail(error: unknown): void
  /** Since the soak began. */
  seconds(): number
}

export function createSampler(db: Database, pids: { server: number; worker: number; postgres: number }): Sampler {
  const began_at = performance.now()
  const seconds = () => (performance.now() - began_at) / 1_000
  const samples: Sample[] = []
  let times: number[] = []
  let refused = 0
  let failure: Error | undefined
  return {
    seconds,
    answered(status, ms) {
      if (status === 200) times.push(ms)
      else refused++
    },
    async sample() {
      const sorted = times.sort((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      const bets = { answered: sorted.length, refused, p50_ms: at(0.5), p99_ms: at(0.99) }
      times = []
      refused = 0
      samples.push({
        at_s: seconds(),
        ...bets,
        server_bytes: memoryOf(pids.server, 'VmRSS'),
        worker_bytes: memoryOf(pids.worker, 'VmRSS'),
        postgres_bytes: familyOf(pids.postgres).reduce((sum, pid) => sum + memoryOf(pid, 'RssAnon'), 0),
        ...(await readDatabase(db)),
      })
    },
    fail: (error) => {
      failure = error instanceof Error ? error : new Error(String(error))
    },
    samples() {
      if (failure !== undefined) throw failure
      return samples
    },
  }
}

/** A process may have ended meanwhile. */
function memoryOf(pid: number, field: 'VmRSS' | 'RssAnon'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * KB
  } catch {
    return 0
  }
}

type DatabaseSample = Pick<
  Sample,
  'changed_bytes' | 'dead_share' | 'checkpoints' | 'autovacuums' | 'unproven_s' | 'failed_jobs'
>

async function readDatabase(db: Database): Promise<DatabaseSample> {
  const [found] = await db<DatabaseSample[]>`
    select sum(pg_total_relation_size(relid)) filter (where n_tup_upd > 0)::float8 as changed_bytes,
           (sum(n_dead_tup) filter (where n_tup_upd > 0) / greatest(sum(n_live_tup) filter (where n_tup_upd > 0), 1))::float8 as dead_share,
           sum(autovacuum_count)::integer as autovacuums,
           (select (num_timed + num_requested)::integer from pg_stat_checkpointer) as checkpoints,
           (select extract(epoch from clock_timestamp() - proven_until)::float8 from reconciliation.progress) as unproven_s,
           (select count(*)::integer from job.run where failures > 0) as failed_jobs
    from pg_stat_user_tables`
  if (!found) throw new Error('PostgreSQL has no statistics')
  return found
}
