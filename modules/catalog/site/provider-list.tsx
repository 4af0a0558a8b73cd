import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { GameType, Provider } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { SortSelect } from './list/sort-select.tsx'
import { useSort, useSorted } from './list/use-sorted.ts'
import { ThumbnailGrid } from './shared/games/thumbnail-grid.tsx'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'
import { ListFailure } from './shared/parts/list-failure.tsx'
import { LoadMore } from './shared/parts/load-more.tsx'
import { SectionHead } from './shared/parts/section-head.tsx'
import { allGamesQuery, awaitedGames, gamesQuery, uniqueGames } from './shared/queries.ts'
import { catalogTexts } from './shared/texts.ts'

/** The games of one provider; more of them come as the player asks. */
export function ProviderList({ type, provider }: { type: GameType; provider: Provider }) {
  const texts = useTexts(catalogTexts)
  const address = { language: useLanguage(), type: type.code, provider: provider.code }
  const list = useInfiniteQuery(gamesQuery(address))
  // Only all games can be sorted: until they are here the list stays as it is.
  const is_sorted = useSort() !== null
  const { data: all_games } = useQuery({ ...allGamesQuery(address), enabled: is_sorted })
  const { games: sorted, order } = useSorted(is_sorted ? all_games : undefined)
  const games = sorted ?? (list.data && uniqueGames(list.data.pages.flatMap((page) => page.data)))
  const awaited = awaitedGames(list)
  return (
    <section>
      <SectionHead
        title={`${provider.short_name} · ${type.name}`}
        aside={games && games.length > 1 && <SortSelect />}
      />
      {games && games.length > 0 && <ThumbnailGrid key={order} games={games} awaited={sorted ? 0 : awaited} />}
      {games?.length === 0 && <Empty art="doll" title={texts.no_games} line={texts.no_list_line} />}
      {!games &&
        (list.isError ? <ListFailure onRetry={() => void list.refetch()} /> : <WaitingGrid shape="thumbnails" />)}
      {!sorted && list.hasNextPage && (
        <LoadMore
          busy={list.isFetchingNextPage}
          awaited={awaited}
          failed={list.isFetchNextPageError}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </section>
  )
}
