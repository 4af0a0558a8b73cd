import type { HeldPartner } from '#held-credit/contract/staff.ts'
import {
  heldCredit,
  heldTakenBack,
  type LockedAccounts,
  lockAccounts,
  playerAccountId,
  type Transfer,
} from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import { type Cover, heldSumOf, type PassedCap, type RemainingHold } from './rules.ts'

/** A credit that goes into the hold. */
export interface NewHeldCredit extends PassedCap {
  id: string
  partner: HeldPartner
  /** Of the transfer that credited it. */
  cause_id: string
  player_id: bigint
  /** Null where no correction can name it. */
  correction_key: string | null
  product_code: number | null
  game_type: string | null
  game_code: string | null
  transaction_id: string | null
  wager_code: string | null
  amount: Money
}

export async function insertHeldCredits(tx: Transaction, credits: NewHeldCredit[]): Promise<void> {
  await tx`
    insert into held_credit.credit (id, partner, cause_id, player_id, correction_key, product_code, game_type, game_code,
                                    transaction_id, wager_code, amount, cap, cap_amount)
    select * from ${rowsOf(tx, 'held', credits, {
      id: 'uuid',
      partner: 'text',
      cause_id: 'uuid',
      player_id: 'bigint',
      correction_key: 'text',
      product_code: 'integer',
      game_type: 'text',
      game_code: 'text',
      transaction_id: 'text',
      wager_code: 'text',
      amount: 'bigint',
      cap: 'text',
      cap_amount: 'bigint',
    })}`
}

export interface CorrectionKey {
  player_id: bigint
  correction_key: string
}

export type LeftOfCredit = RemainingHold & CorrectionKey

/** The held credits that corrections with these keys may use, the oldest first. Under the lock of the game accounts. */
export async function leftOfHeld(
  tx: Transaction,
  partner: HeldPartner,
  keys: CorrectionKey[],
): Promise<LeftOfCredit[]> {
  if (keys.length === 0) return []
  return tx<LeftOfCredit[]>`
    select c.player_id, requested.correction_key, c.id as credit_id, c.amount - c.taken_back - c.offset_amount as left,
           c.status = 'pending' as is_held
    from (
      select distinct player_id, correction_key
      from ${rowsOf(tx, 'key', keys, { player_id: 'bigint', correction_key: 'text' })}
    ) requested
    join held_credit.credit c using (player_id, correction_key)
    where c.partner = ${partner} and c.status in ('pending', 'refused') and c.taken_back + c.offset_amount < c.amount
    order by c.number`
}

/** Writes down what corrections took of held credits; one of which nothing is left waits no more. */
export async function coverCorrections(tx: Transaction, covers: Cover[]): Promise<void> {
  const sums = [...Map.groupBy(covers, ({ credit_id }) => credit_id)].map(([credit_id, of_credit]) => ({
    credit_id,
    taken_back: heldSumOf(of_credit),
    offset_amount: of_credit.reduce((sum, { amount }) => sum + amount, 0n) - heldSumOf(of_credit),
  }))
  if (sums.length === 0) return
  await tx`
    update held_credit.credit c
    set taken_back = c.taken_back + taken.taken_back, offset_amount = c.offset_amount + taken.offset_amount,
        status = case when c.taken_back + taken.taken_back = c.amount then 'taken_back' else c.status end
    from ${rowsOf(tx, 'taken', sums, { credit_id: 'uuid', taken_back: 'bigint', offset_amount: 'bigint' })}
    where c.id = taken.credit_id`
}

/** How a partner's transaction meets the hold: nothing of both is most of them. */
export interface CreditHold {
  id: string
  player_id: bigint
  /** The part of it that goes into the hold. */
  held: Money
  covers: readonly Cover[]
}

/** To be posted before what is taken from the game balance. */
export function transfersOutOfHold({ id: cause_id, player_id, covers }: CreditHold): Transfer[] {
  const amount = heldSumOf(covers)
  return amount > 0n ? [heldTakenBack({ cause_id, player_id, amount })] : []
}

/** To be posted after what is credited to the game balance. */
export function transfersIntoHold({ id: cause_id, player_id, held: amount }: CreditHold): Transfer[] {
  return amount > 0n ? [heldCredit({ cause_id, player_id, amount })] : []
}

/** The accounts of holds that are touched, beside the game accounts that are locked already. */
export async function lockHolds(
  tx: Transaction,
  locked: LockedAccounts,
  holdings: readonly CreditHold[],
): Promise<void> {
  const touched = holdings.filter(({ held, covers }) => held > 0n || heldSumOf(covers) > 0n)
  if (touched.length === 0) return
  const ids = [...new Set(touched.map(({ player_id }) => playerAccountId(player_id, 'hold')))]
  locked.add(await lockAccounts(tx, ids))
}
