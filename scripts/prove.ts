import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areScreensBuilt, buildScreens } from './build-screens.ts'
import { CHECKS, type Check } from './checks.ts'
import { findChromium } from './chromium.ts'
import { ROOT } from './program.ts'
import { bold, note, red, step } from './progress.ts'
import { checkScreenBudgets } from './screen-budgets.ts'

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const SECOND_TRIES = join(ROOT, 'scripts/second-tries.ts')

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

interface Count {
  passed: number
  failed: number
}

/** Projects of vitest.config.ts. */
export type Project = 'house' | 'browser'

/** Runs every check and the tests of the projects, all of them even after a failure, and closes with one count of both. */
export async function prove(projects: Project[]): Promise<number> {
  const build: Check = { name: 'screens', run: async () => areScreensBuilt() || buildScreens() }
  // Weighs what the step before it has built.
  const budgets: Check = { name: 'bytes of the screens', run: () => checkScreenBudgets() }
  const total: Count = { passed: 0, failed: 0 }
  const add = ({ passed, failed }: Count) => {
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${bold('Checks')}`)
  for (const check of [...CHECKS, build, budgets]) add(await tryCheck(check))
  for (const project of projects) {
    console.log(`\n${bold(`Tests: ${project}`)}`)
    add(await runProject(project))
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function tryCheck({ name, run }: Check): Promise<Count> {
  try {
    await step(name, run)
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)))
    return { passed: 0, failed: 1 }
  }
}

async function runProject(project: Project): Promise<Count> {
  let chromium = ''
  try {
    if (project === 'browser') chromium = findChromium(note)
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)))
    return { passed: 0, failed: 1 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'thazin-count-'))
  const report = join(folder, 'count.json')
  const reporters = ['default', 'json', SECOND_TRIES].map((name) => `--reporter=${name}`)
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${report}`]
  const env = { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) }
  const vitest = spawn(process.execPath, [VITEST, ...args], { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] })
  // Told to stop, we wait for the tests to take their database down.
  const pass_on = (signal: NodeJS.Signals) => vitest.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass_on)
  const code = await new Promise<number | null>((resolve) => vitest.once('exit', resolve))
  for (const signal of SIGNALS) process.off(signal, pass_on)
  try {
    return countOf(report, code)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A run may fail without a failed test: a file that does not load, an error nobody awaited. It counts as one. */
function countOf(report: string, code: number | null): Count {
  try {
    const counted: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = counted.numFailedTests
    return { passed: counted.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
