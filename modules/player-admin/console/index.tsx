import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchBox } from '#platform/console/filter/search-box.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate, useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { PLAYER_SEARCH_MAX } from '#player-admin/contract/rules.ts'
import type { PlayerRow } from '#player-admin/contract/staff.ts'
import { BalanceAdjustments } from './balance-adjustments.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { PLAYERS } from './players-columns.tsx'
import { playersQuery } from './queries.ts'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.all },
  { value: 'frozen', label: texts.status.frozen },
  { value: 'banned', label: texts.status.banned },
  { value: 'balance-adjustments', label: texts.balanceAdjustmentsWait },
]

const HINTS = [
  { keys: ['J', 'K'], does: texts.next },
  { keys: ['O'], does: texts.open },
  { keys: ['F'], does: texts.search },
]

/** Everybody, the newest first, or whom the search means; the chosen one on the right. */
export function PlayersScreen() {
  const address = useFilters()
  const status = address.get('status')
  const chosen_id = address.get('id')
  return (
    <Page
      title={texts.title}
      tools={status !== 'balance-adjustments' && <SearchBox placeholder={texts.search} max={PLAYER_SEARCH_MAX} />}
      hints={status === 'balance-adjustments' ? [] : HINTS}
      asideLabel={texts.title}
      aside={
        chosen_id === null ? (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        ) : (
          <PlayerPanel key={chosen_id} id={chosen_id} />
        )
      }
    >
      <Views label={texts.views} name="status" views={VIEWS} />
      {status === 'balance-adjustments' ? (
        <BalanceAdjustments chosen_id={chosen_id} />
      ) : (
        <PlayersList q={address.get('q') ?? ''} status={status ?? ''} />
      )}
    </Page>
  )
}

const idOf = ({ id }: PlayerRow) => id

function PlayersList(filters: { q: string; status: string }) {
  const query = useInfiniteQuery(playersQuery(filters))
  const { chosen_id, steps } = useChosen(rowsOf(query), idOf, query)
  useKeys({ ...steps, o: () => chosen_id !== null && navigate(`/players/${chosen_id}`) })
  return (
    <PagedTable
      title={texts.title}
      query={query}
      columns={PLAYERS}
      keyOf={idOf}
      nothing={texts.none}
      nothing_line={texts.noneLine}
      chosen={chosen_id}
    />
  )
}
