import type { Database, Fragment } from '#platform/server/database/database.ts'
import type { SearchSource, SoughtText } from '#search/server/index.ts'
import { withinScope } from '../review/queue/queue-row.ts'
import { parseDigits, parseText } from '../rules.ts'

/** The shortest account; fewer digits are the beginning of too many. */
const ACCOUNT_MIN = 5
/** In the order of bytes everything that begins with a text stands before the text and this. */
const LAST_LETTER = '\u{10ffff}'

/** Accounts to which players were or are to be paid, by number or name or the beginning of either: each once for a player. */
export const payeeSearch = (db: Database): SearchSource => ({
  group: 'payees',
  permission: 'withdrawals.read',
  async find(sought) {
    const rows = await db<FoundPayee[]>`${foundPayees(db, sought)}`
    const [account, name] = [parseDigits(sought.text), parseText(sought.text).toLowerCase()]
    return rows.map(({ number, player_id, account_number, account_name, payment_type, player_name }) => ({
      id: String(number),
      title: account_number,
      details: [account_name, payment_type, player_name],
      amount: null,
      at: null,
      href: `/players/${player_id}?tab=requests`,
      is_exact: account_number === account || account_name.toLowerCase() === name,
    }))
  },
})

interface FoundPayee {
  number: bigint
  player_id: bigint
  account_number: string
  account_name: string
  payment_type: string
  player_name: string
}

/**
 * From one account of a player to the next along an index, however many withdrawals each had: a thousand to one account are
 * passed by in one step.
 */
function foundPayees(db: Database, { staff, text, limit }: SoughtText): Fragment {
  const digits = parseDigits(text)
  const account = /^\d+$/.test(digits) && digits.length >= ACCOUNT_MIN ? digits : null
  const scope = withinScope(db, staff)
  const step = (key: Fragment, beginning: string | null, after: Fragment) => db`
    select ${key} as key, r.player_id, r.number from cashier.request r
    where r.direction = 'withdrawal' and ${key} >= ${beginning} and ${key} < ${`${beginning}${LAST_LETTER}`}
      and ${after} and ${scope}
    order by ${key}, r.player_id limit 1`
  const payees = (key: Fragment, beginning: string | null) => db`
    (with recursive payee as (
       (${step(key, beginning, db`true`)})
       union all
       select next.* from payee cross join lateral (
         ${step(key, beginning, db`(${key}, r.player_id) > (payee.key, payee.player_id)`)}
       ) next
     ) select number from payee limit ${limit})`
  return db`
    select r.number, r.player_id, r.account_number, r.account_name, t.name as payment_type, p.name as player_name
    from (
      select min(number) as number from (
        ${payees(db`r.account_number collate "C"`, account)}
        union all ${payees(db`lower(r.account_name) collate "C"`, parseText(text).toLowerCase())}
      ) found group by number
    ) f join cashier.request r on r.number = f.number join cashier.payment_type t on t.id = r.payment_type_id
    join identity.player p on p.id = r.player_id
    order by r.account_number = ${digits} desc, lower(r.account_name), r.account_number, r.player_id limit ${limit}`
}
