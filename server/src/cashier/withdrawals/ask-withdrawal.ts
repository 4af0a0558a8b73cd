import type { StaffPaymentType } from '#contract/cashier/payment-accounts.ts'
import type { RequestAnswer, WithdrawBody } from '#contract/cashier/player.ts'
import { writeMoney } from '#contract/shared/money.ts'
import type { FieldFault } from '#contract/shared/problem.ts'
import { type Caller, refuseFrozen, requireLiveSession, requirePassword } from '../../identity/index.ts'
import { balancesOf, lockAccounts, playerAccountId, post, withdrawalHold } from '../../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts'
import { Problem, refuseFields } from '../../platform/http/answers/problem.ts'
import { uuidV7 } from '../../platform/random.ts'
import { type ReadSwitches, requireRequests } from '../../switch/index.ts'
import { namedType } from '../payment-accounts/payment.ts'
import { answerAgain, type EarlierRequest, earlierRequest, insertRequest } from '../requests/request.ts'
import { type AskedWithdrawal, accountNameFault, accountNumberFault, amountFault, readWithdrawal } from '../rules.ts'
import { readSetting, type Setting } from '../setting.ts'
import type { ReceivablePort } from './receivable-port.ts'

interface Asked {
  body: WithdrawBody
  request_id: string | null
  address: string
}

/**
 * Takes the money out of the main balance and holds it until somebody of the staff has paid it, or has not. One at a
 * time; the same request id asks once.
 * @throws Problem withdrawals_closed, invalid_fields, insufficient_main_balance, withdrawal_pending, withdrawal_owing,
 * request_id_reused, player_frozen, unauthenticated, too_many_requests, busy
 */
export async function askWithdrawal(
  {
    db,
    switches,
    requireReceivableCovered,
  }: { db: Database; switches: ReadSwitches } & Pick<ReceivablePort, 'requireReceivableCovered'>,
  caller: Caller,
  { body, request_id, address }: Asked,
): Promise<RequestAnswer['data']> {
  const { player_id } = caller
  const asked = readWithdrawal(body)
  const [setting, type, earlier] = await Promise.all([
    readSetting(db),
    namedType(db, asked.payment_type_id),
    earlierRequest(db, player_id, request_id),
  ])
  // What was asked for before is answered again, whatever the rules have become since.
  if (!earlier) {
    await requireRequests(switches, 'withdrawal')
    refuseAsked({ asked, body, setting, type })
  }
  await requirePassword(db, caller, { password: asked.password, address })

  return transaction(db, async (tx) => {
    // The accounts first: requests with the same id wait here for each other, and so does the end of the session.
    await lockAccounts(tx, [playerAccountId(player_id, 'main'), playerAccountId(player_id, 'game')])
    const session = await requireLiveSession(tx, caller.token_hash)
    const first = await earlierRequest(tx, player_id, request_id)
    if (first) return answerFirst(first, asked, type)
    refuseFrozen(session)
    if (!type || asked.amount === null) throw new Error('a withdrawal without type or amount was let through')
    await refuseSecond(tx, player_id)
    const { account_name, account_number, amount } = asked
    const paid_to = { payment_type_id: type.id, account_name, account_number, payment_account_id: null }
    const request = {
      id: uuidV7(),
      way: 'withdrawal' as const,
      player_id,
      amount,
      refrence_no: null,
      transaction_id: null,
      request_id,
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
}

interface Judged {
  asked: AskedWithdrawal
  body: WithdrawBody
  setting: Setting
  type: StaffPaymentType | null
}

function refuseAsked({ asked, body, setting, type }: Judged): void {
  const limits = { min: setting.withdrawal_min, max: setting.withdrawal_max }
  const faults: Record<string, FieldFault | null> = {
    payment_type_id: type?.is_on ? null : 'payment_type_required',
    account_name: accountNameFault(asked.account_name),
    account_number: accountNumberFault(asked.account_number),
    amount: amountFault(asked.amount, body.amount, limits),
    password: asked.password === '' ? 'required' : null,
  }
  refuseFields(faults, { min: writeMoney(limits.min), max: writeMoney(limits.max) })
}

function answerFirst(
  first: EarlierRequest,
  asked: AskedWithdrawal,
  type: StaffPaymentType | null,
): RequestAnswer['data'] {
  const { account_name, account_number, amount } = asked
  const payment_type_id = type?.id ?? null
  return answerAgain(first, { way: 'withdrawal', payment_type_id, account_name, account_number, amount })
}

async function refuseSecond(tx: Transaction, player_id: bigint): Promise<void> {
  const waiting = await tx`
    select from cashier.request where player_id = ${player_id} and way = 'withdrawal' and status = 'pending' limit 1`
  if (waiting.length > 0) throw new Problem('withdrawal_pending')
}
