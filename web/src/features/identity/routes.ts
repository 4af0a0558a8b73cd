import type { Route } from '../../platform/route.ts'
import { profileTexts } from './profile/texts.ts'
import { identityTexts } from './texts.ts'

const PROFILE_HREF = '/information?tab=profile'

export const identityRoutes: readonly Route[] = [
  {
    path: '/login',
    access: 'public',
    source: 'features/identity/login-screen.tsx',
    load: () => import('./login-screen.tsx').then((module) => module.LoginScreen),
    texts: [identityTexts],
  },
  {
    path: '/information',
    tab: 'profile',
    access: 'member',
    source: 'features/identity/profile/profile-screen.tsx',
    load: () => import('./profile/profile-screen.tsx').then((module) => module.ProfileScreen),
    texts: [identityTexts, profileTexts],
    query: ['tab'],
    redirect: (search) => (search.get('tab') === 'profile' ? null : PROFILE_HREF),
  },
]
