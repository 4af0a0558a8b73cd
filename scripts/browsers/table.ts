import { BROWSERS } from './browsers.ts'

/** The part of Vitest's JSON report that the table is made from. */
export interface TestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

const CELLS: Record<string, string> = { passed: 'yes', failed: '**no**', skipped: 'not here', pending: 'not here' }

/** The console does not name so old a browser. */
const isForPlayers = (browser: string) =>
  BROWSERS.some(({ name, is_for_players }) => name === browser && is_for_players)

/** A row for each story, a column for each browser, as docs/browsers.md has it. */
export function tableOf({ testResults }: TestReport): string {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const browsers = [...new Set(results.flatMap(({ ancestorTitles }) => ancestorTitles.slice(0, 1)))]
  const stories = [...new Set(results.map(({ title }) => title))]
  const cellOf = (story: string, browser: string) => {
    const found = results.find(({ title, ancestorTitles }) => title === story && ancestorTitles[0] === browser)
    if (!found) return ''
    const is_old = found.status !== 'passed' && found.status !== 'failed' && isForPlayers(browser)
    return is_old ? 'not named' : (CELLS[found.status] ?? found.status)
  }
  const rows = stories.map((story) => [story, ...browsers.map((browser) => cellOf(story, browser))])
  return [['', ...browsers], ['---', ...browsers.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
