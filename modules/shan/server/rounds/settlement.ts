import {
  coverCorrections,
  heldSumOf,
  insertHeldCredits,
  lockHolds,
  noteCredited,
  transfersIntoHold,
  transfersOutOfHold,
} from '#held-credit/server/index.ts'
import {
  lockAccounts,
  playerAccountId,
  postAtomic,
  shanLoss,
  shanReceivable,
  shanWin,
  type Transfer,
} from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { recoverFromWin } from '../receivables/receivable.ts'
import type { Outcome } from '../rules.ts'
import { heldCreditOf, type WinHold } from './hold-win.ts'

/** The effect of a round on one player. */
export interface Settlement extends Outcome, WinHold {
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

/**
 * Moves the money of settlements that were decided under the accounts' locks, and keeps them; a win repays what is owed,
 * unless it is held.
 */
export async function takeSettlements(tx: Transaction, settlements: Settlement[]): Promise<void> {
  const transfers = settlements.flatMap(transfersOf)
  const locked = await lockAccounts(
    tx,
    settlements.map(({ player_id }) => playerAccountId(player_id, 'game')),
  )
  await lockHolds(tx, locked, settlements)
  if (transfers.length > 0) await postAtomic(tx, transfers, locked)
  for (const one of settlements) await insertSettlement(tx, one)
  await holdWins(tx, settlements)
  for (const { player_id, net, held } of settlements) {
    if (net > held) await recoverFromWin(tx, { player_id, won: net - held })
  }
}

async function holdWins(tx: Transaction, settlements: Settlement[]): Promise<void> {
  await noteCredited(
    tx,
    'shan',
    settlements.map(({ player_id, credited: amount }) => ({ player_id, amount })),
  )
  const held = settlements.flatMap(heldCreditOf)
  if (held.length > 0) await insertHeldCredits(tx, held)
  await coverCorrections(
    tx,
    settlements.flatMap(({ covers }) => covers),
  )
}

function transfersOf(settlement: Settlement): Transfer[] {
  return [...transfersOutOfHold(settlement), ...movesOf(settlement), ...transfersIntoHold(settlement)]
}

function movesOf({ id: cause_id, player_id, net, receivable, covered, covers }: Settlement): Transfer[] {
  if (net > 0n) return [shanWin({ cause_id, player_id, amount: net })]
  // The operator already has the credits that were refused: nothing moves for them.
  const taken = -net - receivable - (covered - heldSumOf(covers))
  return [
    ...(taken > 0n ? [shanLoss({ cause_id, player_id, amount: taken })] : []),
    ...(receivable > 0n ? [shanReceivable({ cause_id, amount: receivable })] : []),
  ]
}

async function insertSettlement(tx: Transaction, one: Settlement): Promise<void> {
  await tx`
    insert into shan.settlement (id, wager_code, player_id, session_id, outcome, stated_balance, known_before, net, receivable, held,
                                 covered, balance_after, bet_amount, reported_net, occurred_at)
    values (${one.id}, ${one.wager_code}, ${one.player_id}, ${one.session_id}, ${one.outcome}, ${one.stated_balance},
            ${one.known_before}, ${one.net}, ${one.receivable}, ${one.held}, ${one.covered}, ${one.balance_after}, ${one.bet_amount},
            ${one.reported_net}, ${one.occurred_at})`
}
