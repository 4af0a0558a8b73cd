/**
 * `npm run browsers`: the site and the console in every browser of docs/browsers.md that can be had here, and a table of
 * what each does. `-- NAME…`: these browsers. What is not there is installed first.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSERS } from './browsers/browsers.ts'
import { installBrowsers } from './browsers/install.ts'
import { type TestReport, tableOf } from './browsers/table.ts'
import { note, red } from './test/progress.ts'
import { runTests } from './test/run-tests.ts'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !BROWSERS.some((browser) => browser.name === name))

process.exitCode = unknown.length > 0 ? refuse(unknown) : await walk()

function refuse(given: string[]): number {
  console.error(red(`Unknown: ${given.join(', ')}. There are ${BROWSERS.map(({ name }) => name).join(', ')}.`))
  return 1
}

async function walk(): Promise<number> {
  const chosen = BROWSERS.filter(({ name }) => names.length === 0 || names.includes(name))
  installBrowsers(chosen, note)
  process.env.BROWSERS = chosen.map(({ name }) => name).join(',')
  const folder = mkdtempSync(join(tmpdir(), 'thazin-browsers-'))
  const report = join(folder, 'report.json')
  try {
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await runTests(['tests/e2e/browsers/browsers.test.ts'], { options })
    const found: TestReport = JSON.parse(readFileSync(report, 'utf8'))
    console.log(`\n${tableOf(found)}`)
    return code
  } finally {
    rmSync(folder, { recursive: true })
  }
}
