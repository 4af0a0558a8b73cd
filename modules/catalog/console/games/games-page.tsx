import { useInfiniteQuery } from '@tanstack/react-query'
import { SEARCH_LENGTH_MAX } from '#catalog/contract/rules.ts'
import type { CatalogGame } from '#catalog/contract/staff.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { useMay } from '#platform/console/call/me.ts'
import { SearchBox } from '#platform/console/filter/search-box.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Fact, Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { ListBox } from '#platform/console/table/list-box.tsx'
import type { Move } from '#platform/console/table/ordered.tsx'
import { rowsOf } from '#platform/console/table/paged-table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { CatalogViews } from '../catalog-views.tsx'
import { moverOf } from '../mover-of.ts'
import { gamesQuery, placeGame } from '../queries.ts'
import { texts } from '../texts.ts'
import { GameFiltersBar } from './game-filters.tsx'
import { GamePanel } from './game-panel.tsx'
import { GamesTable } from './games-table.tsx'

/** All games with these filters; those of one type and provider can be put into order. */
export function GamesPage() {
  const address = useFilters()
  const of = (name: string) => address.get(name) ?? ''
  const filters = { q: of('q'), type: of('type'), provider: of('provider'), show: of('show') }
  const query = useInfiniteQuery(gamesQuery(filters))
  const games = rowsOf(query)
  const first = query.data?.pages[0]
  const { chosen, place, steps } = useChosen(games, ({ id }) => String(id), query)
  const is_one_list = filters.type !== '' && filters.provider !== '' && filters.q === '' && filters.show === ''
  const may_write = useMay('catalog.write')
  const move = moverOf<CatalogGame>(games, ({ id }, before) => placeGame(id, before))
  const onMove: Move<CatalogGame> = is_one_list && may_write ? move : null

  const shift = (by: 1 | -1) => chosen && onMove?.(chosen, place + by)
  useKeys({ ...steps, '[': () => shift(-1), ']': () => shift(1) })

  return (
    <Page
      title={texts.title}
      facts={first && <Fact>{texts.count(first.total)}</Fact>}
      tools={<SearchBox placeholder={texts.search} max={SEARCH_LENGTH_MAX} />}
      hints={[
        { keys: ['J', 'K'], does: texts.next },
        ...(onMove ? [{ keys: ['[', ']'], does: texts.shift }] : []),
        { keys: ['F'], does: texts.find },
      ]}
      asideLabel={texts.title}
      aside={chosen ? <GamePanel key={chosen.id} game={chosen} /> : <p className={panel.nothing}>{texts.chooseOne}</p>}
    >
      <CatalogViews />
      <GameFiltersBar filters={filters} types={first?.types ?? []} providers={first?.providers ?? []} />
      <ListBox
        file={fileOf('/catalog/games', filters)}
        query={query}
        is_empty={games.length === 0}
        nothing={<Nothing title={texts.none} line={texts.noneLine} />}
      >
        <GamesTable games={games} chosen_id={chosen?.id ?? null} onMove={onMove} />
      </ListBox>
    </Page>
  )
}
