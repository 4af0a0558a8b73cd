/** The server and the worker of `npm run dev`: started again after each edit of what they are made of. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#server/platform/settings.ts'
import { launch, type Program, ROOT, runToEnd } from '../program.ts'
import { dim, green, red } from '../progress.ts'
import { untilReady } from '../ready.ts'

/** What the server and the worker are made of. */
const WATCHED = ['server', 'contract']
const MADE_OF = /^(?!.*\.test\.).*\.(?:ts|sql)$/
/** Editors write a file in several steps, and a rename of many files comes one by one. */
const SETTLE_MS = 100
/** What is under way at an edit is let go. */
const STOP_MS = 300

export interface Backend {
  /** Resolves when the server answers; null, or what keeps it from answering. */
  ready(): Promise<string | null>
  stop(): Promise<void>
}

/** @param settings of the server: its own ports, not those that browsers open */
export function runBackend(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  told: { failed(fault: string): void; recovered(): void },
): Backend {
  const halt = new AbortController()
  let programs: Program[] = []
  let fault: string | null = null
  let edited: NodeJS.Timeout | undefined
  let has_new_tables = false
  let turn = start()

  async function start(): Promise<void> {
    const started = performance.now()
    const file_of = (name: string) => join(settings.data_dir, 'log', `${name}.log`)
    try {
      if (has_new_tables) await runToEnd(['server/src/migrate.ts'], { env, signal: halt.signal })
      has_new_tables = false
      programs = (['worker', 'main'] as const).map((file) => {
        const name = file === 'main' ? 'the server' : 'the worker'
        const log_file = file_of(name.replace('the ', ''))
        return launch({ name, file: `server/src/${file}.ts`, env, log_file, is_shown: false })
      })
      const own = programs
      const ended = own.map(async (program) => {
        const sentence = await program.ended
        throw new Error(`${sentence}\n${program.lastLines()}`)
      })
      await Promise.race([untilReady(settings, [`${settings.port}/readyz`], halt.signal), ...ended])
      Promise.race(ended).catch((error: Error) => own === programs && fail(error))
      if (fault !== null) told.recovered()
      fault = null
      say(
        `${green('✓')} the server and the worker run ${dim(`${((performance.now() - started) / 1000).toFixed(1)} s`)}`,
      )
    } catch (error) {
      if (!halt.signal.aborted) fail(error as Error)
    }
  }

  function fail(error: Error): void {
    fault = error.message
    console.error(`  ${red('✗')} ${fault}\n  ${dim('waiting for an edit')}`)
    told.failed(fault)
  }

  async function restart(): Promise<void> {
    const old = programs
    programs = []
    await Promise.all(old.map((program) => program.stop(STOP_MS)))
    await start()
  }

  const watchers = WATCHED.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || !MADE_OF.test(name) || halt.signal.aborted) return
      if (name.endsWith('.sql')) has_new_tables = true
      clearTimeout(edited)
      edited = setTimeout(() => {
        say(`  ${dim(`${join(folder, name)} was edited`)}`)
        turn = turn.then(restart)
      }, SETTLE_MS)
    }),
  )

  return {
    async ready() {
      await turn
      return fault
    },
    async stop() {
      halt.abort()
      clearTimeout(edited)
      for (const watcher of watchers) watcher.close()
      await turn
      await Promise.all(programs.map((program) => program.stop()))
    },
  }
}

const say = (line: string) => console.log(`  ${line.trimStart()}`)
