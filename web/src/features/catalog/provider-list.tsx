import { useInfiniteQuery } from '@tanstack/react-query'
import type { GameType, Provider } from '#contract/catalog/player.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ThumbnailGrid } from '../../catalog/games/thumbnail-grid.tsx'
import { WaitingGrid } from '../../catalog/games/waiting-grid.tsx'
import { ListFailure } from '../../catalog/parts/list-failure.tsx'
import { LoadMore } from '../../catalog/parts/load-more.tsx'
import { SectionHead } from '../../catalog/parts/section-head.tsx'
import { awaitedGames, gamesQuery, uniqueGames } from '../../catalog/queries.ts'
import { catalogTexts } from '../../catalog/texts.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'

/** The games of one provider; more of them come as the player asks. */
export function ProviderList({ type, provider }: { type: GameType; provider: Provider }) {
  const texts = useTexts(catalogTexts)
  const address = { language: useLanguage(), type: type.code, provider: provider.code }
  const list = useInfiniteQuery(gamesQuery(address))
  const games = list.data && uniqueGames(list.data.pages.flatMap((page) => page.data))
  const awaited = awaitedGames(list)
  return (
    <section>
      <SectionHead title={`${provider.short_name} · ${type.name}`} />
      {games && games.length > 0 && <ThumbnailGrid games={games} awaited={awaited} />}
      {games?.length === 0 && <Empty art="doll" title={texts.no_games} line={texts.no_list_line} />}
      {!games &&
        (list.isError ? <ListFailure onRetry={() => void list.refetch()} /> : <WaitingGrid shape="thumbnails" />)}
      {list.hasNextPage && (
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
