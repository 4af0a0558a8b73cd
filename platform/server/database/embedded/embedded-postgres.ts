import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { choosePort } from './choose-port.ts'
import { type ClusterLocation, findClusterLocation } from './cluster-location.ts'
import { readLock, replaceLock } from './lock-file.ts'
import { commandOf, parentOf, runProgram } from './postgres-program.ts'

export interface PostgresOptions {
  /** The folder that holds everything of this database. One running server per folder. */
  dir: string
  /** Off only where the data may be lost with the machine: tests. */
  fsync?: boolean
  log?: (line: string) => void
}

export interface RunningPostgres {
  url: string
  /** Of the process that the others are children of. */
  pid: number
  /** Resolves when the server ends, however that comes about, with its exit code or signal. */
  ended: Promise<string>
  /** Ends open sessions, writes everything down, and waits until the server is gone. */
  stop(): Promise<void>
  /** Ends the server at once, like a power cut, for a program that is about to end itself and cannot wait. */
  cut(): void
}

const START_DEADLINE_MS = 60_000
const STOP_DEADLINE_S = 60
const POLL_MS = 20
const RETRY_MS = 500

/** Starts the PostgreSQL that came with the npm packages, on 127.0.0.1 and with a password that only its files know. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { fsync = true, log = () => undefined } = options
  const location = findClusterLocation(options.dir, log)
  await clearThePast(location, log)
  const password = await prepareData(location, fsync)
  const port = await choosePort(location)
  const server = await launchUntilReady(location, settings(port, fsync))
  const ended = endOf(server, location)
  return {
    url: addressOf(password, port),
    pid: server.pid ?? 0,
    ended,
    stop: () => stop(server, location, ended),
    cut() {
      server.kill('SIGQUIT')
      // One that stands still hears that when it goes on.
      server.kill('SIGCONT')
    },
  }
}

/** The address of the database in `dir` if another program runs it at this moment, else null. */
export function addressOfRunning(dir: string): string | null {
  const location = findClusterLocation(dir, () => undefined)
  const lock = readLock(location)
  if (lock === null) return null
  if (!commandOf(Number.parseInt(lock, 10))?.includes(location.data)) return null
  const password = readFileSync(join(location.home, 'password'), 'utf8').trim()
  return addressOf(password, readFileSync(join(location.home, 'port'), 'utf8').trim())
}

const addressOf = (password: string, port: number | string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`

const ownerFile = (location: ClusterLocation) => join(location.home, 'owner.pid')
const logFile = (location: ClusterLocation) => join(location.home, 'postgres.log')

/** A server that outlived the program which started it is stopped; one whose program lives is left alone. */
async function clearThePast(location: ClusterLocation, log: (line: string) => void): Promise<void> {
  const lock = readLock(location)
  if (lock === null) return
  const pid = Number.parseInt(lock, 10)
  const isServer = () => commandOf(pid)?.includes(location.data) ?? false
  // The server was killed. Its process number may belong to a stranger by now, or to a process that has ended and whose
  // end nobody has asked for; PostgreSQL takes both for a server. Our own number it knows to be none, and goes on to look
  // for sessions at work.
  const takeLock = () => replaceLock(location, lock.replace(/^\d+/, String(process.pid)))
  if (!isServer()) return takeLock()
  const owner = existsSync(ownerFile(location)) ? Number.parseInt(readFileSync(ownerFile(location), 'utf8'), 10) : 0
  if (parentOf(pid) === owner) {
    throw new Error(`The database in ${location.home} is in use by another running copy (process ${owner}).`)
  }
  log(`a database server of an earlier run was left behind (process ${pid}): stopping it`)
  try {
    await runProgram(location, 'pg_ctl', [
      'stop',
      '-D',
      location.data,
      '-m',
      'fast',
      '-w',
      '-t',
      String(STOP_DEADLINE_S),
    ])
  } catch (error) {
    // It was being killed while it was looked at: then its lock is left, and nothing to stop.
    if (isServer()) throw error
    takeLock()
  }
}

/** The data folder appears under its name only when it is whole, so that an interrupted first start leaves nothing half. */
async function prepareData(location: ClusterLocation, fsync: boolean): Promise<string> {
  const passwordFile = join(location.home, 'password')
  if (existsSync(location.data)) return readFileSync(passwordFile, 'utf8').trim()
  const unfinished = `${location.data}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  location.own(passwordFile)
  await runProgram(location, 'initdb', [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    // Each new connection derives its key so many times, and tests open thousands of connections.
    ...(fsync ? [] : ['--no-sync', '--set=scram_iterations=1']),
  ])
  renameSync(unfinished, location.data)
  return password
}

function settings(port: number, fsync: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // Drivers that speak URLs do not agree on how to name a socket; TCP with a password serves them all.
    unix_socket_directories: '',
    // Each app of a test has pools of several programs, and several apps are open at a time.
    max_connections: fsync ? '100' : '300',
    shared_buffers: '256MB',
    max_wal_size: '2GB',
    wal_compression: 'on',
    idle_in_transaction_session_timeout: '30s',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(fsync
      ? { fsync: 'on', synchronous_commit: 'on' }
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          // Hundreds of databases, each in use for some seconds: to look through all of them every minute is lost work.
          autovacuum: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
        }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function launch(location: ClusterLocation, args: string[]): ChildProcess {
  if (existsSync(logFile(location))) renameSync(logFile(location), `${logFile(location)}.previous`)
  // Before it runs: where the disk is full, nothing runs that nobody would stop.
  writeFileSync(ownerFile(location), `${process.pid}\n`)
  const output = openSync(logFile(location), 'a', 0o600)
  for (const file of [logFile(location), ownerFile(location)]) location.own(file)
  const server = spawn(join(location.programs, 'bin', 'postgres'), ['-D', location.data, ...args], {
    ...location.spawning,
    stdio: ['ignore', output, output],
    // A session of its own: Ctrl-C in a terminal must reach the programs first, the database last.
    detached: true,
  })
  closeSync(output)
  return server
}

/** After a kill of the server its sessions may take a moment to notice; until then PostgreSQL refuses to start. */
async function launchUntilReady(location: ClusterLocation, args: string[]): Promise<ChildProcess> {
  const deadline = Date.now() + START_DEADLINE_MS
  while (true) {
    const server = launch(location, args)
    if (await isReady(server, location, deadline)) return server
    if (hasEnded(server)) rmSync(ownerFile(location), { force: true })
    else server.kill('SIGQUIT')
    const said = readFileSync(logFile(location), 'utf8')
    if (!said.includes('pre-existing shared memory block') || Date.now() > deadline) {
      const lastLines = said.trim().split('\n').slice(-5).join('\n')
      throw new Error(`The database did not start. Its last lines (${logFile(location)}):\n${lastLines}`)
    }
    await sleep(RETRY_MS)
  }
}

/** As PostgreSQL calls it; a standby answers reads. */
const READY = new Set(['ready', 'standby'])

/** PostgreSQL writes its state into the eighth line of its lock file. */
async function isReady(server: ChildProcess, location: ClusterLocation, deadline: number): Promise<boolean> {
  const failures: Error[] = []
  server.once('error', (error) => failures.push(error))
  while (Date.now() < deadline && !hasEnded(server)) {
    if (failures[0]) throw failures[0]
    const lines = readLock(location)?.split('\n') ?? []
    if (Number(lines[0]) === server.pid && READY.has(lines[7]?.trim() ?? '')) return true
    await sleep(POLL_MS)
  }
  return false
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null

function endOf(server: ChildProcess, location: ClusterLocation): Promise<string> {
  return new Promise((resolve) => {
    server.once('exit', (code, signal) => {
      rmSync(ownerFile(location), { force: true })
      resolve(signal ?? `exit code ${code}`)
    })
  })
}

async function stop(server: ChildProcess, location: ClusterLocation, ended: Promise<unknown>): Promise<void> {
  if (!hasEnded(server)) {
    await runProgram(location, 'pg_ctl', [
      'stop',
      '-D',
      location.data,
      '-m',
      'fast',
      '-w',
      '-t',
      String(STOP_DEADLINE_S),
    ])
  }
  await ended
}
