import { type ChildProcess, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '#platform/server/node-flags.ts'
import { openLogFile, type Rotation, USUAL_ROTATION } from './start/log-file.ts'
import { sentenceOf } from './start/log-line.ts'

export const ROOT = dirname(fileURLToPath(new URL('.', import.meta.url)))
const LEAVE_WITH_PARENT = new URL('start/leave-with-parent.ts', import.meta.url).href
const LINES_KEPT = 20
const LINES_SHOWN = 100
/** Time to finish what is under way before a program is killed. */
const STOP_DEADLINE_MS = 15_000

/** Time to read the last lines after the exit: a process that the program has left behind may hold the pipes open for ever. */
const LAST_LINES_MS = 500

const DROPS_TOLD_MS = 1_000

/** A program that runs until it is told to stop. */
export interface Program {
  name: string
  /** Resolves when the program itself says that it works, by its channel to us: another that holds its port cannot. */
  ready: Promise<void>
  /** Resolves with a sentence when the program is gone. */
  ended: Promise<string>
  /** As a person reads them. */
  lastLines(): string
  /** @param within after so many milliseconds it is killed */
  stop(within?: number): Promise<void>
}

export interface Launch {
  name: string
  file: string
  args?: string[]
  env: NodeJS.ProcessEnv
  log_file: string
  /** Whether what it says is shown here too. */
  is_shown: boolean
  rotation?: Rotation
}

export function launch(program: Launch): Program {
  const { name, file, args = [], env, log_file, is_shown, rotation = USUAL_ROTATION } = program
  const child = spawn(process.execPath, [...NODE_FLAGS, '--import', LEAVE_WITH_PARENT, file, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Out of reach of the terminal's Ctrl-C: we stop our programs ourselves, one after the other.
    detached: process.platform !== 'win32',
  })
  const tail = collectTail(child)
  const log = openLogFile(log_file, rotation, createDropNotice(child))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk)
      if (is_shown) process.stdout.write(chunk)
    })
  }
  child.once('close', () => log.end())
  const ended = endOf(child, name)
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve()
    })
  })
  return { name, ready, ended, lastLines: tail, stop: (within) => stop(child, ended, within) }
}

/** Tells the program how many of its lines were dropped: it counts them for its metrics. A busy disk drops many at once. */
function createDropNotice(child: ChildProcess): (lines: number) => void {
  let dropped_lines = 0
  return (lines) => {
    if (dropped_lines === 0)
      setTimeout(() => {
        if (child.connected) child.send({ dropped_lines }, () => undefined)
        dropped_lines = 0
      }, DROPS_TOLD_MS).unref()
    dropped_lines += lines
  }
}

async function stop(child: ChildProcess, ended: Promise<string>, within = STOP_DEADLINE_MS): Promise<void> {
  child.kill('SIGTERM')
  const deadline = setTimeout(() => child.kill('SIGKILL'), within)
  await ended
  clearTimeout(deadline)
}

function endOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} did not start: ${error.message}`))
    child.once('exit', (code, signal) => {
      const resolveEnd = () => resolve(`${name} ended (${signal ?? `exit code ${code}`})`)
      child.once('close', resolveEnd)
      setTimeout(resolveEnd, LAST_LINES_MS).unref()
    })
  })
}

function collectTail(child: ChildProcess): () => string {
  let tail: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      tail = [...tail, ...chunk.toString().split('\n').filter(Boolean)].slice(-LINES_KEPT)
    })
  }
  return () => tail.map(sentenceOf).join('\n')
}

/** Runs a program to its end and answers all that it said; the end of that becomes the error when it fails. */
export async function runToEnd(args: string[], options: { env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...(options.env ?? process.env), NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.signal ? { signal: options.signal } : {}),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${said.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')}\n(exit code ${code})`)
  return said
}
