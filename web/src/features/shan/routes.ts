import type { Route } from '../../platform/route.ts'
import { shanTexts } from './texts.ts'

export const shanRoutes: readonly Route[] = [
  {
    path: '/shan',
    access: 'member',
    source: 'features/shan/shan-screen.tsx',
    load: async () => (await import('./shan-screen.tsx')).ShanScreen,
    texts: [shanTexts],
  },
]
