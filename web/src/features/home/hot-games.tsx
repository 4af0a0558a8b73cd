import { useQuery } from '@tanstack/react-query'
import { Empty } from '#ui/empty.tsx'
import { ThumbnailGrid, WaitingGrid } from '../../catalog/grids.tsx'
import { ListFailure } from '../../catalog/list-failure.tsx'
import { hotQuery } from '../../catalog/queries.ts'
import { SectionHead } from '../../catalog/section-head.tsx'
import { catalogTexts } from '../../catalog/texts.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'

/** type=hot: what the house puts in front. */
export function HotGames() {
  const texts = useTexts(catalogTexts)
  const { data, isError, refetch } = useQuery(hotQuery(useLanguage()))
  return (
    <section>
      <SectionHead title={texts.hotGames} />
      {data && data.length > 0 && <ThumbnailGrid games={data} wide={6} tells_hot={false} />}
      {data?.length === 0 && <Empty art="doll" title={texts.noHotGames} line={texts.noListLine} />}
      {!data && (isError ? <ListFailure onRetry={() => void refetch()} /> : <WaitingGrid shape="thumbnails" />)}
    </section>
  )
}
