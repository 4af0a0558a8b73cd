import type { Database } from '#platform/server/database/database.ts'
import { csvLine } from '#platform/server/http/answers/csv-line.ts'
import { StreamAnswer } from '#platform/server/http/answers/stream-answer.ts'
import type { CashQuery, DaysQuery, PlayQuery } from '#report/contract/staff.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { inSnapshot } from '../snapshot.ts'
import type { ReportDependencies } from '../sources.ts'
import type { Span } from '../span.ts'
import { getCashReport } from './get-cash-report.ts'
import { getPlayReport } from './get-play-report.ts'
import { type PlayerSum, playersOf, serializePlayer } from './get-players-report.ts'
import { parsePlayerDays } from './parse-player-days.ts'

/** Spreadsheets take a file for UTF-8 by this. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Whose rows are read, written and forgotten at a time. */
const PLAYERS = 2_000

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

/** Everybody, page by page: nobody holds a connection while a slow line takes the file. @throws Problem invalid_fields */
export async function playersCsv(
  { db }: ReportDependencies,
  staff: StaffCaller,
  query: DaysQuery,
): Promise<StreamAnswer> {
  const span = await parsePlayerDays(db, query)
  async function* lines() {
    const head = ['player_id', 'user_name', 'name', 'agent', ...FIGURES, 'deposits', 'withdrawals']
    yield BYTE_ORDER_MARK + csvLine(head)
    for (let after: bigint | null = 0n; after !== null; ) {
      const { rows, last } = await pageOfPlayers(db, after, { span, staff })
      yield rows.map(playerLine).join('')
      after = last
    }
  }
  return file('players', query, lines())
}

/** Those of the next players by their numbers who moved money; `last` is null where no player is left. */
function pageOfPlayers(
  db: Database,
  after: bigint,
  { span, staff }: { span: Span; staff: StaffCaller },
): Promise<{ rows: PlayerSum[]; last: bigint | null }> {
  return inSnapshot(db, async (snapshot) => {
    const { tx } = snapshot
    const [end] = await tx<{ last: bigint | null }[]>`
      select max(id) as last from (select id from identity.player where id > ${after} order by id limit ${PLAYERS}) p`
    const last = end?.last ?? null
    if (last === null) return { rows: [], last }
    const players = tx`player_id > ${after} and player_id <= ${last}`
    const rows = await tx<PlayerSum[]>`
      select * from (${playersOf(snapshot, span, { staff, players })}) p order by player_id`
    return { rows, last }
  })
}

function playerLine(row: PlayerSum): string {
  const { player_id, user_name, name, agent, deposits, withdrawals, ...figures } = serializePlayer(row)
  return csvLine([player_id, user_name, name, agent, ...figureCells(figures), deposits, withdrawals])
}
