import type { ApprovalChange } from '#approval/contract/staff.ts'
import { type ApprovalRequest, type Described, sayAmount } from '#approval/server/index.ts'
import { accountBalances, playerAccountId } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import type { Direction, Status } from '../../rules.ts'
import { getSetting } from '../../setting.ts'
import { queueStatus, withinScope } from '../queue/queue-row.ts'
import { versionOf } from '../request-version.ts'
import type { LargeRequestContent } from './large-request.ts'

interface Row {
  id: string
  number: bigint
  direction: Direction
  status: Status
  amount: Money
  player_id: bigint
  user_name: string
  name: string
  account: string
  version: number
}

const TITLES: Record<Direction, string> = { deposit: 'Deposit', withdrawal: 'Withdrawal' }

/** Whose money, through which account, and what becomes of the balance. */
export async function describeLargeRequests(
  db: Queryable,
  staff: StaffCaller,
  requests: ApprovalRequest<LargeRequestContent>[],
): Promise<Map<string, Described>> {
  const ids = requests.map(({ content }) => content.request_id)
  const rows = await db<Row[]>`
    select r.id, r.number, r.direction, r.status, r.amount, p.id as player_id, p.user_name, p.name,
           t.name || ' ' || r.account_number || ', ' || r.account_name as account,
           ${versionOf(db, await getSetting(db))} as version
    from cashier.request r join identity.player p on p.id = r.player_id
    join cashier.payment_type t on t.id = r.payment_type_id
    where r.id = any (${arrayOf(db, 'uuid', ids)}) and ${withinScope(db, staff)}`
  const balances = await accountBalances(
    db,
    rows.map(({ player_id }) => playerAccountId(player_id, 'main')),
  )
  return new Map(
    requests.flatMap((request): [string, Described][] => {
      const row = rows.find(({ id }) => id === request.content.request_id)
      if (!row) return []
      const list = row.status === 'pending' ? '' : `status=${queueStatus(row.status)}&`
      const balance = balances.get(playerAccountId(row.player_id, 'main')) ?? 0n
      return [
        [
          request.id,
          {
            title: `${TITLES[row.direction]} of ${row.name} (${row.user_name})`,
            href: `/${row.direction}s?${list}q=${row.number}&id=${row.id}`,
            changes: changesOf(row, request, balance),
            is_stale: request.status === 'pending' && row.version !== request.ground?.version,
          },
        ],
      ]
    }),
  )
}

function changesOf(row: Row, request: ApprovalRequest<LargeRequestContent>, balance: Money): ApprovalChange[] {
  const credited = request.amount ?? row.amount
  const account = { name: row.direction === 'deposit' ? 'Paid into' : 'To be paid to', from: null, to: row.account }
  const amount = { name: 'Amount', from: sayAmount(row.amount), to: sayAmount(credited) }
  const main = { name: 'Main balance', from: sayAmount(balance), to: sayAmount(balance + credited) }
  return [
    account,
    ...(credited === row.amount ? [] : [amount]),
    ...(row.direction === 'deposit' && request.status === 'pending' ? [main] : []),
  ]
}
