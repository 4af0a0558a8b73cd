import { useQueries } from '@tanstack/react-query'
import type { GameType } from '#catalog/contract/player.ts'
import type { GameTypeCode } from '#catalog/contract/rules.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ChosenGames } from './list/chosen-games.tsx'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'
import { ListFailure } from './shared/parts/list-failure.tsx'
import { SectionHead } from './shared/parts/section-head.tsx'
import { allGamesQuery, uniqueGames } from './shared/queries.ts'
import { catalogTexts } from './shared/texts.ts'
import { gamesTexts } from './texts.ts'
import type { GamesTab } from './view.ts'

type Kind = Exclude<GamesTab, 'all' | 'hot' | 'favourites'>

/** The types whose games make up a kind: no aggregator knows these kinds themselves. */
const TYPES_OF_KIND: Record<Kind, readonly GameTypeCode[]> = {
  table: ['LIVE_CASINO', 'LIVE_CASINO_PREMIUM'],
  card: ['QIPAI', 'POKER'],
  bingo: ['LOTTERY'],
}

/** tab=table, card or bingo: the games of a kind, of all providers together. */
export function KindTab({ tab, types }: { tab: Kind; types: readonly GameType[] }) {
  const texts = useTexts(gamesTexts)
  const shared = useTexts(catalogTexts)
  const language = useLanguage()
  const lists = types
    .filter((type) => TYPES_OF_KIND[tab].some((code) => code === type.code))
    .flatMap((type) => type.providers.map((provider) => ({ language, type: type.code, provider: provider.code })))
  const answers = useQueries({ queries: lists.map(allGamesQuery) })
  const games = uniqueGames(answers.flatMap((answer) => answer.data ?? []))
  const failed = answers.filter((answer) => answer.isError)
  const title = { table: texts.table_games, card: texts.card_games, bingo: texts.bingo_games }[tab]
  return (
    <section>
      <SectionHead title={title} />
      {/* All at once: a list that came late would push the others apart. */}
      {answers.some((answer) => answer.isPending) ? (
        <WaitingGrid shape="thumbnails" />
      ) : games.length > 0 ? (
        <ChosenGames games={games} />
      ) : failed.length > 0 ? (
        <ListFailure onRetry={() => void Promise.all(failed.map((answer) => answer.refetch()))} />
      ) : (
        <Empty art="doll" title={shared.no_games} line={shared.no_list_line} />
      )}
    </section>
  )
}
