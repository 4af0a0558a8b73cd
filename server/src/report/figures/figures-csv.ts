import type { CashQuery, DaysQuery, PlayQuery } from '#contract/report/staff.ts'
import { csvLine } from '../../platform/http/answers/csv-line.ts'
import { StreamAnswer } from '../../platform/http/answers/stream-answer.ts'
import type { StaffCaller } from '../../staff/index.ts'
import { inSnapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import { parseDays } from '../span.ts'
import { getCashReport } from './get-cash-report.ts'
import { getPlayReport } from './get-play-report.ts'
import { type PlayerSum, playersOf, serializePlayer } from './get-players-report.ts'

/** Spreadsheets take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Rows that are read, written and forgotten at a time. */
const CHUNK = 1_000

const file = (name: string, { from, to }: DaysQuery, lines: AsyncIterable<string> | Iterable<string>) =>
  new StreamAnswer('text/csv; charset=utf-8', `${name}-${from}-${to}.csv`, lines)

const FIGURES = ['bets', 'turnover', 'payout', 'ggr', 'bonus_cost', 'commissions', 'adjustments', 'ngr'] as const
const figureCells = (row: Record<(typeof FIGURES)[number], number | null>) => FIGURES.map((name) => row[name])

export async function cashCsv(
  dependencies: ReportDependencies,
  staff: StaffCaller,
  query: CashQuery,
): Promise<StreamAnswer> {
  const { rows } = await getCashReport(dependencies, staff, query)
  const head = ['key', 'name', 'deposit_count', 'deposits', 'withdrawal_count', 'withdrawals', 'net']
  return file('cash', query, [
    BYTE_ORDER_MARK + csvLine(head),
    ...rows.map((row) =>
      csvLine([row.key, row.name, row.deposit_count, row.deposits, row.withdrawal_count, row.withdrawals, row.net]),
    ),
  ])
}

export async function playCsv(
  dependencies: ReportDependencies,
  staff: StaffCaller,
  query: PlayQuery,
): Promise<StreamAnswer> {
  const { rows } = await getPlayReport(dependencies, staff, query)
  return file('play', query, [
    BYTE_ORDER_MARK + csvLine(['key', 'name', ...FIGURES]),
    ...rows.map((row) => csvLine([row.key, row.name, ...figureCells(row)])),
  ])
}

/** Everybody, page by page: nobody holds a connection while a slow line takes the file. */
export function playersCsv({ db }: ReportDependencies, staff: StaffCaller, query: DaysQuery): StreamAnswer {
  const span = parseDays(query)
  async function* lines() {
    const head = ['player_id', 'user_name', 'name', 'agent', ...FIGURES, 'deposits', 'withdrawals']
    yield BYTE_ORDER_MARK + csvLine(head)
    for (let after = 0n; ; ) {
      const rows = await inSnapshot(
        db,
        (snapshot) => snapshot.tx<PlayerSum[]>`
          select * from (${playersOf(snapshot, span, staff)}) p where player_id > ${after} order by player_id limit ${CHUNK}`,
      )
      yield rows.map(playerLine).join('')
      if (rows.length < CHUNK) return
      after = rows.at(-1)?.player_id ?? after
    }
  }
  return file('players', query, lines())
}

function playerLine(row: PlayerSum): string {
  const { player_id, user_name, name, agent, deposits, withdrawals, ...figures } = serializePlayer(row)
  return csvLine([player_id, user_name, name, agent, ...figureCells(figures), deposits, withdrawals])
}
