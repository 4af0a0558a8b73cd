import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { GameType } from '#catalog/contract/player.ts'
import { WaitingGrid } from '#catalog/site/shared/games/waiting-grid.tsx'
import { ListFailure } from '#catalog/site/shared/parts/list-failure.tsx'
import { typesQuery } from '#catalog/site/shared/queries.ts'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { useBrandName } from '#platform/site/first-view.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useAddress, useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { HarpGround } from '#ui/components/ornament/harp-ground.tsx'
import { Carousel } from './banners/carousel.tsx'
import { TextLine } from './banners/text-line.tsx'
import { useAdsPopup } from './banners/use-ads-popup.ts'
import { Footer } from './footer.tsx'
import { gamesPart, showsGames } from './games/games-part.ts'
import { OwnGames } from './games/own-games.tsx'
import { ProviderSections } from './games/provider-sections.tsx'
import { TypeProviders } from './games/type-providers.tsx'
import { TypeStrip } from './games/type-strip.tsx'
import styles from './home-screen.module.css'
import { railPlanQuery } from './queries.ts'
import { HomeStart } from './rails/home-rail.ts'
import { homeTexts } from './texts.ts'

const notYet = () => false
const neverChanges = () => () => {}

/**
 * A document with a list has the list in the place of the foot, which lies more than a window below, and of the platform's
 * games, which only a desktop shows beside a list, where they have their place. They come when the page answers.
 */
function WhenUp({ at_once, children }: { at_once: boolean; children: ReactNode }) {
  const is_up = useSyncExternalStore(neverChanges, () => true, notYet)
  return at_once || is_up ? children : null
}

/** These parts depend on no address: as constants they are not rendered again by a move. */
const carousel = <Carousel />
const start = <HomeStart at_once />
const own_games = <OwnGames />
const footer = <Footer />

/** The lobby: banner, line, the player's own things, the platform's games and the strip above; below them what the address asks for. */
export function HomeScreen() {
  const texts = useTexts(homeTexts)
  const shared = useTexts(catalogTexts)
  const brand_name = useBrandName()
  const requested = useAddressQuery('type') ?? 'all'
  const types = useQuery(typesQuery(useLanguage()))
  const type = types.data?.find((each) => String(each.id) === requested)
  const is_all = requested === 'all'
  const { is_member } = useSession()
  const { data: plan } = useQuery({ ...railPlanQuery, enabled: is_all })
  // As the first render knows it: a place that went with the answer would move the lists.
  const [has_games] = useState(plan?.types.length !== 0)
  const shows_providers = useAddressQuery('provider') === null && type !== undefined && type.providers.length > 0
  usePageTitle(is_all ? texts.title : requested === 'hot' ? shared.hot_games : (type?.name ?? texts.title))
  useAdsPopup()
  return (
    <>
      <h1 className="visually-hidden">{texts.heading(brand_name)}</h1>
      <div className={styles.top}>
        <div className={styles.ground}>
          <HarpGround />
        </div>
        <div className={`${styles.banner} on-lacquer`} data-offer="">
          {carousel}
        </div>
        <div className={styles.line} data-offer="">
          <TextLine />
        </div>
        {is_all && (
          <div className={styles.start} data-member={is_member} data-games={has_games}>
            {start}
          </div>
        )}
        <div className={styles.own} data-shown={is_all}>
          <WhenUp at_once={is_all}>{own_games}</WhenUp>
        </div>
        <div className={styles.strip}>
          <TypeStrip types={types.data ?? (types.isError ? [] : undefined)} current={requested} />
        </div>
      </div>
      <div className={styles.lists} data-known={shows_providers}>
        {types.data || requested === 'hot' ? (
          <Lists types={types.data ?? []} type={type} />
        ) : types.isError ? (
          <ListFailure onRetry={() => void types.refetch()} />
        ) : (
          <WaitingGrid shape="providers" />
        )}
      </div>
      <WhenUp at_once={is_all}>{footer}</WhenUp>
    </>
  )
}

interface ListsProps {
  types: readonly GameType[]
  type: GameType | undefined
}

function Lists({ types, type }: ListsProps) {
  const texts = useTexts(catalogTexts)
  const search = new URLSearchParams(useAddress().search)
  if (showsGames(search)) {
    const Games = gamesPart.prepared()
    return <Games />
  }
  if (search.get('type') === 'all' && types.some((each) => each.providers.length > 0)) {
    return <ProviderSections types={types} />
  }
  if (!type) return <Empty art="doll" title={texts.no_data} line={texts.no_list_line} />
  return <TypeProviders key={type.id} type={type} />
}
