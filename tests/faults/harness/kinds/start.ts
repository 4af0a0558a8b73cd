import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/server/database/database.ts'
import { type Fault, type FaultTools, fault, type Ground, quarterOf, repeat, STALL_MS, until } from '../fault.ts'
import { signal } from '../programs/processes.ts'
import { missingDisk, mountSmallDisk, type SmallDisk } from '../programs/small-disk.ts'
import { openStartedStage, type StartedStage } from '../programs/started.ts'

/** A whole demo, and what a run adds to it. */
const DISK_MB = 900
/** From the moment at which there is space again. */
const SERVES_WITHIN_MS = 10_000
const DROPPED_WITHIN_MS = 60_000
const WORKER = 'apps/programs/worker.ts'
const KILLS = 20
/** Twenty of them are a minute. */
const KILL_EVERY_MS = 3_000
/** Bets go on: ten times as long as a busy machine needs for one. */
const SERVED_EVERY_MS = 10_000

interface OnDisk extends Ground {
  disk: SmallDisk
}

export const START_FAULTS: readonly Fault[] = [
  fault<OnDisk>({
    name: 'full-disk',
    does: 'the one disk of a whole `npm start`, with its database and its logs, is full until the database has ended itself',
    missing: missingDisk,
    async prepare() {
      const disk = mountSmallDisk(DISK_MB)
      return { disk, openStage: ({ players }) => openStartedStage(disk.path, players), close: async () => disk.close() }
    },
    inject: (tools, { disk }) => repeat(quarterOf(tools.extent), () => fillDisk(tools, disk)),
  }),
  fault({
    name: 'kill-worker-often',
    does: 'the worker of a whole `npm start` is killed twenty times in a minute',
    missing: () =>
      process.platform === 'linux' ? null : 'the programs of npm start are found by /proc, on Linux only',
    async prepare() {
      const folder = mkdtempSync(join(tmpdir(), 'thazin-started-'))
      return {
        openStage: ({ players }) => openStartedStage(folder, players),
        close: async () => rmSync(folder, { recursive: true, force: true }),
      }
    },
    inject: killWorkers,
  }),
]

async function fillDisk({ stage, load }: FaultTools, disk: SmallDisk): Promise<void> {
  const free = disk.fill()
  try {
    await endByFullDisk(stage.url)
    await until('lines that the disk does not take are dropped', async () => (await droppedLines(stage)) > 0, {
      within_ms: DROPPED_WITHIN_MS,
    })
    await sleep(STALL_MS)
  } finally {
    free()
  }
  const freed_at = performance.now()
  await until('a write is served again', () => isServedSince(load, freed_at))
  const away_ms = Math.round(performance.now() - freed_at)
  if (away_ms > SERVES_WITHIN_MS) load.violations.push(`it served ${away_ms} ms after the disk was free again`)
}

/** Each switch begins another file of the write-ahead log, until there is no space for one. */
async function endByFullDisk(url: string): Promise<void> {
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  try {
    for (;;) {
      await db`select pg_logical_emit_message(false, 'fault', 'something')`
      await db`select pg_switch_wal()`
    }
  } catch {
    // It has ended, or is about to.
  }
  await db.end({ timeout: 0 })
}

async function droppedLines({ servers }: FaultTools['stage']): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${servers[0]?.port}/metrics`).then(
    (reply) => reply.text(),
    () => '',
  )
  return Number(/^thazin_log_lines_dropped_total (\d+)$/m.exec(text)?.[1] ?? 0)
}

const isServedSince = ({ answers }: FaultTools['load'], since: number) =>
  answers.some(({ at, is_served, is_write }) => at > since && is_served && is_write)

async function killWorkers({ stage, load }: FaultTools): Promise<void> {
  const { pidOf, said } = stage as StartedStage
  const began_at = performance.now()
  for (let kills = 0; kills < KILLS; kills++) {
    await until('the worker runs', () => pidOf(WORKER) !== null)
    signal(pidOf(WORKER) ?? 0, 'SIGKILL')
    await sleep(KILL_EVERY_MS)
  }
  await until('the worker works again', () => isWorking(said()))
  const served = load.answers.filter(({ at, is_served, is_write }) => at > began_at && is_served && is_write)
  const times = [began_at, ...served.map(({ at }) => at), performance.now()]
  const longest = Math.max(...times.map((at, index) => at - (times[index - 1] ?? at)))
  if (longest > SERVED_EVERY_MS) load.violations.push(`no bet was served for ${Math.round(longest)} ms of the kills`)
}

/** Since its last end. */
const isWorking = (said: string): boolean =>
  said.lastIndexOf('the worker works again') > said.lastIndexOf('the worker ended')
