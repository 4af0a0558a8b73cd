import { useQuery } from '@tanstack/react-query'
import type { Game, GameType } from '#catalog/contract/player.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link, useAddress } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Tabs } from '#ui/components/controls/tabs.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { AllTab } from './all-tab.tsx'
import { DemoLink } from './demo/demo-link.tsx'
import { FavouritesTab } from './favourites-tab.tsx'
import styles from './games-screen.module.css'
import { KindTab } from './kind-tab.tsx'
import { ChosenGames } from './list/chosen-games.tsx'
import { ProviderList } from './provider-list.tsx'
import { ProviderStrip } from './provider-strip.tsx'
import { HotGames } from './shared/games/hot-games.tsx'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'
import { LaunchNote } from './shared/launch/launch-note.tsx'
import { ListFailure } from './shared/parts/list-failure.tsx'
import { typesQuery } from './shared/queries.ts'
import { catalogTexts } from './shared/texts.ts'
import { SportBook } from './sport-book.tsx'
import { gamesTexts } from './texts.ts'
import { type GamesTab, type GamesView, isProviderNamed, isTypeNamed, parseView } from './view.ts'

/** /games: every provider, the hot games, or one provider's games. */
export function GamesScreen() {
  const texts = useTexts(gamesTexts)
  const language = useLanguage()
  const types = useQuery(typesQuery(language))
  const view = parseView(new URLSearchParams(useAddress().search)) ?? { kind: 'tab', tab: 'all' }
  usePageTitle(texts.title)
  return (
    <div className={styles.screen}>
      <PageHead title={texts.title} aside={<DemoLink />} />
      <HeadTabs view={view} />
      <div className={styles.lists}>
        {view.kind === 'tab' && view.tab === 'hot' ? (
          <HotGames Grid={HotGrid} />
        ) : view.kind === 'tab' && view.tab === 'favourites' ? (
          <FavouritesTab />
        ) : types.data ? (
          <View view={view} types={types.data} />
        ) : types.isError ? (
          <ListFailure onRetry={() => void types.refetch()} />
        ) : (
          <WaitingGrid shape="providers" />
        )}
      </div>
      <LaunchNote />
    </div>
  )
}

const HotGrid = ({ games }: { games: readonly Game[] }) => <ChosenGames games={games} wide={6} tells_hot={false} />

function HeadTabs({ view }: { view: GamesView }) {
  const texts = useTexts(gamesTexts)
  const tab: GamesTab | null = view.kind === 'tab' ? view.tab : null
  return (
    <Tabs
      label={texts.views}
      items={[
        { href: '/games?tab=all', label: texts.all, current: tab === 'all' },
        { href: '/games?tab=hot', label: texts.hot, current: tab === 'hot' },
        { href: '/promotion', label: texts.promotions, current: false },
      ]}
      renderLink={(link) => <Link {...link} />}
    />
  )
}

function View({ view, types }: { view: GamesView; types: readonly GameType[] }) {
  const texts = useTexts(catalogTexts)
  if (view.kind === 'tab') {
    return view.tab === 'all' || view.tab === 'hot' || view.tab === 'favourites' ? (
      <AllTab types={types} />
    ) : (
      <KindTab key={view.tab} tab={view.tab} types={types} />
    )
  }
  const type = types.find((each) => isTypeNamed(each, view.type))
  if (!type) return <Empty art="doll" title={texts.no_data} line={texts.no_list_line} />
  const named = view.provider
  const provider = named === null ? type.providers[0] : type.providers.find((each) => isProviderNamed(each, named))
  const is_book = type.code === 'SPORT_BOOK' && named === null
  return (
    <>
      <ProviderStrip type={type} current={is_book ? '' : (provider?.code ?? '')} />
      {is_book ? (
        <SportBook type={type} />
      ) : provider ? (
        <ProviderList key={`${type.code} ${provider.code}`} type={type} provider={provider} />
      ) : (
        <Empty art="doll" title={texts.no_games} line={texts.no_list_line} />
      )}
    </>
  )
}
