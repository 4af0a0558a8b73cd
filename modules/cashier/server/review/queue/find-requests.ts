import { REFERENCE_DIGITS } from '#cashier/contract/rules.ts'
import { parsePhone } from '#identity/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { latinDigits } from '#platform/contract/typed-text.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { type Direction, parseDigits, type Status } from '../../rules.ts'
import { type Selection, withinScope } from './queue-row.ts'

/** Anyone who types the beginning of a name that more people bear has to type more of it. */
const PLAYERS_FOUND_MAX = 200
const AMOUNT_DIGITS_MAX = 12
/** Behind every letter that a name can go on with. */
const LAST_LETTER = '\u{10ffff}'

/** The filters, the order and the start of one page of a queue. */
export interface RequestSearch extends Pick<Selection, 'order' | 'limit'> {
  direction: Direction
  status: Status
  staff: StaffCaller
  payment_type_id: number | null
  /** The number of the page's last request before; null for the first page. */
  after: string | null
  /** Empty for all of them. */
  text: string
}

/**
 * The numbers of one page, at most `limit`, as a statement in the queue's order. Each way to find a request has an index
 * in whose order it goes, and ends when it has found a page: the rows of a common amount are neither counted nor sorted.
 */
export function numbersOfPage(db: Queryable, sought: RequestSearch): Fragment {
  const ways = sought.text === '' ? first(db, sought, db`true`) : waysToFind(db, sought)
  // A request that is found in two ways is one; each way has its own first ones, so the first of all are among them.
  return db`
    select number from (${ways}) found
    group by number ${inOrder(db, sought, db`number`)} limit ${sought.limit}`
}

/** The first requests that are of the page and meet a condition on `r`. */
function first(db: Queryable, sought: RequestSearch, condition: Fragment): Fragment {
  return db`(
    select r.number from cashier.request r where ${condition} and ${ofPage(db, sought)}
    ${inOrder(db, sought, db`r.number`)} limit ${sought.limit})`
}

function ofPage(db: Queryable, { direction, status, staff, payment_type_id, after, order }: RequestSearch): Fragment {
  return db`
    r.direction = ${direction} and r.status = ${status} and ${withinScope(db, staff)}
    ${payment_type_id === null ? db`` : db`and r.payment_type_id = ${payment_type_id}`}
    ${after === null ? db`` : db`and r.number ${order === 'oldest_first' ? db`>` : db`<`} ${after}`}`
}

const inOrder = (db: Queryable, { order }: RequestSearch, number: Fragment): Fragment =>
  db`order by ${number} ${order === 'oldest_first' ? db`asc` : db`desc`}`

/** The possible meanings of a search: a number, a reference, a transaction, an amount, a player. */
function waysToFind(db: Queryable, sought: RequestSearch): Fragment {
  const { text } = sought
  const digits = parseDigits(text).replaceAll(',', '')
  const id = digits.toUpperCase()
  const reference = id.replace(/[^0-9]/g, '').slice(-REFERENCE_DIGITS)
  const number = /^[0-9]{1,12}$/.test(digits) ? digits : null
  const amount = number !== null && number.length <= AMOUNT_DIGITS_MAX ? kyat(Number(number)) : null
  return db`
    ${first(db, sought, db`r.refrence_no = ${digits}`)}
    union all ${first(db, sought, db`r.refrence_no = ${reference} and r.transaction_id = ${id}`)}
    ${number === null ? db`` : db`union all ${first(db, sought, db`r.number = ${number}`)}`}
    ${amount === null ? db`` : db`union all ${first(db, sought, db`r.amount = ${amount}`)}`}
    union all ${ofPlayers(db, sought, number)}`
}

/** Each player's first ones, and not the requests of two hundred players: some have thousands. */
function ofPlayers(db: Queryable, sought: RequestSearch, number: string | null): Fragment {
  return db`(
    select f.number from (select distinct id from (${players(db, sought.text, number)}) p) p
    cross join lateral ${first(db, sought, db`r.player_id = p.id`)} f
    ${inOrder(db, sought, db`f.number`)} limit ${sought.limit})`
}

function players(db: Queryable, text: string, number: string | null): Fragment {
  const beginning = db`lower(${text}::text)`
  return db`
    select id from identity.player where id = ${number}
    union all select id from identity.player where phone = ${parsePhone(text)}
    union all select id from identity.player where user_name = ${latinDigits(text).toUpperCase()}
    union all (
      select id from identity.player
      where lower(name) collate "C" >= ${beginning} and lower(name) collate "C" < ${beginning} || ${LAST_LETTER}
      limit ${PLAYERS_FOUND_MAX}
    )`
}
