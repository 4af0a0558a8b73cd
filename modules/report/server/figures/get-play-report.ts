import { figuresTable } from '#ledger/server/index.ts'
import type { Database, Fragment, Queryable } from '#platform/server/database/database.ts'
import type { PlayView } from '#report/contract/rules.ts'
import type { PlayQuery, PlayReport, PlayRow } from '#report/contract/staff.ts'
import { type StaffCaller, scopeOf } from '#staff/server/index.ts'
import { figureAggregates, gameAggregates } from '../aggregation/aggregates.ts'
import { withinAgents } from '../membership.ts'
import { GAMES, PROVIDERS } from '../rules.ts'
import { inReport, type Snapshot, withoutLoops } from '../snapshot.ts'
import type { GameNames, ReportSources } from '../sources.ts'
import { parseDays, type Span } from '../span.ts'
import {
  type Figures,
  figureSum,
  ngrOf,
  productFigureColumns,
  productFigureSum,
  serializeFigures,
  serializeProductFigures,
  sumOf,
} from './figures.ts'
import { checkAgainstLedger, ngrOfLedger } from './ledger-check.ts'

interface PlayFiguresRow extends Figures {
  day: string | null
  account_id: bigint | null
  product_code: number | null
  game_code: string | null
  agent_id: bigint | null
  agent_name: string | null
}

/** The figures of a time: by day, product, game, provider or agent. The total has all seven, whatever the rows have. */
export async function getPlayReport(
  dependencies: { db: Database; sources: ReportSources },
  staff: StaffCaller,
  query: PlayQuery,
): Promise<PlayReport> {
  const span = parseDays(query)
  const by = query.by ?? 'day'
  return inReport(dependencies.db, query, async (snapshot) => {
    const { tx } = snapshot
    const request = { snapshot, span, staff, by }
    const rows = isByGame(by)
      ? await rowsByGame({ ...request, by }, dependencies.sources)
      : await rowsBy({ ...request, by })
    const products = rows.flatMap(({ product_code }) => (product_code ? [product_code] : []))
    const names = await dependencies.sources.gameNames(tx, [...new Set(products)])
    // Products lack what belongs to none of them; days and agents have all of it.
    const total = isOfProduct(by) ? await totalOf(request) : sumOf(rows)
    const check = await checkAgainstLedger(snapshot, staff, ngrOf(total), { span, ...ngrOfLedger(tx) })
    return { rows: rows.map((row) => serializeRow(row, by, names)), total: serializeFigures(total), check }
  })
}

async function totalOf(request: PlayScope): Promise<Figures> {
  const { tx } = request.snapshot
  const [total] = await tx<Figures[]>`select ${figureSum(tx)} from (${ownFigures(request)}) s`
  if (!total) throw new Error('a sum without a group has one row')
  return total
}

interface PlayScope {
  snapshot: Snapshot
  span: Span
  staff: StaffCaller
  by: PlayView
}

type GameView = 'game' | 'provider'

const isByGame = (by: PlayView): by is GameView => by === 'game' || by === 'provider'
/** Bonuses, commissions and adjustments belong to no product. */
const isOfProduct = (by: PlayView) => by === 'product' || isByGame(by)

const ownFigures = ({ snapshot, span, staff, by }: PlayScope): Fragment => snapshot.tx`
  select * from (${figureAggregates(snapshot, span, by !== 'agent' && scopeOf(staff) === null ? 'all' : 'each agent')}) p
  where ${withinAgents(snapshot.tx, staff)}`

function rowsBy(request: PlayScope & { by: Exclude<PlayView, GameView> }): Promise<PlayFiguresRow[]> {
  const { tx } = request.snapshot
  return withoutLoops(
    tx,
    () => tx<PlayFiguresRow[]>`
      select g.*, a.user_name as agent_name from (
        select ${dimensions(tx, request.by)}, ${figureSum(tx)} from (${ownFigures(request)}) s
        ${isOfProduct(request.by) ? tx`where s.account_id is not null` : tx``} group by 1, 2, 3, 4, 5
      ) g left join staff.staff a on a.id = g.agent_id
      order by g.day desc nulls last, g.turnover desc, g.payout desc, g.agent_id`,
  )
}

function rowsByGame(
  { snapshot, span, staff, by }: PlayScope & { by: GameView },
  sources: ReportSources,
): Promise<PlayFiguresRow[]> {
  const { tx } = snapshot
  return withoutLoops(
    tx,
    () => tx<PlayFiguresRow[]>`
      select ${dimensions(tx, by)}, null::text as agent_name, ${productFigureSum(tx)},
             0::bigint as bonus_cost, 0::bigint as commissions, 0::bigint as adjustments from (
        select t.account_id, t.product_code, t.game_code, ${productFigureColumns(tx, tx`t.transfers`, tx`t.amount`)}
        from (${gameAggregates(snapshot, { span, staff, sources })}) t join ${figuresTable(tx)} on f.kind = t.kind
      ) s group by 1, 2, 3, 4, 5 order by turnover desc, payout desc`,
  )
}

/** Day, account, product, game and agent; null where rows are not told apart by it. */
function dimensions(db: Queryable, by: PlayView): Fragment {
  return db`
    ${by === 'day' ? db`s.day::text` : db`null::text`} as day,
    ${isOfProduct(by) ? db`s.account_id` : db`null::bigint`} as account_id,
    ${isByGame(by) ? db`nullif(s.product_code, 0)` : db`null::integer`} as product_code,
    ${by === 'game' ? db`nullif(s.game_code, '')` : db`null::text`} as game_code,
    ${by === 'agent' ? db`s.agent_id` : db`null::bigint`} as agent_id`
}

function serializeRow(row: PlayFiguresRow, by: PlayView, names: GameNames): PlayRow {
  const game = GAMES.find(({ account_id }) => account_id === row.account_id)
  const { product_code, game_code } = row
  const figures = isOfProduct(by) ? { ...serializeProductFigures(row), ...NO_OTHERS } : serializeFigures(row)
  return {
    ...nameRow(row, by, names),
    ...figures,
    filter: { what: game?.group ?? 'play', product_code, game_code: by === 'game' ? game_code : null },
  }
}

const NO_OTHERS = { bonus_cost: null, commissions: null, adjustments: null, ngr: null }

function nameRow(row: PlayFiguresRow, by: PlayView, names: GameNames): Pick<PlayRow, 'key' | 'name'> {
  if (by === 'day') return { key: row.day ?? '', name: row.day ?? '' }
  if (by === 'agent') return { key: String(row.agent_id), name: row.agent_name ?? 'The company' }
  const game = GAMES.find(({ account_id }) => account_id === row.account_id)
  if (by === 'product') return { key: game?.group ?? '', name: game?.name ?? '' }
  const key = `${row.account_id}/${row.product_code ?? ''}/${row.game_code ?? ''}`
  if (row.account_id !== PROVIDERS || row.product_code === null) return { key, name: game?.name ?? key }
  return { key, name: names({ product_code: row.product_code, game_code: by === 'game' ? row.game_code : null }) }
}
