import { defineScreenPart } from '#platform/site/route.ts'

/** Lists of games, with their tiles, search and launch: most visits begin without them. */
export const gamesPart = defineScreenPart('modules/home/site/games/home-games.tsx', () =>
  import('./home-games.tsx').then((module) => module.HomeGames),
)

/** Hot games, or those of one provider. */
export function showsGames(search: URLSearchParams): boolean {
  const type = search.get('type')
  return type === 'hot' || (type !== null && type !== 'all' && search.get('provider') !== null)
}
