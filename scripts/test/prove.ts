import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { areScreensBuilt, buildScreens } from '../build/build-screens.ts'
import { checkLicenses } from '../build/licenses/write-licenses.ts'
import { CHECKS, type Check } from '../checks/checks.ts'
import { checkScreenBudgets } from '../checks/screen-budgets.ts'
import { findChromium } from '../chromium.ts'
import { ROOT } from '../program.ts'
import { bold, note, red, step } from './progress.ts'
import { runVitest } from './run-vitest.ts'
import { depthVariables } from './test-depth.ts'

const SECOND_TRIES = join(ROOT, 'scripts/checks/second-tries.ts')
const SAVE_DURATIONS = join(ROOT, 'scripts/checks/save-durations.ts')

interface Count {
  passed: number
  failed: number
  /** The names of failures, with the first line of the reason: the end of a run repeats them, since people read it first. */
  failures: string[]
}

/** The part of Vitest's JSON report that we read. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface ProofOptions {
  /** Without it, everything but the browser's. */
  browser: boolean
  save_durations?: boolean
  /** Many steps in place of few. */
  is_deep?: boolean
}

/**
 * Builds the screens, runs every check and all tests beside each other, all of them even after a failure, and closes
 * with one count.
 */
export async function prove(options: ProofOptions): Promise<number> {
  console.log(`\n${bold('Screens')}`)
  const built = await tryCheck({ id: 'screens', name: 'build', run: async () => areScreensBuilt() || buildScreens() })
  console.log(`\n${bold('Checks, and tests beside them')}`)
  // Weighs what the step before has built.
  const budgets: Check = { id: 'bytes', name: 'bytes of the screens', run: () => checkScreenBudgets() }
  const licenses: Check = { id: 'licenses', name: 'licenses of packages', run: checkLicenses }
  const interruption = new AbortController()
  const checks = tryChecks([...CHECKS, budgets, licenses], interruption.signal)
  const counts = await Promise.all([checks, runAllTests(options, interruption)])
  const total = counts.reduce(sum, built)
  if (total.failures.length > 0) console.error(red(`\nFailed:\n  ${total.failures.join('\n  ')}`))
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

const sum = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
})

/** All of them, also after a failure, each with its line; after an interruption no further one begins. */
export async function tryChecks(checks: Check[], signal?: AbortSignal): Promise<Count> {
  let total: Count = { passed: 0, failed: 0, failures: [] }
  for (const check of checks) {
    if (signal?.aborted) break
    total = sum(total, await tryCheck(check))
  }
  return total
}

async function tryCheck({ name, run }: Check): Promise<Count> {
  try {
    await step(name, run)
    return { passed: 1, failed: 0, failures: [] }
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)))
    return { passed: 0, failed: 1, failures: [name] }
  }
}

async function runAllTests(
  { browser, save_durations = false, is_deep = false }: ProofOptions,
  interruption: AbortController,
): Promise<Count> {
  let chromium = ''
  try {
    if (browser) chromium = findChromium(note)
  } catch (error) {
    console.error(red(error instanceof Error ? error.message : String(error)))
    return { passed: 0, failed: 1, failures: ['the tests'] }
  }
  const folder = mkdtempSync(join(tmpdir(), 'thazin-count-'))
  const report = join(folder, 'count.json')
  const reporters = ['default', 'json', SECOND_TRIES, ...(save_durations ? [SAVE_DURATIONS] : [])]
  const projects = browser ? [] : ['--project', 'server*']
  const args = [...projects, ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`]
  const depth = depthVariables(is_deep)
  if (is_deep) note(`seed ${depth.TEST_SEED}`)
  const env = { ...process.env, ...depth, ...(chromium ? { CHROMIUM: chromium } : {}) }
  try {
    const { code, is_interrupted } = await runVitest(args, { env })
    if (is_interrupted) interruption.abort()
    return is_interrupted ? { passed: 0, failed: 1, failures: ['interrupted'] } : countOf(report, code)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A run may fail without a failed test: a file that does not load, an error nobody awaited. It counts as one. */
function countOf(report: string, code: number | null): Count {
  try {
    const counted: Report = JSON.parse(readFileSync(report, 'utf8'))
    const failures = counted.testResults.flatMap(failuresOf)
    const failed = Math.max(counted.numFailedTests, failures.length)
    if (code !== 0 && failed === 0) return { passed: counted.numPassedTests, failed: 1, failures: [`exit ${code}`] }
    return { passed: counted.numPassedTests, failed, failures }
  } catch {
    return { passed: 0, failed: 1, failures: ['no count was written'] }
  }
}

function failuresOf({ name, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(ROOT, name)
  const failures = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`)
  return failures.length === 0 && message !== '' ? [`${file}: ${firstLine(message)}`] : failures
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0]?.slice(0, 300) ?? ''
}
