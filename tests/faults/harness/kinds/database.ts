import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { type OwnPostgres, startOwnPostgres } from '#tests/support/database/own-postgres.ts'
import { type Extent, type Fault, fault, type Ground, quarterOf, repeat, STALL_MS, until } from '../fault.ts'
import { clockOff, missingClock } from '../programs/fake-clock.ts'
import { familyOf, signal, standStill } from '../programs/processes.ts'
import { missingDisk, mountSmallDisk, type SmallDisk } from '../programs/small-disk.ts'

const DISK_MB = 400
/** Each switch begins another file of the log; a few that are there already may be used again. */
const SWITCHES = 40
/** Transactions that hold a connection and do nothing. */
const IDLE = 60

const ownPostgres = async () => ({ postgres: await startOwnPostgres('faults') })

export const DATABASE_FAULTS: readonly Fault[] = [
  fault({
    name: 'kill-postgres',
    does: 'each process of PostgreSQL is killed, and it is started again',
    prepare: ownPostgres,
    inject: ({ extent }, { postgres }) =>
      repeat(quarterOf(extent), async () => {
        for (const pid of familyOf(postgres.pid())) signal(pid, 'SIGKILL')
        await untilEnded(postgres)
        await postgres.start()
      }),
  }),
  fault({
    name: 'database-clock',
    does: 'PostgreSQL is started again with a clock that is two hours behind, and then with the right one',
    missing: missingClock,
    has_wrong_times: true,
    prepare: ownPostgres,
    inject: ({ extent }, { postgres }) =>
      repeat(quarterOf(extent), async () => {
        await startAgain(postgres, clockOff('-2h'))
        await sleep(STALL_MS)
        await startAgain(postgres, {})
      }),
  }),
  fault({
    name: 'end-sessions',
    does: 'all connections to the database are terminated',
    inject: ({ stage, extent }) => repeat(extent, () => endSessions(stage.db)),
  }),
  fault({
    name: 'stop-postgres',
    does: 'each process of PostgreSQL stands still for four seconds (SIGSTOP)',
    prepare: ownPostgres,
    inject: ({ extent }, { postgres }) =>
      repeat(quarterOf(extent), () => standStill(familyOf(postgres.pid()), STALL_MS)),
  }),
  fault({
    name: 'no-connections-left',
    does: 'others take every connection that the database has, for four seconds',
    prepare: ownPostgres,
    inject: ({ stage, extent }, { postgres }) =>
      repeat(quarterOf(extent), async () => {
        await endSessions(stage.db)
        const foreign = await takeConnections(postgres.url, 100)
        await sleep(STALL_MS)
        await foreign.end({ timeout: 1 })
      }),
  }),
  fault({
    name: 'idle-transactions',
    does: 'sixty transactions of others stay open and do nothing',
    prepare: ownPostgres,
    async inject({ extent }, { postgres }) {
      const foreign = openDatabase(postgres.url, { connections: IDLE, role: 'owner' })
      const held = Array.from({ length: IDLE }, () =>
        foreign.begin(async () => sleep(extent.times * extent.every_ms)).catch(() => null),
      )
      await Promise.all(held)
      await foreign.end({ timeout: 1 })
    },
  }),
  fault({
    name: 'locked-accounts',
    does: 'another transaction locks forty accounts for four seconds',
    inject: ({ stage, extent }) =>
      repeat(quarterOf(extent), () =>
        stage.db.begin(async (tx) => {
          await tx`select id from ledger.account where player_id is not null order by id limit 40 for update`
          await sleep(STALL_MS)
        }),
      ),
  }),
  fault({
    name: 'full-data-disk',
    does: 'the disk of the tables is full for four seconds, the one of the write-ahead log is not',
    missing: missingDisk,
    prepare: () => onSmallDisk('data'),
    inject: ({ extent }, { postgres, disk }) =>
      fillAgain(quarterOf(extent), { postgres, disk, meet: () => sleep(STALL_MS) }),
  }),
  fault({
    name: 'full-wal-disk',
    does: 'the disk of the write-ahead log is full, until the database has ended itself',
    missing: missingDisk,
    prepare: () => onSmallDisk('wal'),
    inject: ({ extent }, { postgres, disk }) =>
      fillAgain(quarterOf(extent), { postgres, disk, meet: () => switchLog(postgres) }),
  }),
]

const untilEnded = (postgres: OwnPostgres) => until('the database server ends', () => !postgres.runs())

/** With what it is to find in its environment. */
async function startAgain(postgres: OwnPostgres, env: Record<string, string>): Promise<void> {
  signal(postgres.pid(), 'SIGINT')
  await untilEnded(postgres)
  Object.assign(process.env, env)
  try {
    await postgres.start()
  } finally {
    for (const name of Object.keys(env)) delete process.env[name]
  }
}

/** All but the one that says it. */
async function endSessions(db: Database): Promise<void> {
  await db`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`
}

/** As many as there are; those that are refused are what was wanted. */
async function takeConnections(url: string, count: number): Promise<Database> {
  const foreign = openDatabase(url, { connections: count, role: 'owner' })
  await Promise.race([
    Promise.allSettled(Array.from({ length: count }, () => foreign`select pg_sleep(2)`)),
    sleep(STALL_MS / 2),
  ])
  return foreign
}

interface OnDisk extends Ground {
  postgres: OwnPostgres
  disk: SmallDisk
}

/** A PostgreSQL whose tables, or whose write-ahead log alone, lie on a small disk. */
async function onSmallDisk(part: 'data' | 'wal'): Promise<OnDisk> {
  const disk = mountSmallDisk(DISK_MB)
  const postgres = await startOwnPostgres('faults', part === 'data' ? { parent: disk.path } : {})
  const log = part === 'data' ? `${disk.path}-wal` : join(disk.path, 'wal')
  await moveLog(postgres, log)
  return {
    postgres,
    disk,
    async close() {
      disk.close()
      rmSync(log, { recursive: true, force: true })
    },
  }
}

async function moveLog(postgres: OwnPostgres, to: string): Promise<void> {
  const db = openDatabase(postgres.url, { connections: 1, role: 'owner' })
  const [row] = await db<{ dir: string }[]>`select current_setting('data_directory') as dir`
  await db.end()
  signal(postgres.pid(), 'SIGINT')
  await untilEnded(postgres)
  const from = join(row?.dir ?? '', 'pg_wal')
  execFileSync('cp', ['-a', from, to])
  rmSync(from, { recursive: true })
  symlinkSync(to, from)
  await postgres.start()
}

async function fillAgain(
  extent: Extent,
  { postgres, disk, meet }: { postgres: OwnPostgres; disk: SmallDisk; meet: () => Promise<void> },
): Promise<void> {
  await repeat(extent, async () => {
    const free = disk.fill()
    await meet()
    free()
    // Without space for its log it ends itself, and starts once there is space again.
    if (!postgres.runs()) await postgres.start()
  })
}

/** Asks for one file of the log after the other, until there is no space for it. */
async function switchLog(postgres: OwnPostgres): Promise<void> {
  const db = openDatabase(postgres.url, { connections: 1, role: 'owner' })
  try {
    for (let nth = 0; nth < SWITCHES && postgres.runs(); nth++) {
      await db`select pg_logical_emit_message(false, 'fault', 'something')`
      await db`select pg_switch_wal()`
    }
  } catch {
    // It has ended, or is about to.
  }
  await until('the database server ends without space', () => !postgres.runs(), { within_ms: STALL_MS }).catch(
    () => null,
  )
  await db.end({ timeout: 0 })
}
