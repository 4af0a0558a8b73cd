import type { Transaction } from '#platform/server/database/database.ts'
import type { AggregateSources } from '../sources.ts'
import { dayOf, monthOf, type Span } from '../span.ts'
import {
  attributedTransfers,
  digitBetsFromLedger,
  gamesOfRows,
  hoursOfRows,
  playersOfRows,
  playerTotalsFromLedger,
} from './from-ledger.ts'

/**
 * Adds the transfers of a time to every aggregate, and answers how many there are. The time begins and ends with an hour,
 * and lies in one month. What is by hours gets new rows; the rows of its days and of its month grow.
 */
export async function aggregateSpan(tx: Transaction, span: Span, sources: AggregateSources): Promise<number> {
  const transfers = await aggregateTransfers(tx, span, sources)
  await tx`
    insert into report.daily_digit_bet_aggregate as d (day, bet_type, payout_times_100, bets, staked, squares, returned)
    ${digitBetsFromLedger(tx, span, sources)}
    on conflict (day, bet_type, payout_times_100) do update
    set bets = d.bets + excluded.bets, staked = d.staked + excluded.staked, squares = d.squares + excluded.squares,
        returned = d.returned + excluded.returned`
  await tx`
    insert into report.player_total as p (player_id, balance, two_d_stakes, provider_stakes)
    select * from (${playerTotalsFromLedger(tx, span)}) m order by player_id
    on conflict (player_id) do update
    set balance = p.balance + excluded.balance, two_d_stakes = p.two_d_stakes + excluded.two_d_stakes,
        provider_stakes = p.provider_stakes + excluded.provider_stakes`
  return transfers
}

/** In one statement, which looks up once whose each transfer was. */
async function aggregateTransfers(tx: Transaction, span: Span, sources: AggregateSources): Promise<number> {
  const month = monthOf(dayOf(span.from))
  const moved = tx`moved`
  const [sum] = await tx<{ transfers: bigint }[]>`
    with moved as materialized (${attributedTransfers(tx, span)}),
    hours as (
      insert into report.hourly_aggregate (hour, kind, debit_end, credit_end, agent_id, transfers, amount)
      ${hoursOfRows(tx, moved)}
      returning hour, kind, debit_end, credit_end, agent_id, transfers, amount
    ), hours_of_day as (
      insert into report.daily_aggregate as d (day, kind, debit_end, credit_end, agent_id, transfers, amount)
      select report.day_of(hour), kind, debit_end, credit_end, agent_id, sum(transfers), sum(amount)
      from hours group by 1, 2, 3, 4, 5
      on conflict (day, kind, debit_end, credit_end, agent_id) do update
      set transfers = d.transfers + excluded.transfers, amount = d.amount + excluded.amount
    ), games as materialized (${gamesOfRows(tx, moved, { span, sources })}),
    games_of_day as (
      insert into report.daily_game_aggregate as d (day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares)
      select day, account_id, kind, is_in, product_code, game_code, agent_id, transfers, amount, squares from games
      on conflict (day, account_id, kind, is_in, product_code, game_code, agent_id) do update
      set transfers = d.transfers + excluded.transfers, amount = d.amount + excluded.amount, squares = d.squares + excluded.squares
    ), games_of_month as (
      insert into report.monthly_game_aggregate as m (month, account_id, kind, is_in, product_code, game_code, transfers, amount, squares)
      select ${month}::text::date, account_id, kind, is_in, product_code, game_code, sum(transfers), sum(amount), sum(squares)
      from games group by 2, 3, 4, 5, 6
      on conflict (month, account_id, kind, is_in, product_code, game_code) do update
      set transfers = m.transfers + excluded.transfers, amount = m.amount + excluded.amount, squares = m.squares + excluded.squares
    ), players as materialized (select * from (${playersOfRows(tx, moved)}) p order by player_id, agent_id),
    players_of_month as (
      insert into report.monthly_player_aggregate as m (month, player_id, agent_id, bets, turnover, payout, bonus_cost,
                                                        adjustments, deposits, withdrawals)
      select ${month}::text::date, player_id, agent_id, sum(bets), sum(turnover), sum(payout), sum(bonus_cost), sum(adjustments),
             sum(deposits), sum(withdrawals)
      from players group by player_id, agent_id order by player_id, agent_id
      on conflict (player_id, month, agent_id) do update
      set bets = m.bets + excluded.bets, turnover = m.turnover + excluded.turnover, payout = m.payout + excluded.payout,
          bonus_cost = m.bonus_cost + excluded.bonus_cost, adjustments = m.adjustments + excluded.adjustments,
          deposits = m.deposits + excluded.deposits, withdrawals = m.withdrawals + excluded.withdrawals
    ), players_of_day as (
      insert into report.daily_player_aggregate as d (day, player_id, agent_id, first_ms, bets, turnover, payout, bonus_cost,
                                                      adjustments, deposits, withdrawals)
      select day, player_id, agent_id, first_ms, bets, turnover, payout, bonus_cost, adjustments, deposits, withdrawals
      from players
      on conflict (player_id, day, agent_id) do update
      set first_ms = least(d.first_ms, excluded.first_ms), bets = d.bets + excluded.bets,
          turnover = d.turnover + excluded.turnover, payout = d.payout + excluded.payout,
          bonus_cost = d.bonus_cost + excluded.bonus_cost, adjustments = d.adjustments + excluded.adjustments,
          deposits = d.deposits + excluded.deposits, withdrawals = d.withdrawals + excluded.withdrawals
    )
    select coalesce(sum(transfers), 0)::bigint as transfers from hours`
  return Number(sum?.transfers)
}

/**
 * A day whose last hour is aggregated. Its control is what the aggregates say, so that the day close, which compares it
 * with the ledger, finds whatever a step has left out.
 */
export async function completeDay(tx: Transaction, day: string): Promise<void> {
  await tx`
    insert into report.aggregated_day (day, transfers, amount)
    select ${day}::text::date, coalesce(sum(transfers), 0), coalesce(sum(amount), 0)
    from report.daily_aggregate where day = ${day}::text::date`
}
