import type { Money } from '#contract/money.ts'
import {
  lockAccounts,
  playerAccountId,
  postWhole,
  shanLoss,
  shanOwed,
  shanWin,
  type Transfer,
} from '../ledger/index.ts'
import type { Transaction } from '../platform/database/database.ts'
import { repayFromWin } from './debt.ts'
import type { Outcome } from './rules.ts'

/** What a round did to one player. */
export interface Settlement extends Outcome {
  id: string
  wager_code: string
  player_id: bigint
  session_id: string
  stated_balance: Money | null
  known_before: Money
  balance_after: Money
  bet_amount: Money | null
  reported_net: Money | null
  occurred_at: Date
}

/** Moves the money of settlements that were decided under the accounts' locks, and keeps them; a win repays what is owed. */
export async function takeSettlements(tx: Transaction, settlements: Settlement[]): Promise<void> {
  const transfers = settlements.flatMap(transfersOf)
  const accounts = settlements.map(({ player_id }) => playerAccountId(player_id, 'game'))
  if (transfers.length > 0) await postWhole(tx, transfers, await lockAccounts(tx, accounts))
  for (const one of settlements) await insertSettlement(tx, one)
  for (const { player_id, net } of settlements) if (net > 0n) await repayFromWin(tx, { player_id, won: net })
}

function transfersOf({ id: cause_id, player_id, net, owed }: Settlement): Transfer[] {
  if (net > 0n) return [shanWin({ cause_id, player_id, amount: net })]
  const taken = -net - owed
  return [
    ...(taken > 0n ? [shanLoss({ cause_id, player_id, amount: taken })] : []),
    ...(owed > 0n ? [shanOwed({ cause_id, amount: owed })] : []),
  ]
}

async function insertSettlement(tx: Transaction, one: Settlement): Promise<void> {
  await tx`
    insert into shan.settlement (id, wager_code, player_id, session_id, outcome, stated_balance, known_before, net, owed,
                                 balance_after, bet_amount, reported_net, occurred_at)
    values (${one.id}, ${one.wager_code}, ${one.player_id}, ${one.session_id}, ${one.outcome}, ${one.stated_balance},
            ${one.known_before}, ${one.net}, ${one.owed}, ${one.balance_after}, ${one.bet_amount}, ${one.reported_net},
            ${one.occurred_at})`
}
