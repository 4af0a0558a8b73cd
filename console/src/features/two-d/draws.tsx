import { useInfiniteQuery } from '@tanstack/react-query'
import type { TwoDDrawRow } from '#contract/two-d-draw-console.ts'
import { TWO_D_DRAW_STATUSES } from '#contract/two-d-rules.ts'
import { writeDay } from '../../platform/days.ts'
import { Link, navigate, withFilters } from '../../platform/navigation.tsx'
import { type Column, PagedTable } from '../../platform/paged-table.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { useKeys } from '../../platform/use-keys.ts'
import { Views } from '../../platform/views.tsx'
import { DrawState } from './draw-state.tsx'
import { drawsQuery } from './queries.ts'
import { texts } from './texts.ts'

const STATES = [
  { value: null, label: texts.all },
  ...TWO_D_DRAW_STATUSES.map((status) => ({ value: status, label: texts.status[status] })),
]

const COLUMNS: Column<TwoDDrawRow>[] = [
  {
    name: texts.day,
    cell: ({ id, game_date }) => (
      <Link href={withFilters({ id: String(id) })} className={table.rowLink}>
        <b className="num">{writeDay(game_date)}</b>
      </Link>
    ),
  },
  { name: texts.sessionName, cell: (row) => texts.session[row.session] },
  { name: texts.closes, cell: (row) => <span className="num">{momentOf(row.closes_at)}</span> },
  { name: texts.drawn, cell: (row) => <span className="num">{momentOf(row.draws_at)}</span> },
  { name: texts.number, cell: (row) => <b className="num">{row.number ?? '–'}</b> },
  { name: texts.state, cell: (row) => <DrawState draw={row} /> },
]

/** Every draw, the newest first. */
export function Draws({ status, chosen_id }: { status: string; chosen_id: string | null }) {
  const query = useInfiniteQuery(drawsQuery(status))
  const draws = query.data?.pages.flatMap((page) => page.data) ?? []
  const step = (by: 1 | -1) => {
    const place = draws.findIndex(({ id }) => String(id) === chosen_id)
    const next = draws[place < 0 ? 0 : place + by]
    if (next) navigate(withFilters({ id: String(next.id) }), { replace: true })
    else if (by === 1 && query.hasNextPage) void query.fetchNextPage()
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => chosen_id !== null && navigate(`/two-d/draws/${chosen_id}`),
  })
  return (
    <>
      <Views label={texts.states} name="status" views={STATES} />
      <PagedTable
        title={texts.draws}
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => String(id)}
        nothing={texts.none}
        chosen={chosen_id}
      />
    </>
  )
}
