import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ChosenGames } from './list/chosen-games.tsx'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'
import { myGamesQuery } from './shared/my-games/queries.ts'
import { ListFailure } from './shared/parts/list-failure.tsx'
import { SectionHead } from './shared/parts/section-head.tsx'
import { gamesTexts } from './texts.ts'

/** tab=favourites: all games with a heart of this player, or of this guest's browser. */
export function FavouritesTab() {
  const { list } = useTexts(gamesTexts)
  const mine = useQuery(myGamesQuery(useLanguage(), useSession().is_member))
  const games = mine.data?.favourites
  return (
    <section>
      <SectionHead title={list.favourites} />
      {games && games.length > 0 && <ChosenGames games={games} />}
      {games?.length === 0 && <Empty art="doll" title={list.no_favourites} />}
      {!games &&
        (mine.isError ? <ListFailure onRetry={() => void mine.refetch()} /> : <WaitingGrid shape="thumbnails" />)}
    </section>
  )
}
