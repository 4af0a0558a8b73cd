import type { GameType, Provider } from '#catalog/contract/player.ts'
import { GameGrid } from '#catalog/site/shared/games/game-grid.tsx'
import { WaitingGrid } from '#catalog/site/shared/games/waiting-grid.tsx'
import { ListFailure } from '#catalog/site/shared/parts/list-failure.tsx'
import { LoadMore } from '#catalog/site/shared/parts/load-more.tsx'
import { SearchBox } from '#catalog/site/shared/parts/search-box.tsx'
import { SectionHead } from '#catalog/site/shared/parts/section-head.tsx'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { homeTexts } from '../texts.ts'
import styles from './provider-games.module.css'
import { useGameList } from './use-game-list.ts'

interface ProviderGamesProps {
  type: GameType
  provider: Provider | undefined
  /** As the address has it. */
  provider_id: string
}

/** type and provider: the search, the games, and more of them on demand. */
export function ProviderGames({ type, provider, provider_id }: ProviderGamesProps) {
  const texts = useTexts(homeTexts)
  const list = useGameList({ language: useLanguage(), type: String(type.id), provider: provider_id })
  const count = list.is_searching ? list.games.length : list.total
  const fact = count !== undefined && !list.is_asking && (
    <span className={`${styles.count} num`}>{texts.game_count(count)}</span>
  )

  return (
    <section>
      <SearchBox value={list.text} label={texts.search_games} placeholder={texts.search} onChange={list.search} />
      <SectionHead title={provider?.short_name ?? type.name} aside={fact} />
      {list.games.length > 0 && <GameGrid games={list.games} awaited={list.is_searching ? 0 : list.awaited} />}
      {list.games.length === 0 && <NoGames list={list} />}
      {list.has_more && !list.is_searching && (
        <LoadMore
          busy={list.is_loading_more}
          awaited={list.awaited}
          failed={list.failed_more}
          onPress={list.loadMore}
        />
      )}
    </section>
  )
}

function NoGames({ list }: { list: ReturnType<typeof useGameList> }) {
  const texts = useTexts(catalogTexts)
  if (list.failed) return <ListFailure onRetry={list.retry} />
  if (!list.is_loaded || list.is_asking) return <WaitingGrid shape="games" />
  return (
    <div role="status">
      <Empty art="doll" title={texts.no_games} line={texts.no_list_line} />
    </div>
  )
}
