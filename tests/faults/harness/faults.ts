import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import type { Dice } from '#server/simulator/dice.ts'
import type { DatabaseProxy } from '#server/testing/database-proxy.ts'
import { declareTestDraw } from '#server/testing/two-d-draw.ts'
import type { Journal } from './journal.ts'
import { type Load, startLoad } from './load.ts'
import type { Program, Stage, StartSettings } from './stage.ts'

/** How long and how often, by the form of the run. */
export interface Extent {
  times: number
  every_ms: number
}

export interface FaultTools {
  stage: Stage
  dice: Dice
  extent: Extent
  journal: Journal
  load: Load
  /** Of a fault that asks for it. */
  proxy: DatabaseProxy
}

export interface Fault {
  name: string
  /** Row of trust.md's table of faults. */
  row: string
  /** The programs reach their database by a proxy. */
  has_proxy?: boolean
  /** It ends, stops or fills a database server of its own. */
  has_own_postgres?: boolean
  /** The database of its own lies on a disk of so many megabytes. */
  disk_mb?: number
  /** With which the programs are started. */
  programs?: StartSettings
  /** Why it cannot run here; null where it can. */
  missing?: () => string | null
  inject(tools: FaultTools): Promise<void>
}

const STALL_MS = 4_000
const SETTLED_WITHIN_MS = 60_000
/** A draw closes, and slips that were on their way are through. */
const CLOSING_MS = 1_500
const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
]
/** Of each slice of time a program may compute so long, and stands still for the rest: a fifth of a core. */
const SLICE = { runs_ms: 50, stands_ms: 200 }
const FLOOD = { connections: 20, networks: 200 }

export const FAULTS: readonly Fault[] = [
  {
    name: 'kill-server',
    row: 'F1',
    inject: ({ stage, dice, extent }) => times(extent, () => replace(stage.servers, dice, () => stage.startServer())),
  },
  {
    name: 'kill-worker',
    row: 'F15',
    async inject({ stage, dice, extent }) {
      await declare(stage, dice)
      await times(extent, () => replace(stage.workers, dice, () => stage.startWorker()))
      await untilSettled(stage)
    },
  },
  {
    name: 'more-workers',
    row: 'F15',
    async inject({ stage, dice, extent }) {
      for (let more = 0; more < 3; more++) stage.workers.push(await stage.startWorker())
      await times(extent, async () => undefined)
      await declare(stage, dice)
      await untilSettled(stage)
    },
  },
  {
    name: 'kill-postgres',
    row: 'F3',
    has_own_postgres: true,
    inject: ({ stage, extent }) =>
      times(quarterOf(extent), async () => {
        await stage.postgres.kill()
        await stage.postgres.start()
      }),
  },
  { name: 'end-sessions', row: 'F12', inject: ({ stage, extent }) => times(extent, () => endSessions(stage.db)) },
  {
    name: 'stop-postgres',
    row: 'F10',
    has_own_postgres: true,
    inject: ({ stage, extent }) =>
      times(quarterOf(extent), async () => {
        const rows = await stage.db<{ pid: number }[]>`select pid from pg_stat_activity where pid <> pg_backend_pid()`
        await standStill([...rows.map(({ pid }) => pid), stage.postgres.pid()], STALL_MS)
      }),
  },
  {
    name: 'cut-network',
    row: 'F12',
    has_proxy: true,
    inject: ({ proxy, extent }) => times(extent, async () => proxy.cut()),
  },
  {
    name: 'close-network',
    row: 'F12',
    has_proxy: true,
    inject: ({ proxy, extent }) =>
      times(quarterOf(extent), async () => {
        await proxy.close()
        await sleep(STALL_MS)
        await proxy.open()
      }),
  },
  {
    name: 'half-open-network',
    row: 'F12',
    has_proxy: true,
    inject: ({ proxy, extent }) =>
      times(quarterOf(extent), async () => {
        proxy.freeze()
        await sleep(STALL_MS)
        proxy.thaw()
      }),
  },
  {
    name: 'crash-at-commit',
    row: 'F2',
    has_proxy: true,
    inject: ({ stage, proxy, dice, extent }) =>
      times(extent, async (nth) => {
        // Before the database has the commit, and after it has it and before the server knows.
        proxy.meet({ text: 'commit', is_passed_on: nth % 2 === 0, then: 'stall' })
        await sleep(100)
        await replace(stage.servers, dice, () => stage.startServer())
      }),
  },
  {
    name: 'no-connections-left',
    row: 'F11',
    has_own_postgres: true,
    inject: ({ stage, extent }) =>
      times(quarterOf(extent), async () => {
        await endSessions(stage.db)
        const foreign = await takeAllConnections(stage)
        await sleep(STALL_MS)
        await foreign.end({ timeout: 1 })
      }),
  },
  {
    name: 'locked-accounts',
    row: 'F11',
    inject: ({ stage, extent }) =>
      times(quarterOf(extent), async () => {
        await stage.db.begin(async (tx) => {
          await tx`select id from ledger.account where player_id is not null order by id limit 40 for update`
          await sleep(STALL_MS)
        })
      }),
  },
  {
    name: 'little-memory',
    row: 'F25',
    programs: { node_flags: ['--max-old-space-size=160'] },
    inject: ({ extent }) => times(extent, async () => undefined),
  },
  {
    name: 'little-processor',
    row: 'F25',
    inject: ({ stage, extent }) =>
      times({ every_ms: SLICE.runs_ms, times: (extent.times * extent.every_ms) / SLICE.runs_ms / 5 }, () =>
        standStill(
          stage.servers.flatMap(({ child }) => child.pid ?? []),
          SLICE.stands_ms,
        ),
      ),
  },
  {
    name: 'full-disk',
    row: 'F7, F8',
    has_own_postgres: true,
    disk_mb: 500,
    missing: () => (process.getuid?.() === 0 ? null : 'a small disk can be mounted by root only'),
    inject: ({ stage, extent }) =>
      times(quarterOf(extent), async () => {
        const filling = fillDisk(stage.postgres.dir)
        await sleep(STALL_MS)
        rmSync(filling)
        if (!stage.postgres.runs()) await stage.postgres.start()
      }),
  },
  {
    name: 'clock-jumps',
    row: 'F9',
    missing: () => (faketime() ? null : 'libfaketime is not here (Debian: apt-get install faketime)'),
    inject: ({ stage, extent }) =>
      times(quarterOf(extent), async (nth) => {
        const env = {
          LD_PRELOAD: faketime() ?? '',
          FAKETIME: nth % 2 === 0 ? '+2h' : '-1h',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        }
        const [first] = stage.servers
        await first?.end('SIGKILL')
        stage.servers[0] = await stage.startServer({ env })
      }),
  },
  {
    name: 'sign-in-flood',
    row: 'F26',
    programs: { env: { TRUSTED_PROXIES: '127.0.0.1' } },
    async inject({ stage, extent }) {
      const is_over = { yet: false }
      const flood = Array.from({ length: FLOOD.connections }, (_, index) => signInWrongly(stage, index, is_over))
      await times(extent, async () => undefined)
      is_over.yet = true
      await Promise.all(flood)
    },
  },
  {
    name: 'overload',
    row: 'F10',
    async inject({ stage, journal, load, dice, extent }) {
      const more = startLoad(stage, journal, { seed: `more ${dice.fraction()}`, clients: load.clients * 4 })
      await times(extent, async () => undefined)
      await more.stop()
    },
  },
]

async function times({ times: count, every_ms }: Extent, work: (nth: number) => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < count; nth++) {
    await sleep(every_ms)
    await work(nth)
  }
}

/** Of faults that last for seconds. */
const quarterOf = ({ times: count, every_ms }: Extent): Extent => ({ times: Math.ceil(count / 4), every_ms })

async function replace(list: Program[], dice: Dice, start: () => Promise<Program>): Promise<void> {
  const index = dice.between(0, list.length - 1)
  await list[index]?.end('SIGKILL')
  list[index] = await start()
}

/** All but the one that says it. */
async function endSessions(db: Database): Promise<void> {
  await db`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`
}

async function standStill(pids: number[], ms: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await sleep(ms)
  for (const pid of pids) signal(pid, 'SIGCONT')
}

/** A process may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function declare(stage: Stage, dice: Dice): Promise<void> {
  await stage.db`update two_d.draw set closes_at = clock_timestamp() + interval '300 ms' where id = ${stage.draw_id}`
  await sleep(CLOSING_MS)
  await declareTestDraw(stage.db, stage.draw_id, String(dice.between(0, 99)).padStart(2, '0'))
}

async function untilSettled({ db, draw_id }: Stage): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const [draw] = await db<{ status: string }[]>`select status from two_d.draw where id = ${draw_id}`
    if (draw?.status === 'settled') return
    if (performance.now() > deadline) throw new Error(`the draw is still ${draw?.status}`)
    await sleep(100)
  }
}

async function takeAllConnections({ db, url }: Stage): Promise<Database> {
  const [row] = await db<{ count: number }[]>`select current_setting('max_connections')::integer as count`
  const foreign = openDatabase(url, { connections: row?.count ?? 0, role: 'owner' })
  const held = Array.from({ length: row?.count ?? 0 }, () => foreign`select pg_sleep(${STALL_MS / 1_000})`)
  // The last ones find no room; that is what is wanted.
  void Promise.allSettled(held)
  await sleep(500)
  return foreign
}

/** Answers the file that takes all the room. */
function fillDisk(dir: string): string {
  const path = join(dir, 'filling')
  const file = openSync(path, 'w')
  try {
    for (let size = 1_048_576; size >= 4_096; ) {
      try {
        writeSync(file, Buffer.alloc(size, 1))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        size /= 2
      }
    }
  } finally {
    closeSync(file)
  }
  return path
}

const faketime = (): string | undefined => FAKETIME.find((path) => existsSync(path))

async function signInWrongly({ servers }: Stage, index: number, is_over: { yet: boolean }): Promise<void> {
  for (let nth = 0; !is_over.yet; nth++) {
    const server = servers[nth % servers.length]
    await fetch(`http://127.0.0.1:${server?.port}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.${index}.${nth % FLOOD.networks}.${nth % 250}`,
      },
      body: JSON.stringify({ user_name: `0943${String(nth % 60).padStart(7, '0')}`, password: 'a wrong password' }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
  }
}
