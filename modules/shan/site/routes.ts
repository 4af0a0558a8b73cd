import type { Route } from '#platform/site/route.ts'
import { shanTexts } from './texts.ts'

export const shanRoutes: readonly Route[] = [
  {
    path: '/shan',
    access: 'member',
    source: 'modules/shan/site/shan-screen.tsx',
    load: async () => (await import('./shan-screen.tsx')).ShanScreen,
    texts: [shanTexts],
  },
]
