import type { ApprovalRequest } from '#approval/server/index.ts'
import type { AccountMovementKind } from '#cashier/contract/account-rules.ts'
import {
  accountHandOver,
  accountOpening,
  accountPaidIn,
  accountTakenOut,
  accountTransfer,
  bankCharge,
  type Transfer,
} from '#ledger/server/index.ts'

/** A movement of payment accounts, as one of the staff requests it. */
export interface MovementContent {
  kind: AccountMovementKind
  account_id: number
  to_account_id: number | null
  transaction_id: string | null
}
export type MovementRequest = ApprovalRequest<MovementContent>

export function transferOf({ id: cause_id, content, amount }: MovementRequest): Transfer {
  const move = { cause_id, payment_account_id: content.account_id, amount: amount ?? 0n }
  switch (content.kind) {
    case 'opening':
      return accountOpening(move)
    case 'paid_in':
      return accountPaidIn(move)
    case 'taken_out':
      return accountTakenOut(move)
    case 'charge':
      return bankCharge(move)
    case 'transfer':
    case 'hand_over': {
      if (content.to_account_id === null) throw new Error('a transfer goes nowhere')
      const transfer = { ...move, to_payment_account_id: content.to_account_id }
      return content.kind === 'transfer' ? accountTransfer(transfer) : accountHandOver(transfer)
    }
  }
}
