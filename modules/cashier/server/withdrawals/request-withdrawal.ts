import type { WithdrawBody } from '#cashier/contract/bodies.ts'
import type { StaffPaymentType } from '#cashier/contract/payment-accounts.ts'
import type { RequestAnswer } from '#cashier/contract/player.ts'
import { decideOnce, transactionOrRefusal } from '#idempotency/server/index.ts'
import { type Caller, refuseFrozen, requireLiveSession, requirePassword } from '#identity/server/index.ts'
import { balancesOf, lockAccounts, playerAccountId, post, withdrawalHold } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { closedFor, type GetSwitches } from '#switch/server/index.ts'
import { namedType } from '../payment-accounts/payment.ts'
import { answerAgain, type EarlierRequest, earlierRequest, insertRequest } from '../requests/request.ts'
import { accountNameFault, accountNumberFault, amountFault, parseWithdrawal, type WithdrawalRequest } from '../rules.ts'
import { getSetting, type Setting } from '../setting.ts'
import type { ReceivablePort } from './receivable-port.ts'

interface WithdrawalCall {
  body: WithdrawBody
  idempotency_key: string | null
  address: string
}

/**
 * Takes the money out of the main balance and holds it until somebody of the staff has paid it, or has not. One at a
 * time; the same request id asks once, and gets its refusal again.
 * @throws Problem withdrawals_closed, invalid_fields, insufficient_main_balance, withdrawal_pending, withdrawal_owing,
 * idempotency_key_reused, player_frozen, unauthenticated, too_many_requests, busy
 */
export async function requestWithdrawal(
  {
    db,
    switches,
    requireReceivableCovered,
  }: { db: Database; switches: GetSwitches } & Pick<ReceivablePort, 'requireReceivableCovered'>,
  caller: Caller,
  { body, idempotency_key, address }: WithdrawalCall,
): Promise<RequestAnswer['data']> {
  const { player_id } = caller
  const requested = parseWithdrawal(body)
  const [setting, type, earlier] = await Promise.all([
    getSetting(db),
    namedType(db, requested.payment_type_id),
    earlierRequest(db, player_id, idempotency_key),
  ])
  // A repeated request gets its first answer again, even where the rules have changed since.
  const closed = earlier ? null : await closedFor(switches, 'withdrawal')
  if (!earlier && !closed) refuseRequest({ requested, body, setting, type })
  if (!closed) await requirePassword(db, caller, { password: requested.password, address })

  const content = [requested.payment_type_id, requested.account_name, requested.account_number, requested.amount]
  return transactionOrRefusal(db, async (tx) => {
    // The accounts first: requests with the same id wait here for each other, and so does the end of the session.
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
    const session = await requireLiveSession(tx, caller.token_hash)
    const first = await earlierRequest(tx, player_id, idempotency_key)
    if (first) return answerFirst(first, requested, type)
    return decideOnce(tx, { call: 'withdrawal', player_id, idempotency_key, content }, async () => {
      if (closed) throw closed
      refuseFrozen(session)
      if (!type || requested.amount === null) throw new Error('a withdrawal without type or amount was let through')
      await refuseSecond(tx, player_id)
      const { account_name, account_number, amount } = requested
      const paid_to = { payment_type_id: type.id, account_name, account_number, payment_account_id: null }
      const request = {
        id: uuidV7(),
        direction: 'withdrawal' as const,
        player_id,
        amount,
        refrence_no: null,
        transaction_id: null,
        idempotency_key,
        ...paid_to,
      }
      const answered = await insertRequest(tx, request, null)
      const [posted] = await post(tx, [withdrawalHold({ cause_id: request.id, player_id, amount })])
      if (posted === 'insufficient_funds') {
        throw new Problem('insufficient_main_balance', { fields: { amount: 'amount_over_balance' } })
      }
      const { main, game } = await balancesOf(tx, player_id)
      await requireReceivableCovered(tx, { player_id, left: main + game })
      return answered
    })
  })
}

interface WithdrawalCheck {
  requested: WithdrawalRequest
  body: WithdrawBody
  setting: Setting
  type: StaffPaymentType | null
}

function refuseRequest({ requested, body, setting, type }: WithdrawalCheck): void {
  const limits = { min: setting.withdrawal_min, max: setting.withdrawal_max }
  const faults: Record<string, FieldFault | null> = {
    payment_type_id: type?.is_on ? null : 'payment_type_required',
    account_name: accountNameFault(requested.account_name),
    account_number: accountNumberFault(requested.account_number),
    amount: amountFault(requested.amount, body.amount, limits),
    password: requested.password === '' ? 'required' : null,
  }
  refuseFields(faults, { min: writeMoney(limits.min), max: writeMoney(limits.max) })
}

function answerFirst(
  first: EarlierRequest,
  requested: WithdrawalRequest,
  type: StaffPaymentType | null,
): RequestAnswer['data'] {
  const { account_name, account_number, amount } = requested
  const payment_type_id = type?.id ?? null
  return answerAgain(first, { direction: 'withdrawal', payment_type_id, account_name, account_number, amount })
}

async function refuseSecond(tx: Transaction, player_id: bigint): Promise<void> {
  const waiting = await tx`
    select from cashier.request where player_id = ${player_id} and direction = 'withdrawal' and status = 'pending' limit 1`
  if (waiting.length > 0) throw new Problem('withdrawal_pending')
}
