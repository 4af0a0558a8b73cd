import { useQuery } from '@tanstack/react-query'
import type { GameType } from '#contract/catalog.ts'
import { Empty } from '#ui/empty.tsx'
import { HarpGround } from '#ui/harp-ground.tsx'
import { ChipRow } from '../../catalog/chip-row.tsx'
import { WaitingGrid } from '../../catalog/grids.tsx'
import { HotGames } from '../../catalog/hot-games.tsx'
import { LaunchNote } from '../../catalog/launch/launch-note.tsx'
import { ListFailure } from '../../catalog/list-failure.tsx'
import { typesQuery } from '../../catalog/queries.ts'
import { catalogTexts } from '../../catalog/texts.ts'
import { useBrandName } from '../../platform/first-view.ts'
import { useLanguage } from '../../platform/language.ts'
import { useQuery as useAddressQuery } from '../../platform/navigation.tsx'
import { usePageTitle } from '../../platform/page-title.ts'
import { useTexts } from '../../platform/texts.ts'
import { Carousel } from './carousel.tsx'
import { Footer } from './footer.tsx'
import styles from './home-screen.module.css'
import { HouseGames } from './house-games.tsx'
import { ProviderGames } from './provider-games.tsx'
import { ProviderSections } from './provider-sections.tsx'
import { TextLine } from './text-line.tsx'
import { homeTexts } from './texts.ts'
import { TypeProviders } from './type-providers.tsx'
import { TypeStrip } from './type-strip.tsx'
import { useAdsPopup } from './use-ads-popup.ts'

/** The lobby: banner, line, strip and the house's games above; below them what the address asks for. */
export function HomeScreen() {
  const texts = useTexts(homeTexts)
  const shared = useTexts(catalogTexts)
  const brand_name = useBrandName()
  const asked = useAddressQuery('type') ?? 'all'
  const types = useQuery(typesQuery(useLanguage()))
  const type = types.data?.find((each) => String(each.id) === asked)
  const is_all = asked === 'all'
  usePageTitle(is_all ? texts.title : asked === 'hot' ? shared.hotGames : (type?.name ?? texts.title))
  useAdsPopup()
  return (
    <>
      <h1 className="visually-hidden">{texts.heading(brand_name)}</h1>
      <div className={styles.top}>
        <div className={styles.ground}>
          <HarpGround />
        </div>
        <div className={`${styles.banner} on-lacquer`}>
          <Carousel />
        </div>
        <div className={styles.line}>
          <TextLine />
        </div>
        <div className={styles.strip}>
          <TypeStrip types={types.data ?? (types.isError ? [] : undefined)} current={asked} />
        </div>
        <div className={styles.house} data-shown={is_all}>
          <HouseGames />
        </div>
      </div>
      <div className={styles.lists}>
        {asked === 'hot' ? (
          <HotGames />
        ) : types.data ? (
          <Lists types={types.data} type={type} is_all={is_all} />
        ) : types.isError ? (
          <ListFailure onRetry={() => void types.refetch()} />
        ) : (
          <WaitingGrid shape="providers" />
        )}
      </div>
      <LaunchNote />
      <Footer />
    </>
  )
}

interface ListsProps {
  types: readonly GameType[]
  type: GameType | undefined
  is_all: boolean
}

function Lists({ types, type, is_all }: ListsProps) {
  const texts = useTexts(homeTexts)
  const shared = useTexts(catalogTexts)
  const provider_id = useAddressQuery('provider')
  if (is_all && types.some((each) => each.providers.length > 0)) return <ProviderSections types={types} />
  if (!type) return <Empty art="doll" title={shared.noData} line={shared.noListLine} />
  if (provider_id === null) return <TypeProviders key={type.id} type={type} />
  const provider = type.providers.find((each) => String(each.id) === provider_id)
  return (
    <>
      <ChipRow
        label={texts.providers}
        current={provider_id}
        items={type.providers.map((each) => ({
          name: String(each.id),
          label: each.short_name,
          href: `/?type=${type.id}&provider=${each.id}`,
        }))}
      />
      <ProviderGames key={`${type.id} ${provider_id}`} type={type} provider={provider} provider_id={provider_id} />
    </>
  )
}
