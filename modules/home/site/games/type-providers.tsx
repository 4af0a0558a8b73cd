import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameType } from '#catalog/contract/player.ts'
import { WaitingGrid } from '#catalog/site/shared/games/waiting-grid.tsx'
import { ListFailure } from '#catalog/site/shared/parts/list-failure.tsx'
import { SectionHead } from '#catalog/site/shared/parts/section-head.tsx'
import { ProviderGrid } from '#catalog/site/shared/providers/provider-grid.tsx'
import { ProviderTile } from '#catalog/site/shared/providers/provider-tile.tsx'
import { providersQuery } from '#catalog/site/shared/queries.ts'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { homeTexts } from '../texts.ts'

/** One type: its heading and its providers. What the list of types knows is shown while the platform is asked. */
export function TypeProviders({ type }: { type: GameType }) {
  const texts = useTexts(catalogTexts)
  const { data, error, refetch } = useQuery({
    ...providersQuery(useLanguage(), type.code),
    placeholderData: type.providers.length > 0 ? type.providers : undefined,
  })
  useEffect(() => {
    if (error) console.warn('providers', error)
  }, [error])
  return (
    <section>
      <SectionHead title={type.name} />
      {data && data.length > 0 && (
        <ProviderGrid>
          {data.map((provider) => (
            <li key={provider.id}>
              <ProviderTile provider={provider} href={`/?type=${type.id}&provider=${provider.id}`} />
            </li>
          ))}
        </ProviderGrid>
      )}
      {data?.length === 0 && <NoProviders code={type.code} />}
      {!data &&
        (error ? (
          <ListFailure title={texts.no_data} onRetry={() => void refetch()} />
        ) : (
          <WaitingGrid shape="providers" />
        ))}
    </section>
  )
}

/** Nobody makes such games for the platform; of lotteries it has its own. */
function NoProviders({ code }: { code: string }) {
  const texts = useTexts(catalogTexts)
  const { two_d, see_all } = useTexts(homeTexts)
  const way = code === 'LOTTERY' ? { href: '/2d', label: two_d } : { href: '/?type=all', label: see_all }
  return (
    <Empty
      art="doll"
      title={texts.no_data}
      line={texts.no_list_line}
      action={
        <Link href={way.href} className={buttonClass({ kind: 'secondary' })}>
          {way.label}
        </Link>
      }
    />
  )
}
