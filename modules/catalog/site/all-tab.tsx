import { useQuery } from '@tanstack/react-query'
import type { GameType } from '#catalog/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { AllProviders } from './all-providers.tsx'
import { ExternalGames } from './external-games.tsx'
import { externalGamesQuery } from './queries.ts'
import { WaitingGrid } from './shared/games/waiting-grid.tsx'

/** tab=all: the games of other sites, where the platform links to any, and every provider. */
export function AllTab({ types }: { types: readonly GameType[] }) {
  const external = useQuery(externalGamesQuery(useLanguage()))
  // The first section is awaited: it would push everything down if it came later.
  if (external.isPending) return <WaitingGrid shape="providers" />
  return (
    <>
      {external.data && external.data.length > 0 && <ExternalGames games={external.data} />}
      <AllProviders types={types} />
    </>
  )
}
