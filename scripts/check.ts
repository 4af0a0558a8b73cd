/**
 * `npm run check`: everything but the browser. `--only types,lint`: these checks and no test. `--changed[=COMMIT]`: every
 * check, and the tests of what differs from the commit (HEAD unless named; the last commit where nothing differs).
 * `--fast`: format and lint of what differs from HEAD, and types; for the hook of Git in scripts/hooks/.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from './checks/checks.ts'
import { ROOT } from './program.ts'
import { changedFiles, testsOf } from './test/changed.ts'
import { bold, note, red } from './test/progress.ts'
import { prove, tryChecks } from './test/prove.ts'
import { runTests } from './test/run-tests.ts'

const [option = '', value = ''] = process.argv.slice(2).flatMap((each) => each.split('='))

process.exitCode = await run()

async function run(): Promise<number> {
  if (option === '') return prove({ browser: false })
  if (option === '--only') return checkOnly(value.split(','))
  if (option === '--changed') return checkChanged(value || null)
  if (option === '--fast') return checkFast()
  console.error(red(`Unknown: ${option}. There are --fast, --only NAME,… and --changed[=COMMIT].`))
  return 1
}

async function checkOnly(names: string[]): Promise<number> {
  const known = CHECKS.map(({ id }) => id)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(red(`No check is called ${unknown.join(', ')}. There are ${known.join(', ')}.`))
    return 1
  }
  const { failed } = await tryChecks(CHECKS.filter(({ id }) => names.includes(id)))
  return failed === 0 ? 0 : 1
}

const FAST = ['format', 'types', 'lint']

async function checkFast(): Promise<number> {
  const files = changedFiles('HEAD').filter((file) => existsSync(join(ROOT, file)))
  if (files.length === 0) return 0
  const { failed } = await tryChecks(
    CHECKS.filter(({ id }) => FAST.includes(id)).map((check) => ({ ...check, run: () => check.run(files) })),
  )
  return failed === 0 ? 0 : 1
}

async function checkChanged(commit: string | null): Promise<number> {
  const changed = changedFiles(commit)
  console.log(`\n${bold('Changed')}`)
  for (const file of changed) note(file)
  if (changed.length === 0) return 0
  console.log(`\n${bold('Checks')}`)
  const { failed } = await tryChecks(CHECKS)
  const tests = testsOf(changed)
  if (tests.length === 0) {
    note('no test depends on these files')
    return failed === 0 ? 0 : 1
  }
  console.log(`\n${bold(`Tests: ${tests.length} files`)}`)
  const code = await runTests(tests)
  return failed === 0 ? code : 1
}
