import { writeMoney } from '#contract/money.ts'
import type { CashQuery, DaysQuery, PlayQuery } from '#contract/report-console.ts'
import type { TransfersCsvQuery } from '#contract/transfer-console.ts'
import { csvLine } from '../platform/http/csv-line.ts'
import { StreamAnswer } from '../platform/http/stream-answer.ts'
import type { StaffCaller } from '../staff/index.ts'
import { findTransfers, type Place, placeOf, readSought } from './find-transfers.ts'
import { houseAccounts } from './house-accounts.ts'
import { inSnapshot } from './movement.ts'
import { showCash } from './show-cash.ts'
import { showPlay } from './show-play.ts'
import { type PlayerSum, playersOf, writePlayer } from './show-players.ts'
import type { ReportDependencies } from './sources.ts'
import { readDays } from './span.ts'
import { writeTransfer } from './transfer.ts'

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
  const { rows } = await showCash(dependencies, staff, query)
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
  const { rows } = await showPlay(dependencies, staff, query)
  return file('play', query, [
    BYTE_ORDER_MARK + csvLine(['key', 'name', ...FIGURES]),
    ...rows.map((row) => csvLine([row.key, row.name, ...figureCells(row)])),
  ])
}

/** Everybody, page by page: nobody holds a connection while a slow line takes the file. */
export function playersCsv({ db }: ReportDependencies, staff: StaffCaller, query: DaysQuery): StreamAnswer {
  const span = readDays(query)
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
  const { player_id, user_name, name, agent, deposits, withdrawals, ...figures } = writePlayer(row)
  return csvLine([player_id, user_name, name, agent, ...figureCells(figures), deposits, withdrawals])
}

/** Row by row in the order of the list, to the last one; a row that comes meanwhile is newer than the first. */
export function transfersCsv(
  { db, doors }: ReportDependencies,
  staff: StaffCaller,
  query: TransfersCsvQuery,
): StreamAnswer {
  const sought = readSought(db, staff, query, doors)
  async function* lines() {
    const names = await houseAccounts(db)
    yield BYTE_ORDER_MARK + csvLine(['at', 'kind', 'cause_id', 'from', 'to', 'amount', 'player_id', 'user_name'])
    for (let place: Place | null = null; ; ) {
      const page = { place, limit: CHUNK }
      const rows = await inSnapshot(db, ({ tx }) => findTransfers(tx, sought, page))
      yield rows
        .map((row) => {
          const { at, kind, cause_id, from, to, player } = writeTransfer(row, names)
          const amount = writeMoney(row.amount)
          return csvLine([
            at,
            kind,
            cause_id,
            from.account,
            to.account,
            amount,
            player?.id ?? null,
            player?.user_name ?? null,
          ])
        })
        .join('')
      const last = rows.at(-1)
      if (!last || rows.length < CHUNK) return
      place = placeOf(last)
    }
  }
  return file('transfers', query, lines())
}
