import { writePhone } from '#identity/server/index.ts'
import { latinDigits, parseDigitRun } from '#platform/contract/typed-text.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import type { PlayerStatus } from '#player-admin/contract/staff.ts'
import type { SearchSource, SoughtText } from '#search/server/index.ts'
import { playersInScope } from '#staff/server/index.ts'
import { endOf, parseSearch } from './parse-search.ts'

/** Of a part that a tenth of all names has, so many are looked at: a longer text finds the others. */
const NAMES_LOOKED_AT = 200
/** Fewer digits are the end of a thousandth of all phones and more. */
const PHONE_END_MIN = 3

/** Players by id, phone or its end, user name, and any part of the name. */
export const playerSearch = (db: Database): SearchSource => ({
  group: 'players',
  permission: 'players.read',
  async find(sought) {
    const rows = await db<FoundPlayer[]>`${foundPlayers(db, sought)}`
    const whole = parseSearch(sought.text)
    return rows.map(({ id, name, user_name, phone, status, rank }) => ({
      id: String(id),
      title: name,
      details: [user_name, writePhone(phone), ...(status === 'active' ? [] : [status])],
      amount: null,
      at: null,
      href: `/players/${id}`,
      is_exact: rank === EXACT || phone === whole.phone || name.toLowerCase() === whole.name,
    }))
  },
})

interface FoundPlayer {
  id: bigint
  name: string
  user_name: string
  phone: string
  status: PlayerStatus
  rank: number
}

const EXACT = 0
const BY_BEGINNING = 1
const BY_WORD = 2
const BY_PART = 3

/** The statement: each way goes along an index of its own and ends after a few rows. */
export function foundPlayers(db: Database, { staff, text, limit }: SoughtText): Fragment {
  const { id, phone, user_name, name } = parseSearch(text)
  const digits = parseDigitRun(text)
  const end = /^\d+$/.test(digits) ? [...digits].toReversed().join('') : ''
  const where = playersInScope(db, staff)
  const beginningWith = (key: Fragment, beginning: string) => db`(
    select ${BY_BEGINNING}::integer as rank, p.id from identity.player p
    where ${key} >= ${beginning} and ${key} < ${endOf(beginning)} and ${where} order by ${key}, p.id limit ${limit})`
  return db`
    with by_part as materialized (
      select p.id, ' ' || lower(p.name) as words from identity.player p
      where ${lettersOf(db)} @> ${arrayOf(db, 'text', pairsOf(name))} and position(${name} in lower(p.name)) > 0 and ${where}
    )
    select p.id, p.name, p.user_name, p.phone, p.status, f.rank
    from (
      select id, min(rank) as rank from (
        select ${EXACT}::integer as rank, p.id from identity.player p where p.id = ${id} and ${where}
        union all select ${EXACT}, p.id from identity.player p where p.user_name = ${user_name} and ${where}
        ${phone === null ? db`` : db`union all ${beginningWith(db`p.phone collate "C"`, phone)}`}
        ${end.length < PHONE_END_MIN ? db`` : db`union all ${beginningWith(db`reverse(p.phone) collate "C"`, end)}`}
        union all ${beginningWith(db`p.user_name collate "C"`, latinDigits(user_name))}
        union all ${beginningWith(db`lower(p.name) collate "C"`, name)}
        union all select case when position(' ' || ${name}::text in b.words) > 0 then ${BY_WORD}::integer else ${BY_PART} end, b.id
        from (select id, words from by_part limit ${NAMES_LOOKED_AT}) b
      ) way group by id
    ) f join identity.player p on p.id = f.id
    order by f.rank, lower(p.name) collate "C", p.id limit ${limit}`
}

/** As the index player_by_name_part has them. */
const lettersOf = (db: Database): Fragment => db`string_to_array(
  regexp_replace(lower(p.name), '(..)', '\\1␞', 'g') || '␞' || regexp_replace(substr(lower(p.name), 2), '(..)', '\\1␞', 'g'),
  '␞')`

/** Every two neighbouring letters of a text. */
function pairsOf(text: string): string[] {
  const letters = [...text]
  return [...new Set(letters.slice(1).map((letter, place) => `${letters[place]}${letter}`))]
}
