/** Everything by which a platform says that something is wrong: metrics, logs, and the first page of the console. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JobAlarmsAnswer } from '#job/contract/staff.ts'
import { callConsole, signInStaff } from '../faults/harness/load/console-calls.ts'
import type { Program } from '../faults/harness/programs/programs.ts'

/** Metrics that change on a healthy platform. Every other metric counts trouble, so a new one cannot be forgotten. */
const USUAL = [
  'thazin_aggregator_seconds',
  'thazin_batch_size',
  'thazin_held_credits_total',
  'thazin_held_kyat_total',
  'thazin_refusals_total',
  'thazin_request_seconds',
  'thazin_seamless_answers_total',
]
const SAMPLE = /^(?<name>thazin_\w+?)(?:_bucket|_sum|_count)?(?:\{[^}]*\})? (?<value>\S+)$/
const WARN = 40
/** An answer that takes a second is a warning; ten times as long where other tests hold the machine. */
const SLOW_MS = 10_000

interface OpenPlatform {
  server: Pick<Program, 'port'>
  console: Pick<Program, 'port'>
  /** Of all programs. */
  log_folder: string
}

/** A sentence for each; empty where all is well. */
export async function listTroubles({ server, console, log_folder }: OpenPlatform): Promise<string[]> {
  return [
    ...(await metricsOf(server)).map((sample) => `server: ${sample}`),
    ...(await metricsOf(console)).map((sample) => `console: ${sample}`),
    ...(await firstPageOf(console)),
    ...loudLines(log_folder),
  ]
}

async function metricsOf({ port }: Pick<Program, 'port'>): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const samples = text.split('\n').filter((line) => line.startsWith('thazin_'))
  if (samples.length === 0) return ['serves no metrics']
  return samples.filter((sample) => {
    const { name = '', value } = SAMPLE.exec(sample)?.groups ?? {}
    return !USUAL.includes(name) && Number(value) !== 0
  })
}

/** Each list of alarms that the owner sees first is empty, and the figures come. */
async function firstPageOf(console: Pick<Program, 'port'>): Promise<string[]> {
  const cookie = await signInStaff(console, { user_name: 'owner', password: 'thazin-demo' })
  const get = async <T>(path: string) => (await callConsole<{ data: T }>(console, path, { cookie }))?.data ?? null
  const alarms = await get<JobAlarmsAnswer['data']>('/jobs/alarms')
  const ledger = await get<{ topics: unknown[] }>('/reconciliation/discrepancies')
  const held = await get<{ credits: number }>('/held-credits/waiting')
  const troubles = [
    alarms?.no_worker_since === null && alarms.alarms.length === 0 ? null : `jobs: ${JSON.stringify(alarms)}`,
    ledger?.topics.length === 0 ? null : `ledger: ${JSON.stringify(ledger)}`,
    held === null ? 'held credits do not come' : null,
    (await get('/reports/today')) === null ? 'the figures of today do not come' : null,
    (await get('/client-errors')) === null ? 'errors of browsers do not come' : null,
  ]
  return troubles.filter((trouble) => trouble !== null)
}

/** Lines of level `warn` and above, and those that are no line of our log. */
function loudLines(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.log'))
  if (files.length === 0) return ['there is no log']
  return files.flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
    return lines.filter((line) => !(levelOf(line) < WARN)).map((line) => `${name}: ${line}`)
  })
}

function levelOf(line: string): number {
  try {
    const { level, msg, status, ms } = JSON.parse(line) as Partial<Record<string, unknown>>
    const is_slow = msg === 'answered' && Number(status) < 400 && Number(ms) < SLOW_MS
    return is_slow ? 0 : Number(level)
  } catch {
    return Number.NaN
  }
}
