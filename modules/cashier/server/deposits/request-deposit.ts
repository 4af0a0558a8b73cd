import type { DepositBody } from '#cashier/contract/bodies.ts'
import type { RequestAnswer } from '#cashier/contract/player.ts'
import { receiptScale } from '#cashier/contract/rules.ts'
import { decideOnce, transactionOrRefusal } from '#idempotency/server/index.ts'
import { type Caller, refuseStopped, requireLiveSession } from '#identity/server/index.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { pictureHash } from '#platform/server/media/picture-hash.ts'
import { type Redrawn, redrawPicture } from '#platform/server/media/redraw-picture.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { closedFor, type GetSwitches } from '#switch/server/index.ts'
import { refuseOverLimit } from '../deposit-limits/deposit-limit.ts'
import { accountsFor, type PaymentAccountRow } from '../payment-accounts/payment.ts'
import {
  answerAgain,
  type EarlierRequest,
  earlierRequest,
  insertRequest,
  type NewReceipt,
} from '../requests/request.ts'
import { amountFault, type DepositRequest, parseDeposit, referenceFault, transactionIdFault } from '../rules.ts'
import { getSetting, type Setting } from '../setting.ts'

/**
 * Records that a player has paid into an account of the company or of the player's agent. Nothing moves until staff
 * has seen the money there. The same request id asks once, and gets its refusal again.
 * @throws Problem invalid_fields, deposits_closed, too_many_deposits, over_deposit_limit, idempotency_key_reused, player_frozen,
 * player_on_break, unauthenticated, busy
 */
export async function requestDeposit(
  { db, switches }: { db: Database; switches: GetSwitches },
  caller: Caller,
  { body, idempotency_key }: { body: DepositBody; idempotency_key: string | null },
): Promise<RequestAnswer['data']> {
  const { player_id } = caller
  const requested = parseDeposit(body)
  const [setting, accounts, earlier] = await Promise.all([
    getSetting(db),
    accountsFor(db, player_id),
    earlierRequest(db, player_id, idempotency_key),
  ])
  const account = accounts.find((one) => one.id === requested.account_id)
  // A repeated request gets its first answer again, even where the rules have changed since.
  const closed = earlier ? null : await closedFor(switches, 'deposit')
  if (!earlier && !closed) refuseRequest({ requested, body, setting, account })
  const receipt = await parseReceipt(body.receipt)

  const content = [
    'deposit',
    requested.account_id,
    requested.amount,
    requested.refrence_no,
    requested.transaction_id,
    receipt?.sent_sha256.toString('hex') ?? null,
  ]
  return transactionOrRefusal(db, async (tx) => {
    // A player's requests come one after another: those with the same id wait here, and so does a log-out.
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
    const session = await requireLiveSession(tx, caller.token_hash)
    const first = await earlierRequest(tx, player_id, idempotency_key)
    if (first) return answerFirst(first, requested, receipt)
    return decideOnce(tx, { call: 'deposit', player_id, idempotency_key, content }, async () => {
      if (closed) throw closed
      refuseStopped(session)
      if (!account || requested.amount === null) throw new Error('a deposit without account or amount was let through')
      await refuseMany(tx, player_id, setting.pending_deposits_max)
      await refuseOverLimit(tx, player_id, requested.amount)
      const { payment_type_id, account_name, account_number, id: payment_account_id } = account
      const { amount, refrence_no, transaction_id } = requested
      const paid_to = { payment_type_id, account_name, account_number, payment_account_id }
      const what = { direction: 'deposit' as const, amount, refrence_no, transaction_id, ...paid_to }
      return insertRequest(tx, { id: uuidV7(), player_id, idempotency_key, ...what }, receipt)
    })
  })
}

interface DepositCheck {
  requested: DepositRequest
  body: DepositBody
  setting: Setting
  account: PaymentAccountRow | undefined
}

function refuseRequest({ requested, body, setting, account }: DepositCheck): void {
  const limits = { min: setting.deposit_min, max: setting.deposit_max }
  const faults: Record<string, FieldFault | null> = {
    agent_payment_type_id: account ? null : 'payment_account_unknown',
    amount: amountFault(requested.amount, body.amount, limits),
    refrence_no: referenceFault(requested.refrence_no),
    transaction_id: transactionIdFault(requested.transaction_id, requested.refrence_no),
  }
  refuseFields(faults, { min: writeMoney(limits.min), max: writeMoney(limits.max) })
}

async function parseReceipt(sent: unknown): Promise<NewReceipt | null> {
  if (sent === undefined || sent === null || sent === '') return null
  const receipt = await redrawPicture(sent, receiptScale)
  refuseFields({ receipt: receipt ? null : 'receipt_invalid' })
  return receipt && { ...receipt, picture_hash: await pictureHash(receipt.bytes) }
}

function answerFirst(first: EarlierRequest, requested: DepositRequest, receipt: Redrawn | null): RequestAnswer['data'] {
  const { account_id: payment_account_id, amount, refrence_no, transaction_id } = requested
  const sent_sha256 = receipt?.sent_sha256 ?? null
  return answerAgain(first, {
    direction: 'deposit',
    payment_account_id,
    amount,
    refrence_no,
    transaction_id,
    sent_sha256,
  })
}

async function refuseMany(tx: Transaction, player_id: bigint, max: number): Promise<void> {
  const [row] = await tx<{ waiting: bigint }[]>`
    select count(*) as waiting from cashier.request
    where player_id = ${player_id} and direction = 'deposit' and status = 'pending'`
  if (Number(row?.waiting) >= max) throw new Problem('too_many_deposits', { values: { max } })
}
