import { useInfiniteQuery } from '@tanstack/react-query'
import type { PlayerRow } from '#contract/counter.ts'
import { PLAYER_SEARCH_MAX } from '#contract/counter-rules.ts'
import { navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import panel from '../../platform/panel.module.css'
import { SearchBox } from '../../platform/search-box.tsx'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { useKeys } from '../../platform/use-keys.ts'
import { Views } from '../../platform/views.tsx'
import { Corrections } from './corrections.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { PlayersTable } from './players-table.tsx'
import { playersQuery } from './queries.ts'
import { texts } from './texts.ts'

const VIEWS = [
  { value: null, label: texts.all },
  { value: 'frozen', label: texts.status.frozen },
  { value: 'banned', label: texts.status.banned },
  { value: 'corrections', label: texts.correctionsWait },
]

const HINTS = [
  { keys: ['J', 'K'], does: texts.next },
  { keys: ['O'], does: texts.open },
  { keys: ['/'], does: texts.search },
]

/** Everybody, the newest first, or whom the search means; the chosen one on the right. */
export function PlayersScreen() {
  const address = useFilters()
  const status = address.get('status')
  const chosen_id = address.get('id')
  return (
    <Page
      title={texts.title}
      tools={status !== 'corrections' && <SearchBox placeholder={texts.search} max={PLAYER_SEARCH_MAX} />}
      hints={status === 'corrections' ? [] : HINTS}
      asideLabel={texts.title}
      aside={
        chosen_id === null ? (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        ) : (
          <PlayerPanel key={chosen_id} id={chosen_id} has_link />
        )
      }
    >
      <Views label={texts.views} name="status" views={VIEWS} />
      {status === 'corrections' ? (
        <Corrections chosen_id={chosen_id} />
      ) : (
        <PlayersList filters={{ q: address.get('q') ?? '', status: status ?? '' }} chosen_id={chosen_id} />
      )}
    </Page>
  )
}

interface PlayersListProps {
  filters: { q: string; status: string }
  chosen_id: string | null
}

function PlayersList({ filters, chosen_id }: PlayersListProps) {
  const query = useInfiniteQuery(playersQuery(filters))
  const players = query.data?.pages.flatMap((page) => page.data) ?? []
  const step = (by: 1 | -1) => {
    const next = neighbour(players, chosen_id, by)
    if (next) navigate(withFilters({ id: next.id }), { replace: true })
    else if (by === 1 && query.hasNextPage) void query.fetchNextPage()
  }
  useKeys({ j: () => step(1), k: () => step(-1), o: () => chosen_id !== null && navigate(`/players/${chosen_id}`) })
  return (
    <div className={table.box} aria-busy={query.isPending}>
      {query.isPending && <WaitingRows rows={12} />}
      {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && players.length === 0 && <Nothing title={texts.none} line={texts.noneLine} />}
      {players.length > 0 && <PlayersTable players={players} chosen_id={chosen_id} />}
      <More query={query} />
    </div>
  )
}

function neighbour(players: PlayerRow[], chosen_id: string | null, by: 1 | -1): PlayerRow | undefined {
  const place = players.findIndex(({ id }) => id === chosen_id)
  return players[place < 0 ? 0 : place + by]
}
