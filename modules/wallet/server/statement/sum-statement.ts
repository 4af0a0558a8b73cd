import { newestPostings, playerAccountId, type TransferKind } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { PERIODS_SHOWN, type StatementKind, type StatementPeriod } from '#wallet/contract/rules.ts'
import type { StatementSum } from '#wallet/contract/statement.ts'

/** Of a player who plays all day long they reach back some weeks: what is older has no sum. */
const POSTINGS_READ_MAX = 20_000

type Column = keyof Omit<StatementSum, 'from'>
/** Where a kind counts, and whether money that leaves the balance adds to it. An exchange counts nowhere. */
const COLUMN_OF: Record<StatementKind, { column: Column; sign: 1n | -1n } | null> = {
  deposit: { column: 'deposited', sign: 1n },
  deposit_from_float: { column: 'deposited', sign: 1n },
  demo_grant: { column: 'deposited', sign: 1n },
  withdrawal_hold: { column: 'withdrawn', sign: -1n },
  withdrawal_returned: { column: 'withdrawn', sign: -1n },
  exchange_main_to_game: null,
  exchange_game_to_main: null,
  digit_bet_stake: { column: 'staked', sign: -1n },
  digit_bet_prize: { column: 'won', sign: 1n },
  two_d_stake: { column: 'staked', sign: -1n },
  two_d_refund: { column: 'staked', sign: -1n },
  two_d_prize: { column: 'won', sign: 1n },
  two_d_prize_reversed: { column: 'won', sign: 1n },
  two_d_repaid: { column: 'won', sign: 1n },
  seamless_bet: { column: 'staked', sign: -1n },
  seamless_tip: { column: 'staked', sign: -1n },
  seamless_refund: { column: 'staked', sign: -1n },
  seamless_win: { column: 'won', sign: 1n },
  seamless_bonus: { column: 'won', sign: 1n },
  seamless_added: { column: 'won', sign: 1n },
  seamless_taken_back: { column: 'won', sign: 1n },
  held_credit: { column: 'won', sign: 1n },
  held_released: { column: 'won', sign: 1n },
  held_taken_back: { column: 'won', sign: 1n },
  shan_win: { column: 'won', sign: 1n },
  // The ledger has the net of a round at the table, and not its stake.
  shan_loss: { column: 'staked', sign: -1n },
  shan_repaid: { column: 'won', sign: 1n },
  bonus_released: { column: 'bonuses', sign: 1n },
  correction_credit: { column: 'adjustments', sign: 1n },
  correction_debit: { column: 'adjustments', sign: 1n },
}

interface SumRow {
  /** YYYY-MM-DD of Yangon. */
  period: string
  kind: TransferKind
  amount: Money
  /** Of all postings that were read; 1 is the first of its balance. */
  oldest_version: bigint
  oldest_period: string
}

/** The sums of both balances by the week or month in Yangon. */
export async function sumStatement(
  db: Database,
  { player_id, by }: { player_id: bigint; by: StatementPeriod },
): Promise<StatementSum[]> {
  const lists = await Promise.all(
    (['main', 'game'] as const).map((account) => sumsOf(db, playerAccountId(player_id, account), by)),
  )
  const rows = lists.flat()
  // A period of which one balance was not read to its beginning is left out, and so are those before it.
  const cut = rows
    .filter(({ oldest_version }) => oldest_version > 1n)
    .reduce((latest, { oldest_period }) => (oldest_period > latest ? oldest_period : latest), '')
  const periods = [...new Set(rows.map(({ period }) => period))].filter((period) => period > cut)
  return periods
    .sort((one, other) => (one < other ? 1 : -1))
    .slice(0, PERIODS_SHOWN)
    .map((from) => ({ from, ...columnsOf(rows.filter(({ period }) => period === from)) }))
}

const sumsOf = (db: Database, account_id: bigint, by: StatementPeriod) => db<SumRow[]>`
  select period::text, kind, sum(amount)::bigint as amount, min(min(version)) over () as oldest_version,
         (min(period) over ())::text as oldest_period
  from (
    select date_trunc(${by}::text, created_at at time zone 'Asia/Yangon')::date as period, kind, amount, version
    from (${newestPostings(db, { account_id, before: null, limit: POSTINGS_READ_MAX })}) newest
  ) posting
  group by period, kind`

function columnsOf(rows: readonly SumRow[]): Record<Column, number> {
  const sum = { deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n, bonuses: 0n, adjustments: 0n }
  for (const { kind, amount } of rows) {
    const place = COLUMN_OF[kind as StatementKind]
    if (place) sum[place.column] += place.sign * amount
  }
  return {
    deposited: writeMoney(sum.deposited),
    withdrawn: writeMoney(sum.withdrawn),
    staked: writeMoney(sum.staked),
    won: writeMoney(sum.won),
    bonuses: writeMoney(sum.bonuses),
    adjustments: writeMoney(sum.adjustments),
  }
}
