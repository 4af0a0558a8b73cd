import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Game } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Empty } from '#ui/components/display/empty.tsx'
import { ListFailure } from '../parts/list-failure.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { hotQuery } from '../queries.ts'
import { catalogTexts } from '../texts.ts'
import { ThumbnailGrid } from './thumbnail-grid.tsx'
import { WaitingGrid } from './waiting-grid.tsx'

interface HotGamesProps {
  /** In place of a plain grid. */
  Grid?: ComponentType<{ games: readonly Game[] }>
}

/** The hot games, which the platform puts before all others. */
export function HotGames({ Grid = HotGrid }: HotGamesProps) {
  const texts = useTexts(catalogTexts)
  const { data, isError, refetch } = useQuery(hotQuery(useLanguage()))
  return (
    <section>
      <SectionHead title={texts.hot_games} />
      {data && data.length > 0 && <Grid games={data} />}
      {data?.length === 0 && <Empty art="doll" title={texts.no_hot_games} line={texts.no_list_line} />}
      {!data && (isError ? <ListFailure onRetry={() => void refetch()} /> : <WaitingGrid shape="thumbnails" />)}
    </section>
  )
}

const HotGrid = ({ games }: { games: readonly Game[] }) => <ThumbnailGrid games={games} wide={6} tells_hot={false} />
