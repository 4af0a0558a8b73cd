import type { Route } from '#platform/site/route.ts'
import { inboxTexts } from './texts.ts'

export const inboxRoutes: readonly Route[] = [
  {
    path: '/notifications',
    access: 'member',
    source: 'modules/inbox/site/inbox-screen.tsx',
    load: async () => (await import('./inbox-screen.tsx')).InboxScreen,
    texts: [inboxTexts],
  },
]
