import type { Database } from '#platform/server/database/database.ts'
import { pageOf, success } from '#platform/server/http/answers/answers.ts'
import type { LaunchesAnswer, LaunchesQuery } from '#seamless/contract/staff.ts'

const PAGE = 50

interface LaunchRow {
  id: string
  player_id: bigint
  user_name: string
  product_code: number
  game_type: string
  game_code: string | null
  platform: string
  address: string
  answer: string | null
  created_at: Date
}

/** Launches, the latest first: their ids stand in the order of their time. */
export async function getLaunches(db: Database, { q, after }: LaunchesQuery): Promise<LaunchesAnswer> {
  const user_name = q?.trim() ?? ''
  const rows = await db<LaunchRow[]>`
    select l.id, l.player_id, p.user_name, l.product_code, l.game_type, l.game_code, l.platform, l.address, l.answer,
           l.created_at
    from seamless.launch l join identity.player p on p.id = l.player_id
    where true
      ${user_name === '' ? db`` : db`and l.player_id = (select id from identity.player where user_name = ${user_name})`}
      ${after === undefined ? db`` : db`and l.id < ${after}`}
    order by l.id desc limit ${PAGE + 1}`
  const { page, next } = pageOf(rows, PAGE, ({ id }) => id)
  const launches = page.map(({ player_id, user_name: name, created_at, ...launch }) => ({
    ...launch,
    player: { id: String(player_id), user_name: name },
    at: created_at.toISOString(),
  }))
  return { ...success(launches), next }
}
