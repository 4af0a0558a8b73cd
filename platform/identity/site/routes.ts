import type { Route } from '#platform/site/route.ts'
import { identityTexts } from './texts.ts'

const PROFILE_HREF = '/information?tab=profile'

export const identityRoutes: readonly Route[] = [
  {
    path: '/login',
    access: 'public',
    source: 'platform/identity/site/login-screen.tsx',
    load: () => import('./login-screen.tsx').then((module) => module.LoginScreen),
    texts: [identityTexts],
  },
  {
    path: '/information',
    tab: 'profile',
    access: 'member',
    source: 'platform/identity/site/profile/profile-screen.tsx',
    load: () => import('./profile/profile-screen.tsx').then((module) => module.ProfileScreen),
    texts: [identityTexts],
    query: ['tab'],
    redirect: (search) => (search.get('tab') === 'profile' ? null : PROFILE_HREF),
  },
  {
    path: '/information',
    tab: 'profile',
    type: 'break',
    access: 'member',
    source: 'platform/identity/site/break/break-screen.tsx',
    load: () => import('./break/break-screen.tsx').then((module) => module.BreakScreen),
    texts: [identityTexts],
    query: ['tab', 'type'],
  },
  {
    path: '/information',
    tab: 'profile',
    type: 'sessions',
    access: 'member',
    source: 'platform/identity/site/sessions/session-screen.tsx',
    load: () => import('./sessions/session-screen.tsx').then((module) => module.SessionScreen),
    texts: [identityTexts],
    query: ['tab', 'type'],
  },
]
