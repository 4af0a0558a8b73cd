import { writeMoney } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import type { DiscrepancyTopic } from '#reconciliation/contract/rules.ts'
import type { DiscrepanciesAnswer } from '#reconciliation/contract/staff.ts'

/** Of each topic, the largest: the first page of the console names these, and counts the others. */
const OF_A_TOPIC = 5

interface OpenRow {
  invariant: string
  topic: DiscrepancyTopic
  promise: string
  sentence: string
  account_id: bigint | null
  amount: string | null
  day: string | null
  found_at: Date
  player_name: string | null
  player_user_name: string | null
  agent_user_name: string | null
  payment_account: string | null
  ledger_account: string | null
}

type DiscrepancyLine = DiscrepanciesAnswer['data']['discrepancies'][number]

/** The open discrepancies for the staff: with names in place of numbers, and amounts in kyat. */
export async function listForStaff(db: Queryable): Promise<DiscrepancyLine[]> {
  const rows = await db<OpenRow[]>`
    with open as materialized (
      select * from (
        select *, row_number() over (partition by topic order by amount desc nulls last, id) as place
        from reconciliation.discrepancy where resolved_at is null
      ) d where place <= ${OF_A_TOPIC}
    )
    select o.invariant, o.topic, o.promise, o.sentence, o.account_id, o.amount::text, o.day::text, o.found_at,
           p.name as player_name, p.user_name as player_user_name, s.user_name as agent_user_name,
           t.name || ' ' || a.account_number as payment_account, l.name as ledger_account
    from open o
    left join identity.player p on o.account_id between 10000 and 999999999999999 and p.id = o.account_id / 10
    left join staff.staff s
      on o.account_id between 1000000000000000 and 1999999999999999 and s.id = (o.account_id - 1000000000000000) / 10
    left join cashier.payment_account a on a.id = o.account_id - 2000000000000000
    left join cashier.payment_type t on t.id = a.payment_type_id
    left join ledger.account l on o.account_id < 10000 and l.id = o.account_id
    order by o.topic, o.place`
  return rows.map((row) => ({
    invariant: row.invariant,
    topic: row.topic,
    promise: row.promise,
    sentence: row.sentence,
    amount: row.amount === null ? null : writeMoney(BigInt(row.amount)),
    subject: subjectOf(row),
    day: row.day,
    found_at: row.found_at.toISOString(),
  }))
}

const FIRST_PAYMENT_ACCOUNT = 2_000_000_000_000_000n
const FIRST_AGENT_ACCOUNT = 1_000_000_000_000_000n
const FIRST_PLAYER_ACCOUNT = 10_000n

/** A number without a row has no other name: it may be what is wrong. */
function subjectOf(row: OpenRow): DiscrepancyLine['subject'] {
  const { account_id } = row
  if (account_id === null) return null
  if (account_id >= FIRST_PAYMENT_ACCOUNT) {
    const id = String(account_id - FIRST_PAYMENT_ACCOUNT)
    return { kind: 'payment_account', id, name: row.payment_account ?? id }
  }
  if (account_id >= FIRST_AGENT_ACCOUNT) {
    const id = String((account_id - FIRST_AGENT_ACCOUNT) / 10n)
    return { kind: 'agent', id, name: row.agent_user_name ?? id }
  }
  if (account_id < FIRST_PLAYER_ACCOUNT) {
    const id = String(account_id)
    return { kind: 'company', id, name: row.ledger_account ?? id }
  }
  const id = String(account_id / 10n)
  return { kind: 'player', id, name: row.player_name || row.player_user_name || id }
}

interface TopicRow {
  topic: DiscrepancyTopic
  open: number
  found_at: Date
}

/** How many are open of each topic, and since when. */
export async function countByTopic(db: Queryable): Promise<DiscrepanciesAnswer['data']['topics']> {
  const rows = await db<TopicRow[]>`
    select topic, count(*)::integer as open, min(found_at) as found_at
    from reconciliation.discrepancy where resolved_at is null group by topic order by min(id)`
  return rows.map(({ topic, open, found_at }) => ({ topic, open, found_at: found_at.toISOString() }))
}
