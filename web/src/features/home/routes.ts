import type { Route } from '../../platform/route.ts'
import { homeTexts } from './texts.ts'

export const homeRoutes: readonly Route[] = [
  {
    path: '/',
    access: 'public',
    source: 'features/home/home-screen.tsx',
    load: () => import('./home-screen.tsx').then((module) => module.HomeScreen),
    texts: [homeTexts],
    redirect: showAll,
  },
]

/** Home always has a type; without one it is `all`. Whatever else was asked for is kept. */
function showAll(search: URLSearchParams): string | null {
  if (search.get('type')) return null
  const asked = new URLSearchParams(search)
  asked.delete('type')
  const rest = asked.toString()
  return rest === '' ? '/?type=all' : `/?type=all&${rest}`
}
