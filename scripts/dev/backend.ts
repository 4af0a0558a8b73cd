/** The programs of `npm run dev`: started again after each edit of what they are made of. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#platform/server/settings.ts'
import { launch, type Program, ROOT, runToEnd } from '../program.ts'
import type { ProgramEnvs } from '../start/program-databases.ts'
import { untilReady } from '../start/ready.ts'
import { dim, green, red } from '../test/progress.ts'

/** The folders with the sources of these programs. */
const WATCHED = ['modules', 'platform', 'apps']
const MADE_OF = /^(?!.*\.test\.)(?:.*\/)?(?:server|contract|programs|migrations)\/.*\.(?:ts|sql)$/
/** Editors write a file in several steps, and a rename of many files comes one by one. */
const SETTLE_MS = 100
/** After an edit a program has this long to end. Then it is killed, and requests that it still handles are lost. */
const STOP_MS = 300
const PROGRAMS = ['worker', 'console', 'server'] as const

export interface BackendOptions {
  /** With the server's own ports, not those that browsers open. */
  settings: Settings
  env: NodeJS.ProcessEnv
  databases: ProgramEnvs
  /** The server ended by itself, or did not start. */
  onFault(fault: string): void
  onRecovery(): void
}

export class Backend {
  readonly #options: BackendOptions
  readonly #halt = new AbortController()
  #programs: Program[] = []
  #fault: string | null = null
  #has_new_tables = false
  #turn: Promise<void>

  constructor(options: BackendOptions) {
    this.#options = options
    this.#turn = this.#start()
    let edited: NodeJS.Timeout | undefined
    for (const folder of WATCHED) {
      watch(join(ROOT, folder), { recursive: true, signal: this.#halt.signal }, (_event, name) => {
        if (!name || !MADE_OF.test(name)) return
        if (name.endsWith('.sql')) this.#has_new_tables = true
        clearTimeout(edited)
        edited = setTimeout(() => this.#takeUp(join(folder, name)), SETTLE_MS)
      })
    }
  }

  /** Resolves when the server answers: with null, or with what keeps it from answering. */
  async ready(): Promise<string | null> {
    await this.#turn
    return this.#fault
  }

  async stop(): Promise<void> {
    this.#halt.abort()
    await this.#turn
    await Promise.all(this.#programs.map((program) => program.stop()))
  }

  #takeUp(file: string): void {
    if (this.#halt.signal.aborted) return
    console.log(`  ${dim(`${file} was edited`)}`)
    this.#turn = this.#turn.then(async () => {
      const old = this.#programs
      this.#programs = []
      await Promise.all(old.map((program) => program.stop(STOP_MS)))
      await this.#start()
    })
  }

  async #start(): Promise<void> {
    const { settings, env, onRecovery } = this.#options
    const { signal } = this.#halt
    const started = performance.now()
    try {
      if (this.#has_new_tables) await runToEnd(['apps/programs/migrate.ts'], { env, signal })
      this.#has_new_tables = false
      const programs = this.#launchAll()
      this.#programs = programs
      const ended = programs.map(async (program) => {
        const sentence = await program.ended
        throw new Error(`${sentence}\n${program.lastLines()}`)
      })
      await Promise.race([untilReady(settings, { programs, addresses: [`${settings.port}/readyz`], signal }), ...ended])
      Promise.race(ended).catch((error: Error) => programs === this.#programs && this.#fail(error))
      if (this.#fault !== null) onRecovery()
      this.#fault = null
      const seconds = ((performance.now() - started) / 1_000).toFixed(1)
      console.log(`  ${green('✓')} the programs run ${dim(`${seconds} s`)}`)
    } catch (error) {
      if (!signal.aborted) this.#fail(error as Error)
    }
  }

  #launchAll(): Program[] {
    const { settings, env, databases } = this.#options
    return PROGRAMS.map((program) =>
      launch({
        name: `the ${program}`,
        file: `apps/programs/${program}.ts`,
        env: { ...env, ...databases[program] },
        log_file: join(settings.data_dir, 'log', `${program}.log`),
        is_shown: false,
      }),
    )
  }

  #fail({ message }: Error): void {
    this.#fault = message
    console.error(`  ${red('✗')} ${message}\n  ${dim('waiting for an edit')}`)
    this.#options.onFault(message)
  }
}
