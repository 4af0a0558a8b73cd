import type { Event, Soak } from './result.ts'
import { SAMPLE_MS, type Sample } from './samples.ts'

/** Of the last third, beside the first: what grows by more is not flat. */
const P99_TIMES_MAX = 1.5
const MEMORY_TIMES_MAX = 1.25
/** Connections learn statements, until they are renewed after half an hour or an hour. */
const POSTGRES_TIMES_MAX = 2
const TABLES_TIMES_MAX = 1.25
/** A job of each minute proves transfers that are ten minutes old. */
const UNPROVEN_S_MAX = 15 * 60
const MB = 1024 * 1024

/** Says how the soak went, and answers whether nothing grew, fell behind or was refused. */
export function judge({ minutes, highest_per_second, rate, samples, events, reports }: Soak): boolean {
  const third = Math.floor(samples.length / 3)
  const [first, last] = [samples.slice(0, third), samples.slice(-third)]
  const refused = samples.reduce((sum, each) => sum + each.refused, 0)
  const answered = samples.reduce((sum, each) => sum + each.answered, 0)
  const rows: [name: string, first: number, last: number, unit: string, times_max: number][] = [
    ['p99 of bets', median(first, 'p99_ms'), median(last, 'p99_ms'), 'ms', P99_TIMES_MAX],
    [
      'memory of the server',
      median(first, 'server_bytes') / MB,
      median(last, 'server_bytes') / MB,
      'MB',
      MEMORY_TIMES_MAX,
    ],
    [
      'memory of the worker',
      median(first, 'worker_bytes') / MB,
      median(last, 'worker_bytes') / MB,
      'MB',
      MEMORY_TIMES_MAX,
    ],
    [
      'memory of PostgreSQL',
      median(first, 'postgres_bytes') / MB,
      median(last, 'postgres_bytes') / MB,
      'MB',
      POSTGRES_TIMES_MAX,
    ],
    ['changed tables', median(first, 'changed_bytes') / MB, median(last, 'changed_bytes') / MB, 'MB', TABLES_TIMES_MAX],
  ]
  console.log(`
  ${minutes} minutes at ${rate} bets/s, half of ${highest_per_second.toFixed(0)}: ${answered} answered, ${refused} refused`)
  let is_flat = refused === 0
  for (const [name, before, after, unit, times_max] of rows) {
    const times = after / Math.max(before, 0.001)
    if (times > times_max) is_flat = false
    console.log(
      `  ${name.padEnd(22)} first third ${before.toFixed(1).padStart(8)} ${unit}   last ${after.toFixed(1).padStart(8)} ${unit}   ${times.toFixed(2)} times${times > times_max ? `, OVER ${times_max}` : ''}`,
    )
  }
  if (!sayWorkerKeptUp(samples, last)) is_flat = false
  const quiet = samples.filter((each) => !events.some((event) => overlaps(event, each)))
  console.log(
    `  p99 with nothing beside      ${median(quiet, 'p99_ms').toFixed(1)} ms, the worst 10 s ${worst(quiet).toFixed(1)} ms`,
  )
  for (const event of events) {
    const during = samples.filter((each) => overlaps(event, each))
    console.log(
      `  p99 beside ${event.name.padEnd(17)} ${median(during, 'p99_ms').toFixed(1)} ms, the worst 10 s ${worst(during).toFixed(1)} ms (${(event.to_s - event.from_s).toFixed(1)} s long)`,
    )
  }
  console.log(`  reports answered ${reports.answered}, not ready in time ${reports.refused}`)
  const [begin, end] = [samples[0], samples.at(-1)]
  if (begin && end)
    console.log(
      `  checkpoints ${end.checkpoints - begin.checkpoints}, autovacuums ${end.autovacuums - begin.autovacuums}, dead rows of changed tables ${(end.dead_share * 100).toFixed(1)} %\n`,
    )
  return is_flat
}

function sayWorkerKeptUp(samples: Sample[], last: Sample[]): boolean {
  const unproven_s = median(last, 'unproven_s')
  const is_behind = unproven_s > UNPROVEN_S_MAX
  const failed = samples.filter(({ failed_jobs }) => failed_jobs > 0).length
  console.log(
    `  the ledger is proven up to ${unproven_s.toFixed(0)} s before${is_behind ? `, OVER ${UNPROVEN_S_MAX}` : ''}; a job had failed in ${failed} of ${samples.length} samples`,
  )
  return !is_behind && failed === 0
}

const overlaps = (event: Event, sample: Sample) =>
  sample.at_s >= event.from_s && sample.at_s - SAMPLE_MS / 1_000 <= event.to_s

function median(samples: Sample[], field: keyof Sample): number {
  const sorted = samples.map((each) => each[field]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const worst = (samples: Sample[]) => Math.max(0, ...samples.map(({ p99_ms }) => p99_ms))
