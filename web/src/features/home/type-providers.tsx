import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { GameType } from '#contract/catalog.ts'
import { Empty } from '#ui/empty.tsx'
import { ListFailure } from '../../catalog/list-failure.tsx'
import { ProviderGrid } from '../../catalog/provider-grid.tsx'
import { ProviderTile } from '../../catalog/provider-tile.tsx'
import { providersQuery } from '../../catalog/queries.ts'
import { SectionHead } from '../../catalog/section-head.tsx'
import { catalogTexts } from '../../catalog/texts.ts'
import { WaitingGrid } from '../../catalog/waiting-grid.tsx'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'

/** One type: its heading and its providers. What the list of types knows is shown while the house is asked. */
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
      {data?.length === 0 && <Empty art="doll" title={texts.noData} line={texts.noListLine} />}
      {!data &&
        (error ? (
          <ListFailure title={texts.noData} onRetry={() => void refetch()} />
        ) : (
          <WaitingGrid shape="providers" />
        ))}
    </section>
  )
}
