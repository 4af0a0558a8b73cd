import { useInfiniteQuery } from '@tanstack/react-query'
import type { GameType, Provider } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ThumbnailGrid } from './shared/games/thumbnail-grid.tsx'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'
import { ListFailure } from './shared/parts/list-failure.tsx'
import { LoadMore } from './shared/parts/load-more.tsx'
import { SectionHead } from './shared/parts/section-head.tsx'
import { awaitedGames, gamesQuery, uniqueGames } from './shared/queries.ts'
import { catalogTexts } from './shared/texts.ts'

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
