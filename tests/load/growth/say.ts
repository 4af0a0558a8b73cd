import { isOver, type Measurement } from './measure.ts'
import type { Row } from './row.ts'

/** Lines of a plan that are shown; the file has all. */
const PLAN_LINES = 30
const QUERY_LETTERS = 300
/** Of one row: the slowest of its statements. */
const PLANS_SHOWN = 2

/** Markdown, so that docs/benchmarks.md can take it over. */
export function sayTable(rows: Row[], small: Map<Row, Measurement>, grown: Map<Row, Measurement>): void {
  const lines = rows.map((row) => {
    const of_grown = grown.get(row) ?? { ms: 0 }
    const verdict = isOver(of_grown, row.mark_ms) ? 'OVER' : ''
    return `| ${row.name} | ${figure(small.get(row))} | ${figure(of_grown)} | ${inWords(row.mark_ms)} | ${verdict} |`
  })
  console.log(['', '| what | small | grown | mark | |', '|---|---|---|---|---|', ...lines, ''].join('\n'))
}

export const figure = (measured: Measurement | undefined): string =>
  measured === undefined ? '–' : 'failed' in measured ? measured.failed : inWords(measured.ms)

const inWords = (ms: number): string =>
  ms < 1_000 ? `${ms.toPrecision(ms < 10 ? 2 : 3)} ms` : `${(ms / 1_000).toFixed(1)} s`

/** The statement in one line, so that the plan is what one sees. */
const withShortQuery = (plan: string): string =>
  plan.replace(
    /Query Text:([\s\S]*?)\n(?=[^\n]*\(cost=)/,
    (_, text: string) => `${text.replaceAll(/\s+/g, ' ').trim().slice(0, QUERY_LETTERS)}\n`,
  )

/** Shows the slowest plans of each row. Answers all of them. */
export function sayPlans(plans: Map<Row, string[]>): string {
  for (const [row, found] of plans) {
    console.log(`\n== ${row.name}: ${found.length} slow statements`)
    for (const plan of found.slice(0, PLANS_SHOWN)) {
      const lines = withShortQuery(plan).split('\n')
      console.log(lines.slice(0, PLAN_LINES).join('\n'))
      if (lines.length > PLAN_LINES) console.log(`  … ${lines.length - PLAN_LINES} lines more`)
    }
  }
  return [...plans].map(([row, found]) => `== ${row.name}\n\n${found.join('\n\n')}\n`).join('\n')
}
