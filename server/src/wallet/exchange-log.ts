import { REQUEST_WAS_SUCCESSFUL } from '#contract/answer.ts'
import { type Money, writeMoney } from '#contract/money.ts'
import {
  EXCHANGE_LOG_PAGE_SIZE,
  type ExchangeLogAnswer,
  type ExchangeLogRow,
  type ExchangeType,
} from '#contract/wallet.ts'
import type { Database } from '../platform/database.ts'

interface Row {
  id: string
  type: ExchangeType
  amount: Money
  created_at: Date
}

/** One page of the player's exchanges, newest first, with links to the pages beside it. */
export async function exchangeLog(db: Database, player_id: bigint, page: number): Promise<ExchangeLogAnswer> {
  const offset = (page - 1) * EXCHANGE_LOG_PAGE_SIZE
  const [rows, [total]] = await Promise.all([
    db<Row[]>`
      select id, type, amount, created_at from wallet.exchange where player_id = ${player_id}
      order by id desc limit ${EXCHANGE_LOG_PAGE_SIZE} offset ${offset}`,
    db<{ count: bigint }[]>`select count(*) from wallet.exchange where player_id = ${player_id}`,
  ])
  const last = Math.max(1, Math.ceil(Number(total?.count ?? 0n) / EXCHANGE_LOG_PAGE_SIZE))
  return { status: REQUEST_WAS_SUCCESSFUL, message: '', data: rows.map(writeRow), links: pageLinks(page, last) }
}

function writeRow(row: Row): ExchangeLogRow {
  return { id: row.id, type: row.type, amount: writeMoney(row.amount), created_at: row.created_at.toISOString() }
}

/** Pages shown on each side of the current one. */
const PAGES_BESIDE = 2

function pageLinks(page: number, last: number): ExchangeLogAnswer['links'] {
  const url = (to: number) => (to < 1 || to > last ? null : `/exchange-transactions-log?page=${to}`)
  const from = Math.max(1, page - PAGES_BESIDE)
  const pages = Array.from(
    { length: Math.max(0, Math.min(last, page + PAGES_BESIDE) - from + 1) },
    (_, index) => from + index,
  )
  return [
    { url: url(page - 1), label: 'Previous', active: false },
    ...pages.map((to) => ({ url: url(to), label: String(to), active: to === page })),
    { url: url(page + 1), label: 'Next', active: false },
  ]
}
