import { useFilters } from '#platform/console/page/navigation.tsx'
import { GamesPage } from './games/games-page.tsx'
import { TypesPage } from './types/types-page.tsx'

/** The lobby's content: its games, or its types with their providers. */
export function CatalogScreen() {
  return useFilters().get('view') === 'types' ? <TypesPage /> : <GamesPage />
}
