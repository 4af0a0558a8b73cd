import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#scripts/program.ts'
import type { HistorySizes } from '../history/sizes.ts'
import { IS_SHORT, type Verdict } from '../short-run.ts'
import { type GrownDatabase, openCopy, openGrownDatabase } from './grown-database.ts'
import { isOver, type Measurement, measure } from './measure.ts'
import type { Row } from './row.ts'
import { ROWS } from './rows.ts'
import { saveStatistics } from './save-statistics.ts'
import { figure, sayPlans, sayTable } from './say.ts'
import { explainRows } from './slow-plans.ts'
import { soak } from './soak/soak.ts'
import { openStage } from './stage.ts'
import { saySizes } from './table-sizes.ts'

const PLAYERS = 1_000_000

/** In proportion to the players; each by a setting of its own too. */
function grownSizes(): HistorySizes {
  const players = Number(process.env.BENCH_PLAYERS ?? PLAYERS)
  const size = (name: string, of_million: number) =>
    Number(process.env[`BENCH_${name}`] ?? Math.max(1, Math.round((of_million * players) / PLAYERS)))
  return {
    days: Number(process.env.BENCH_DAYS ?? 60),
    players,
    agents: size('AGENTS', 200),
    bets: size('BETS', 5_000_000),
    wagers: size('WAGERS', 1_350_000),
    slips: size('SLIPS', 400_000),
    rounds: size('ROUNDS', 300_000),
    requests: size('REQUESTS', 1_200_000),
    claims: size('CLAIMS', 100_000),
    audit_entries: size('AUDIT_ENTRIES', 1_100_000),
  }
}

/** Three days of a small company. */
const SMALL: HistorySizes = {
  days: 3,
  players: 400,
  agents: 5,
  bets: 20_000,
  wagers: 6_000,
  slips: 1_500,
  rounds: 1_000,
  requests: 1_000,
  claims: 40,
  audit_entries: 900,
}

/** The smaller database of a short run, beside the small company. */
const TINY: HistorySizes = {
  days: 2,
  players: 100,
  agents: 2,
  bets: 2_000,
  wagers: 600,
  slips: 150,
  rounds: 100,
  requests: 200,
  claims: 10,
  audit_entries: 90,
}

/**
 * Each row of the table on a small database and on a grown one, and the plans of what is over its mark. `--only TEXT`: the
 * rows whose names have it; `--quick`: without the long ones; `--build`: the database alone; `--from FOLDER`: one of an earlier
 * schema is migrated, in place of a new one; `--save-statistics`: for the check of plans; `--soak MINUTES`: bets at half of the
 * highest rate, with `--picture FILE` for the curves. A short run has the small company in place of the grown one.
 */
export async function run(options: string[]): Promise<Verdict> {
  const { values } = parseArgs({
    args: options,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean' },
      build: { type: 'boolean' },
      from: { type: 'string' },
      'save-statistics': { type: 'boolean' },
      soak: { type: 'string' },
      picture: { type: 'string' },
    },
  })
  const rows = ROWS.filter(
    ({ name, is_long }) =>
      (values.only === undefined || name.includes(values.only)) && !((values.quick || IS_SHORT) && is_long),
  )
  const sizes = IS_SHORT ? SMALL : grownSizes()
  if (values.soak !== undefined)
    return asVerdict(await soak(await openCopy(sizes, values.from), soakOptions(values.soak, values.picture)))
  const grown = await openGrownDatabase(sizes, values.from)
  try {
    if (values['save-statistics']) await saveStatistics(grown.url)
    if (values.build || values['save-statistics']) return asVerdict(true)
    const small_times = await measureSmall(rows)
    console.log('Measuring the grown database …')
    const grown_times = await measureAll(grown, rows)
    sayTable(rows, small_times, grown_times)
    const over = rows.filter((row) => isOver(grown_times.get(row) ?? { ms: 0 }, row.mark_ms))
    const plans = await explainRows(
      grown,
      over.filter(({ is_long }) => !is_long),
    )
    writeFileSync(join(grown.dir, 'plans.txt'), sayPlans(plans))
    console.log(`The plans are whole in ${join(grown.dir, 'plans.txt')}`)
    if (values.only === undefined) await saySizes(grown)
    const has_failed = rows.some((row) => 'failed' in (grown_times.get(row) ?? { failed: '' }))
    return { is_right: !has_failed, is_fast: over.length === 0 }
  } finally {
    await grown.stop()
  }
}

const asVerdict = (holds: boolean): Verdict => ({ is_right: holds, is_fast: true })

function soakOptions(given: string, picture = join(ROOT, 'data', 'soak.svg')): { minutes: number; picture: string } {
  const minutes = Number(given)
  if (!(minutes > 0)) throw new Error('Say for how long: --soak 30')
  return { minutes, picture }
}

async function measureSmall(rows: Row[]): Promise<Map<Row, Measurement>> {
  const small = await openGrownDatabase(IS_SHORT ? TINY : SMALL)
  try {
    return await measureAll(small, rows)
  } finally {
    await small.stop()
  }
}

async function measureAll(at: Pick<GrownDatabase, 'url' | 'dir'>, rows: Row[]): Promise<Map<Row, Measurement>> {
  const times = new Map<Row, Measurement>()
  const stage = await openStage(at)
  try {
    for (const row of rows) {
      const measured = await measure(row, stage)
      times.set(row, measured)
      console.log(`  ${row.name}: ${figure(measured)}`)
    }
  } finally {
    await stage.close()
  }
  return times
}
