import type { Database, Fragment } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import { PLAYER_ADMIN_PAGE_SIZE } from '#player-admin/contract/rules.ts'
import type { PlayersAnswer, PlayersQuery } from '#player-admin/contract/staff.ts'
import { playersInScope, type StaffCaller } from '#staff/server/index.ts'
import { type PlayerSummary, serializePlayers } from '../player.ts'
import { endOf, parseSearch } from './parse-search.ts'

type FoundPlayer = PlayerSummary & { rank: number }

/** One page of the players of the caller's scope. */
export async function findPlayers(db: Database, staff: StaffCaller, query: PlayersQuery): Promise<PlayersAnswer> {
  const rows = await db<FoundPlayer[]>`${playersPage(db, staff, query)}`
  const { page, next } = pageOf(rows, PLAYER_ADMIN_PAGE_SIZE, ({ rank, id }) => `${rank}-${id}`)
  return { ...success(await serializePlayers(db, page)), next }
}

/** The statement behind a page; it goes along an index and stops when the page is full, however many players there are. */
export function playersPage(db: Database, staff: StaffCaller, { q, status, after }: PlayersQuery): Fragment {
  const [rank, id] = after === undefined ? [0, null] : (after.split('-') as [string, string])
  const cursor: Cursor = { rank: Number(rank), id: id === null ? null : BigInt(id) }
  const where = db`${playersInScope(db, staff)} ${status === undefined ? db`` : withStatus(db, status)}`
  const sought = q?.trim() ?? ''
  const found = sought === '' ? newest(db, where, cursor) : searched(db, { where, cursor, text: sought })
  return db`
    select f.rank, p.id, p.user_name, p.name, p.phone, p.status, p.agent_id, a.user_name as agent_name, p.created_at
    from (${found}) f join identity.player p on p.id = f.id left join staff.staff a on a.id = p.agent_id
    order by f.rank, f.key, case when f.rank = 0 then -f.id else f.id end`
}

/** Few are on hold, and an index has just those: it is found without the value of a parameter only where the statement says so. */
const withStatus = (db: Database, status: NonNullable<PlayersQuery['status']>): Fragment =>
  status === 'active' ? db`and p.status = 'active'` : db`and p.status = ${status} and p.status <> 'active'`

/** The last row of the page before: how it was found, and who it is. */
interface Cursor {
  rank: number
  id: bigint | null
}

const newest = (db: Database, where: Fragment, { id }: Cursor): Fragment => db`
  select 0 as rank, '' collate "C" as key, p.id from identity.player p
  where ${where} ${id === null ? db`` : db`and p.id < ${id}`}
  order by p.id desc limit ${PLAYER_ADMIN_PAGE_SIZE + 1}`

interface Search {
  where: Fragment
  cursor: Cursor
  text: string
}

/** Each way to find a player has an index of its own, in whose order its rows stand. */
function searched(db: Database, { where, cursor, text }: Search): Fragment {
  const { id, phone, user_name, name } = parseSearch(text)
  const by = (rank: number, key: Fragment, beginning: string) => db`(
    select ${rank}::integer as rank, ${key} as key, p.id from identity.player p
    where ${key} >= ${beginning} and ${key} < ${endOf(beginning)} and ${where} and p.id is distinct from ${id}
      ${rank < cursor.rank ? db`and false` : db``}
      ${rank === cursor.rank ? db`and (${key}, p.id) > ((select ${key} from identity.player p where p.id = ${cursor.id}), ${cursor.id})` : db``}
      ${rank === BY_NAME ? db`and not (p.user_name collate "C" >= ${user_name} and p.user_name collate "C" < ${endOf(user_name)})` : db``}
    order by ${key}, p.id limit ${PLAYER_ADMIN_PAGE_SIZE + 1})`
  return db`
    select * from (
      (select ${BY_ID}::integer as rank, '' collate "C" as key, p.id from identity.player p
       where p.id = ${id} and ${where} and ${cursor.rank === 0})
      ${phone === null ? db`` : db`union all ${by(BY_PHONE, db`p.phone collate "C"`, phone)}`}
      union all ${by(BY_USER_NAME, db`p.user_name collate "C"`, user_name)}
      union all ${by(BY_NAME, db`lower(p.name) collate "C"`, name)}
    ) way order by rank, key, id limit ${PLAYER_ADMIN_PAGE_SIZE + 1}`
}

const BY_ID = 1
const BY_PHONE = 2
const BY_USER_NAME = 3
const BY_NAME = 4
