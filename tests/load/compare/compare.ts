import { parseArgs } from 'node:util'
import { ROOT } from '#scripts/program.ts'
import { inShort, type Verdict } from '../short-run.ts'
import { type Figures, runOnce } from './one-run.ts'
import { openRevision } from './revision.ts'

/** The hot paths: each has its own bench. */
const LOADS = ['digit-bet', 'callbacks']
const PAIRS = inShort(1, 5)
/** Of the processor per operation, server and database together, at the median pair. The rate itself depends on what else runs. */
const COST_MAX = 1.05

interface Pair {
  there: Figures
  here: Figures
}

/**
 * `compare REV [--pairs N]`: the hot paths of a revision and of this checkout, by turns on one machine. Answers whether no
 * load costs noticeably more here.
 */
export async function run(options: string[]): Promise<Verdict> {
  if (process.platform !== 'linux') throw new Error('The times of other programs are read from /proc, which Linux has.')
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    options: { pairs: { type: 'string', default: String(PAIRS) } },
  })
  const [name] = positionals
  const pairs = Number(values.pairs)
  if (name === undefined || !(pairs >= 1)) throw new Error('Say with which revision: compare REV [--pairs N]')
  const revision = openRevision(name)
  try {
    const verdicts: Verdict[] = []
    for (const load of LOADS) verdicts.push(report(load, name, await runPairs(load, revision.dir, pairs)))
    return { is_right: verdicts.every((one) => one.is_right), is_fast: verdicts.every((one) => one.is_fast) }
  } finally {
    revision.remove()
  }
}

/** Now this one first, now the other one: neither gains by what the machine did before. */
async function runPairs(load: string, dir: string, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let turn = 1; turn <= count; turn++) {
    console.log(`${load}: pair ${turn} of ${count} …`)
    const is_here_first = turn % 2 === 0
    const first = await runOnce(is_here_first ? ROOT : dir, load)
    const second = await runOnce(is_here_first ? dir : ROOT, load)
    const pair = is_here_first ? { here: first, there: second } : { there: first, here: second }
    pairs.push(pair)
    console.log(lineOf('', pair))
  }
  return pairs
}

const costOf = ({ server_us, database_us }: Figures) => server_us + database_us

const FIGURES: { name: string; of: (figures: Figures) => number; digits: number }[] = [
  { name: 'per second', of: ({ per_second }) => per_second, digits: 0 },
  { name: 'p99, ms', of: ({ p99_ms }) => p99_ms, digits: 1 },
  { name: 'server, µs', of: ({ server_us }) => server_us, digits: 1 },
  { name: 'database, µs', of: ({ database_us }) => database_us, digits: 1 },
  { name: 'both, µs', of: costOf, digits: 1 },
]

const lineOf = (indent: string, { there, here }: Pair) =>
  FIGURES.map(
    ({ name, of, digits }) =>
      `${indent}  ${name} ${of(there).toFixed(digits)} → ${of(here).toFixed(digits)} (${ratioOf(of(here), of(there))})`,
  ).join(' ')

const ratioOf = (here: number, there: number) => (here / there).toFixed(2)

function report(load: string, name: string, pairs: Pair[]): Verdict {
  console.log(
    `\n${load}: ${name} → this checkout, medians of ${pairs.length} pairs; a time is that of the processor per operation`,
  )
  for (const { name: figure, of, digits } of FIGURES) {
    const ratios = pairs.map(({ there, here }) => of(here) / of(there)).toSorted((a, b) => a - b)
    const median_of = (side: keyof Pair) => median(pairs.map((pair) => of(pair[side]))).toFixed(digits)
    console.log(
      `  ${figure.padEnd(14)} ${median_of('there').padStart(8)} → ${median_of('here').padStart(8)}   ratio ${median(ratios).toFixed(3)}, from ${ratios[0]?.toFixed(3)} to ${ratios.at(-1)?.toFixed(3)}`,
    )
  }
  const cost = median(pairs.map(({ there, here }) => costOf(here) / costOf(there)))
  console.log(`  an operation costs ${cost.toFixed(3)} times as much of the processor, at most ${COST_MAX}\n`)
  return {
    is_right: pairs.every(({ there, here }) => there.is_reconciled && here.is_reconciled),
    is_fast: cost <= COST_MAX,
  }
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}
