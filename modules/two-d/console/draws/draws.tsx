import { useInfiniteQuery } from '@tanstack/react-query'
import { momentOf } from '#platform/console/figures/time.ts'
import { writeDay } from '#platform/console/filter/days.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate } from '#platform/console/page/navigation.tsx'
import { Views } from '#platform/console/page/views.tsx'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import type { TwoDDrawRow } from '#two-d/contract/draws-staff.ts'
import { TWO_D_DRAW_STATUSES } from '#two-d/contract/rules.ts'
import { drawsQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { DrawState } from './draw-state.tsx'

const STATES = [
  { value: null, label: texts.all },
  ...TWO_D_DRAW_STATUSES.map((status) => ({ value: status, label: texts.status[status] })),
]

const COLUMNS: Column<TwoDDrawRow>[] = [
  {
    name: texts.day,
    cell: ({ id, game_date }, is_chosen) => (
      <RowLink filters={{ id: String(id) }} is_chosen={is_chosen}>
        <span className="num">{writeDay(game_date)}</span>
      </RowLink>
    ),
  },
  { name: texts.sessionName, cell: (row) => texts.session[row.session] },
  { name: texts.cutoff, cell: (row) => <span className="num">{momentOf(row.cutoff_at)}</span> },
  { name: texts.drawn, cell: (row) => <span className="num">{momentOf(row.draws_at)}</span> },
  { name: texts.number, cell: (row) => <b className="num">{row.number ?? '–'}</b> },
  { name: texts.state, cell: (row) => <DrawState draw={row} /> },
]

const idOf = ({ id }: TwoDDrawRow) => String(id)

/** Every draw, the newest first. */
export function Draws({ status }: { status: string }) {
  const query = useInfiniteQuery(drawsQuery(status))
  const { chosen_id, steps } = useChosen(rowsOf(query), idOf, query)
  useKeys({ ...steps, o: () => chosen_id !== null && navigate(`/two-d/draws/${chosen_id}`) })
  return (
    <>
      <Views label={texts.states} name="status" views={STATES} />
      <PagedTable
        title={texts.draws}
        query={query}
        columns={COLUMNS}
        keyOf={idOf}
        nothing={texts.none}
        chosen={chosen_id}
      />
    </>
  )
}
