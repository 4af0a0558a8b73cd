import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { WagerDetail, WagerQuery } from '#seamless/contract/staff.ts'

/** The catalog's name of a product's game; null for a game that it does not know. */
export type GameName = (game: { product_code: number; game_code: string | null }) => Promise<string | null>

interface EffectRow {
  id: string
  player_id: bigint
  user_name: string
  product_code: number
  transaction_id: string
  action: string
  amount: Money
  receivable: Money
  balance_before: Money
  balance_after: Money
  wager_code: string | null
  round_id: string | null
  game_type: string
  game_code: string | null
  created_at: Date
}

/**
 * A wager from the launch to the ledger: every transaction of it, each with its transfers.
 * @throws Problem not_found
 */
export async function getWager(
  { db, gameName }: { db: Database; gameName: GameName },
  query: WagerQuery,
): Promise<WagerDetail> {
  const effects = await effectsOf(db, query)
  const first = effects[0]
  if (!first) throw new Problem('not_found')
  const { product_code, game_type, game_code, wager_code, round_id } = first
  const [transfers, launch, latest_report, game] = await Promise.all([
    transfersOf(db, effects),
    launchBefore(db, first),
    latestReportOf(db, first),
    gameName({ product_code, game_code }),
  ])
  return {
    player: { id: String(first.player_id), user_name: first.user_name },
    product_code,
    game_type,
    game_code,
    wager_code,
    round_id,
    game,
    launch,
    latest_report,
    transactions: effects.map((effect) => ({
      transaction_id: effect.transaction_id,
      action: effect.action,
      at: effect.created_at.toISOString(),
      amount: writeMoney(effect.amount),
      receivable: writeMoney(effect.receivable),
      balance_before: writeMoney(effect.balance_before),
      balance_after: writeMoney(effect.balance_after),
      cause_id: effect.id,
      transfers: transfers
        .filter((transfer) => transfer.cause_id === effect.id)
        .map(({ kind, from, to, amount }) => ({ kind, from, to, amount: writeMoney(amount) })),
    })),
  }
}

/** All transactions of the wager that the named one belongs to, in the order in which they were taken. */
function effectsOf(db: Database, { product_code, transaction_id }: WagerQuery): Promise<EffectRow[]> {
  return db<EffectRow[]>`
    select e.id, e.player_id, p.user_name, e.product_code, e.transaction_id, e.action, e.amount, e.receivable,
           e.balance_before, e.balance_after, e.wager_code, e.round_id, e.game_type, e.game_code, e.created_at
    from seamless.effect named
    join seamless.effect e on e.player_id = named.player_id and e.product_code = named.product_code
      and (e.wager_code = named.wager_code or e.transaction_id = named.transaction_id)
    join identity.player p on p.id = e.player_id
    where named.product_code = ${Number(product_code)} and named.transaction_id = ${transaction_id}
    order by e.created_at, e.id`
}

interface TransferRow {
  cause_id: string
  kind: string
  from: string
  to: string
  amount: Money
}

function transfersOf(db: Database, effects: EffectRow[]): Promise<TransferRow[]> {
  return db<TransferRow[]>`
    select t.cause_id, t.kind, debit.name as "from", credit.name as "to", t.amount
    from ledger.transfer t
    join ledger.account debit on debit.id = t.debit_account_id
    join ledger.account credit on credit.id = t.credit_account_id
    where t.cause_id in ${db(effects.map((effect) => effect.id))}
    order by t.cause_id, t.kind`
}

async function launchBefore(db: Database, first: EffectRow): Promise<WagerDetail['launch']> {
  const [row] = await db<{ created_at: Date; answer: string | null; platform: string; address: string }[]>`
    select created_at, answer, platform, address from seamless.launch
    where player_id = ${first.player_id} and product_code = ${first.product_code} and created_at <= ${first.created_at}
    order by created_at desc limit 1`
  if (!row) return null
  const { created_at, ...launch } = row
  return { ...launch, at: created_at.toISOString() }
}

async function latestReportOf(
  db: Database,
  { product_code, wager_code }: EffectRow,
): Promise<WagerDetail['latest_report']> {
  const [row] = await db<
    { status: string; bet_amount: Money; prize_amount: Money; told_at: Date; listed_at: Date | null }[]
  >`
    select status, bet_amount, prize_amount, told_at, listed_at from seamless.wager
    where product_code = ${product_code} and wager_code = ${wager_code}`
  if (!row) return null
  return {
    status: row.status,
    bet_amount: writeMoney(row.bet_amount),
    prize_amount: writeMoney(row.prize_amount),
    told_at: row.told_at.toISOString(),
    is_listed: row.listed_at !== null,
  }
}
