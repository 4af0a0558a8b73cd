import { REFERENCE_DIGITS, requestAddress } from '#cashier/contract/rules.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import type { SearchSource, SoughtText } from '#search/server/index.ts'
import { queueStatus, withinScope } from '../review/queue/queue-row.ts'
import { type Direction, parseDigits, type Status } from '../rules.ts'

/** Of a bank, a wallet or the company, or its beginning: with fewer signs it would be that of too many. */
const TRANSACTION_ID = /^[0-9A-Z][0-9A-Z._/-]{3,39}$/
const NUMBER_DIGITS_MAX = 12
/** In the order of bytes everything that begins with a text stands before the text and this. */
const LAST_LETTER = '\u{10ffff}'

/** Requests of one direction by number, reference of the receipt, or transaction id or its beginning. */
export const requestSearch = (db: Database, direction: Direction): SearchSource => ({
  group: `${direction}s`,
  permission: `${direction}s.read`,
  async find(sought) {
    const rows = await db<FoundRequest[]>`${foundRequests(db, { ...sought, direction })}`
    return rows.map(({ id, number, status, reference, amount, created_at, player_name, rank }) => ({
      id,
      title: `${direction === 'deposit' ? 'Deposit' : 'Withdrawal'} ${number}`,
      details: [queueStatus(status), player_name, ...(reference === null ? [] : [reference])],
      amount: writeMoney(amount),
      at: created_at.toISOString(),
      href: requestAddress({ id, number: Number(number), direction, status }),
      is_exact: rank === EXACT,
    }))
  },
})

interface FoundRequest {
  id: string
  number: bigint
  status: Status
  reference: string | null
  amount: Money
  created_at: Date
  player_name: string
  rank: number
}

const EXACT = 0
const BY_BEGINNING = 1

type RequestSearch = SoughtText & { direction: Direction }

/** Each way goes along an index of its own and ends after a few rows. */
function foundRequests(db: Database, { staff, direction, limit, ...sought }: RequestSearch): Fragment {
  const text = parseDigits(sought.text).toUpperCase()
  const id = direction === 'deposit' ? db`r.transaction_id` : db`r.payout_transaction_id`
  const where = db`r.direction = ${direction} and ${withinScope(db, staff)}`
  const number = /^[1-9]\d*$/.test(text) && text.length <= NUMBER_DIGITS_MAX ? text : null
  const reference = /^\d+$/.test(text) && text.length === REFERENCE_DIGITS ? text : null
  const beginning = TRANSACTION_ID.test(text) ? text : null
  return db`
    select r.id, r.number, r.status, r.effective_amount as amount, r.created_at, p.name as player_name, f.rank,
           coalesce(r.transaction_id, r.refrence_no, r.payout_transaction_id) as reference
    from (
      select number, min(rank) as rank from (
        (select ${EXACT}::integer as rank, r.number from cashier.request r where r.number = ${number} and ${where})
        union all (
          select ${EXACT}, r.number from cashier.request r where r.refrence_no = ${reference} and ${where}
          order by r.number desc limit ${limit})
        union all (
          select case when ${id} = ${beginning} then ${EXACT}::integer else ${BY_BEGINNING} end, r.number
          from cashier.request r
          where ${id} collate "C" >= ${beginning} and ${id} collate "C" < ${`${beginning}${LAST_LETTER}`} and ${where}
          order by ${id} collate "C" limit ${limit})
      ) way group by number
    ) f join cashier.request r on r.number = f.number join identity.player p on p.id = r.player_id
    order by f.rank, r.number desc limit ${limit}`
}
