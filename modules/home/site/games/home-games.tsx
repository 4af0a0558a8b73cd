import { useQuery } from '@tanstack/react-query'
import { HotGames } from '#catalog/site/shared/games/hot-games.tsx'
import { LaunchNote } from '#catalog/site/shared/launch/launch-note.tsx'
import { ChipRow } from '#catalog/site/shared/parts/chip-row.tsx'
import { typesQuery } from '#catalog/site/shared/queries.ts'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useQuery as useAddressQuery } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { homeTexts } from '../texts.ts'
import { ProviderGames } from './provider-games.tsx'

/** The games that the address asks for: hot ones, or one provider's. */
export function HomeGames() {
  const requested = useAddressQuery('type')
  return (
    <>
      {requested === 'hot' ? <HotGames /> : <GamesOfProvider type_id={requested} />}
      <LaunchNote />
    </>
  )
}

function GamesOfProvider({ type_id }: { type_id: string | null }) {
  const texts = useTexts(homeTexts)
  const shared = useTexts(catalogTexts)
  const { data: types } = useQuery(typesQuery(useLanguage()))
  const type = types?.find((each) => String(each.id) === type_id)
  const provider_id = useAddressQuery('provider')
  if (!type || provider_id === null) return <Empty art="doll" title={shared.no_data} line={shared.no_list_line} />
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
