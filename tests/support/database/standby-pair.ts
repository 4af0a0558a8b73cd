import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { findClusterLocation, removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { type RunningPostgres, startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { cutAtExit } from './cut-at-exit.ts'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import type { OwnPostgres } from './own-postgres.ts'

/** The name by which the primary knows its standby. */
const STANDBY = 'standby'
const ATTACHED_WITHIN_MS = 30_000
const POLL_MS = 50
/** Of the log, so that a standby that was away finds what it missed. */
const WAL_KEPT = '512MB'

export interface StandbyPair extends OwnPostgres {
  primary: RunningPostgres
  standby: RunningPostgres
  /** Between the two. */
  line: DatabaseProxy
  /** Makes the standby the primary; answers how long that took. */
  promote(): Promise<number>
  /** Starts the former primary again, on its own port, as a server that waits for no standby. */
  startFormer(): Promise<RunningPostgres>
  /** Commits wait for the standby, or do not any more. */
  setSynchronous(is_synchronous: boolean): Promise<void>
}

/** Runs statements by an owner, on a server of the pair alone. */
export async function onServer<T>(server: { url: string }, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(server.url, { connections: 1, role: 'owner' })
  try {
    return await work(db)
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** A primary and a standby that has all that was committed, on this machine. */
export async function startStandbyPair({ is_synchronous = true } = {}): Promise<StandbyPair> {
  const [first_dir, second_dir] = [newFolder('primary'), newFolder('standby')]
  let primary = await startPostgres({ dir: first_dir })
  const line = await openDatabaseProxy(primary.url)
  await onServer(primary, async (db) => {
    await db.unsafe(`alter system set wal_keep_size = '${WAL_KEPT}'`)
    await db`select pg_reload_conf()`
    await db`select pg_backup_start('standby', true)`
    copyData(first_dir, second_dir)
    const [backup] = await db<{ labelfile: string }[]>`select labelfile from pg_backup_stop()`
    configureStandby(second_dir, { label: backup?.labelfile ?? '', primary: line.url })
  })
  const standby = await startPostgres({ dir: second_dir })
  const stopped = new Set<RunningPostgres>()
  const remove = () => {
    for (const dir of [first_dir, second_dir]) removeCluster(dir)
  }
  const cut = () => {
    for (const server of [standby, primary]) server.cut()
  }
  const release = cutAtExit({ cut, remove })
  const both = hostsOf(primary.url, standby.url)
  const pair: StandbyPair = {
    url: both,
    line,
    get primary() {
      return primary
    },
    standby,
    pid: () => primary.pid,
    runs: () => !stopped.has(primary),
    start: async () => undefined,
    async promote() {
      const since = performance.now()
      await onServer(standby, (db) => db`select pg_promote(true, 30)`)
      return performance.now() - since
    },
    async startFormer() {
      const settings = join(findClusterLocation(first_dir, () => undefined).data, 'postgresql.auto.conf')
      writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^synchronous_standby_names.*\n/gm, ''))
      primary = await startPostgres({ dir: first_dir })
      return primary
    },
    setSynchronous: (is_wanted) => setSynchronous(primary, is_wanted),
    async stop() {
      await line.close().catch(() => undefined)
      for (const server of [standby, primary]) await server.stop().catch(() => undefined)
      release()
      remove()
    },
  }
  void primary.ended.then(() => stopped.add(primary))
  await untilAttached(primary)
  if (is_synchronous) await setSynchronous(primary, true)
  return pair
}

function newFolder(name: string): string {
  const dir = mkdtempSync(join(tmpdir(), `thazin-${name}-`))
  // Root's database runs under another account, which must find its way in.
  chmodSync(dir, 0o755)
  return dir
}

/** While the primary is told that a copy is taken: what changes meanwhile stands in its log. */
function copyData(from_dir: string, to_dir: string): void {
  const [from, to] = [from_dir, to_dir].map((dir) => findClusterLocation(dir, () => undefined))
  if (!from || !to) throw new Error('a folder of the pair is missing')
  // With the owner of each file.
  execFileSync('cp', ['-a', from.data, to.data])
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to.data, file), { force: true })
  execFileSync('cp', ['-a', join(from.home, 'password'), to.home])
}

function configureStandby(dir: string, { label, primary }: { label: string; primary: string }): void {
  const location = findClusterLocation(dir, () => undefined)
  const { hostname, port, username, password } = new URL(primary)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${STANDBY}`
  const write = (name: string, text: string) => {
    writeFileSync(join(location.data, name), text)
    location.own(join(location.data, name))
  }
  write('backup_label', label)
  write('standby.signal', '')
  write('postgresql.auto.conf', `primary_conninfo = '${source}'\nwal_keep_size = '${WAL_KEPT}'\n`)
}

async function untilAttached(primary: RunningPostgres): Promise<void> {
  await onServer(primary, async (db) => {
    const deadline = Date.now() + ATTACHED_WITHIN_MS
    while ((await db`select from pg_stat_replication where state = 'streaming'`).length === 0) {
      if (Date.now() > deadline) throw new Error('the standby does not follow the primary')
      await sleep(POLL_MS)
    }
  })
}

async function setSynchronous(primary: RunningPostgres, is_synchronous: boolean): Promise<void> {
  await onServer(primary, async (db) => {
    await db.unsafe(`alter system set synchronous_standby_names = '${is_synchronous ? STANDBY : ''}'`)
    await db`select pg_reload_conf()`
    const deadline = Date.now() + ATTACHED_WITHIN_MS
    const isSet = async () =>
      is_synchronous
        ? (await db`select from pg_stat_replication where sync_state = 'sync'`).length > 0
        : (await db`select 1 where current_setting('synchronous_standby_names') = ''`).length > 0
    while (!(await isSet())) {
      if (Date.now() > deadline) throw new Error('the standby did not become synchronous')
      await sleep(POLL_MS)
    }
  })
}

function hostsOf(first: string, second: string): string {
  const [one, other] = [new URL(first), new URL(second)]
  return `postgres://${one.username}:${one.password}@${one.host},${other.host}${one.pathname}`
}
