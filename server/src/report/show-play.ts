import type { PlayQuery, PlayReport, PlayRow } from '#contract/report-console.ts'
import type { PlayView } from '#contract/report-rules.ts'
import type { StaffCaller } from '../operator/index.ts'
import type { Database, Fragment, Queryable } from '../platform/database/database.ts'
import type { GameNames, ReportDoors } from './doors.ts'
import { checkAgainstLedger, playOfLedger } from './ledger-check.ts'
import { inSnapshot, withinAgents, withoutLoops } from './movement.ts'
import { addPlay, NO_PLAY, netOf, type Play, playFigures, writePlay } from './play.ts'
import { GAMES, PROVIDERS } from './rules.ts'
import { readDays } from './span.ts'
import { playSums, titleSums } from './sums.ts'

interface Row extends Play {
  day: string | null
  account_id: bigint | null
  product_code: number | null
  game_code: string | null
  agent_id: bigint | null
  agent_name: string | null
}

/** What the house won and lost by games: by day, game, provider or agent. */
export async function showPlay(
  house: { db: Database; doors: ReportDoors },
  staff: StaffCaller,
  query: PlayQuery,
): Promise<PlayReport> {
  const span = readDays(query)
  const by = query.by ?? 'day'
  return inSnapshot(house.db, async (snapshot) => {
    const { tx } = snapshot
    const sums = isByTitle(by)
      ? titleSums(snapshot, { span, staff, doors: house.doors })
      : tx`select * from (${playSums(snapshot, span)}) p where ${withinAgents(tx, staff)}`
    const rows = await withoutLoops(
      tx,
      () => tx<Row[]>`
        select g.*, a.user_name as agent_name from (
          select ${dimensions(tx, by)}, ${playFigures(tx)} from (${sums}) s group by 1, 2, 3, 4, 5
        ) g left join operator.staff a on a.id = g.agent_id
        order by g.day desc nulls last, g.staked desc, g.returned desc`,
    )
    const products = rows.flatMap(({ product_code }) => (product_code ? [product_code] : []))
    const names = await house.doors.gameNames(tx, [...new Set(products)])
    const total = rows.reduce(addPlay, NO_PLAY)
    const check = await checkAgainstLedger(snapshot, staff, netOf(total), { span, ...playOfLedger(tx) })
    return { rows: rows.map((row) => writeRow(row, by, names)), total: writePlay(total), check }
  })
}

const isByTitle = (by: PlayView) => by === 'game' || by === 'provider'

/** Day, account, product, game and agent; null where rows are not told apart by it. */
function dimensions(db: Queryable, by: PlayView): Fragment {
  const is_title = isByTitle(by)
  return db`
    ${by === 'day' ? db`s.day::text` : db`null::text`} as day,
    ${is_title ? db`s.account_id` : db`null::bigint`} as account_id,
    ${is_title ? db`nullif(s.product_code, 0)` : db`null::integer`} as product_code,
    ${by === 'game' ? db`nullif(s.game_code, '')` : db`null::text`} as game_code,
    ${by === 'agent' ? db`s.agent_id` : db`null::bigint`} as agent_id`
}

function writeRow(row: Row, by: PlayView, names: GameNames): PlayRow {
  const game = GAMES.find(({ account_id }) => account_id === row.account_id)
  const { product_code, game_code } = row
  return {
    ...nameRow(row, by, names),
    ...writePlay(row),
    filter: { what: game?.group ?? 'play', product_code, game_code: by === 'game' ? game_code : null },
  }
}

function nameRow(row: Row, by: PlayView, names: GameNames): Pick<PlayRow, 'key' | 'name'> {
  if (by === 'day') return { key: row.day ?? '', name: row.day ?? '' }
  if (by === 'agent') return { key: String(row.agent_id), name: row.agent_name ?? 'The house' }
  const game = GAMES.find(({ account_id }) => account_id === row.account_id)
  const key = `${row.account_id}/${row.product_code ?? ''}/${row.game_code ?? ''}`
  if (row.account_id !== PROVIDERS || row.product_code === null) return { key, name: game?.name ?? key }
  return { key, name: names({ product_code: row.product_code, game_code: by === 'game' ? row.game_code : null }) }
}
