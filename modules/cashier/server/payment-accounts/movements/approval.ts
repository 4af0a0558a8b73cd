import { type Described, defineApproval, sayAmount } from '#approval/server/index.ts'
import type { AccountMovementKind } from '#cashier/contract/account-rules.ts'
import { post } from '#ledger/server/index.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { accountNames, heldBy, MOVEMENT_TITLES, movementObject } from './movement.ts'
import { type MovementContent, type MovementRequest, transferOf } from './movement-content.ts'

/** A movement of a payment account above the limit of one person. */
export const movementApproval = defineApproval<MovementContent>({
  kind: 'account_movement',
  permission: 'payment_accounts.book',
  problems: { decided: 'already_decided', pending: 'already_decided', stale: 'approval_ground_moved' },
  audit: {
    object: ({ number }) => movementObject(number),
    actions: {
      request: 'payment_accounts.ask_movement',
      approve_first: 'payment_accounts.approve_movement',
      approve: 'payment_accounts.approve_movement',
      reject: 'payment_accounts.reject_movement',
    },
    wanted: ({ content, amount }) => ({ ...content, amount: writeMoney(amount ?? 0n) }),
  },
  expires_after_hours: 14 * 24,

  async lock(_tx, staff) {
    if (scopeOf(staff) !== null) throw new Problem('not_found')
  },

  // A balance that is too small does not make a request stale: the ledger refuses the transfer.
  isStale: async () => false,

  refuseLastApprover(staff) {
    if (!staff.permissions.has('requests.approve_large')) throw new Problem('not_permitted')
  },

  async apply(tx, _staff, request) {
    const [posted] = await post(tx, [transferOf(request)])
    if (posted === 'insufficient_funds') throw await accountTooSmall(tx, request.content.account_id)
    if (posted !== 'posted') throw new Error(`movement ${request.number} was approved, and its money is ${posted}`)
  },

  describe: describeAll,
})

/** The refusal for an account that does not have enough money, with the account's name. */
export async function accountTooSmall(tx: Transaction, account_id: number): Promise<Problem> {
  const [names, held] = [await accountNames(tx, [account_id]), await heldBy(tx, account_id)]
  const account = names.get(account_id) ?? String(account_id)
  return new Problem('account_too_small', { values: { account, balance: writeMoney(held) } })
}

const TAKES: readonly AccountMovementKind[] = ['taken_out', 'transfer', 'hand_over', 'charge']

async function describeAll(db: Queryable, staff: StaffCaller, requests: MovementRequest[]) {
  if (scopeOf(staff) !== null) return new Map<string, Described>()
  const ids = requests.flatMap(({ content: { account_id, to_account_id } }) => [
    account_id,
    to_account_id ?? account_id,
  ])
  const names = await accountNames(db, ids)
  const described = requests.map(async (request): Promise<[string, Described]> => {
    const { kind, account_id, to_account_id } = request.content
    const amount = request.amount ?? 0n
    const held = await heldBy(db, account_id)
    const then = TAKES.includes(kind) ? held - amount : held + amount
    const to = to_account_id === null ? null : (names.get(to_account_id) ?? null)
    return [
      request.id,
      {
        title: `${MOVEMENT_TITLES[kind]}: ${names.get(account_id) ?? account_id}${to === null ? '' : ` to ${to}`}`,
        href: `/payment-accounts?view=balances&id=${account_id}`,
        changes: [{ name: 'Account balance', from: sayAmount(held), to: sayAmount(then) }],
        is_stale: false,
      },
    ]
  })
  return new Map(await Promise.all(described))
}
