import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { pagedAnswer } from '#platform/server/http/answers/page-links.ts'
import {
  EXCHANGE_LOG_PAGE_SIZE,
  type ExchangeLogAnswer,
  type ExchangeLogRow,
  type ExchangeLogType,
} from '#wallet/contract/player.ts'
import type { ExchangeType } from './exchange.ts'

interface LogRow {
  id: string
  type: ExchangeType
  amount: Money
  created_at: Date
}

/** One page of the player's exchanges, newest first, with links to the pages beside it. */
export async function exchangeLog(
  db: Database,
  { player_id, page, site }: { player_id: bigint; page: number; site: string },
): Promise<ExchangeLogAnswer> {
  const offset = (page - 1) * EXCHANGE_LOG_PAGE_SIZE
  const [rows, [total]] = await Promise.all([
    db<LogRow[]>`
      select id, type, amount, created_at from wallet.exchange where player_id = ${player_id}
      order by id desc limit ${EXCHANGE_LOG_PAGE_SIZE} offset ${offset}`,
    db<{ count: bigint }[]>`select count(*) from wallet.exchange where player_id = ${player_id}`,
  ])
  return pagedAnswer({
    rows: rows.map(writeRow),
    page,
    page_size: EXCHANGE_LOG_PAGE_SIZE,
    total: Number(total?.count ?? 0n),
    site,
    path: '/exchange-transactions-log',
  })
}

const LOG_TYPES: Record<ExchangeType, ExchangeLogType> = {
  main_to_game: 'mainBalanceToGaming',
  game_to_main: 'GamingToMainBalance',
}

function writeRow({ id, type, amount, created_at }: LogRow): ExchangeLogRow {
  return { id, type: LOG_TYPES[type], amount: writeMoney(amount), created_at: created_at.toISOString() }
}
