import type { Route } from '#platform/site/route.ts'
import { contentTexts } from './texts.ts'

const videos = {
  access: 'public',
  source: 'modules/content/site/videos/videos-screen.tsx',
  load: () => import('./videos/videos-screen.tsx').then((module) => module.VideosScreen),
  texts: [contentTexts],
} as const

const legal = {
  access: 'public',
  source: 'modules/content/site/legal/legal-screen.tsx',
  load: () => import('./legal/legal-screen.tsx').then((module) => module.LegalScreen),
  texts: [contentTexts],
} as const

/** The pages with the operator's content: everybody may read them. */
export const contentRoutes: readonly Route[] = [
  {
    path: '/promotion',
    access: 'public',
    source: 'modules/content/site/promotion/promotion-screen.tsx',
    load: () => import('./promotion/promotion-screen.tsx').then((module) => module.PromotionScreen),
    texts: [contentTexts],
  },
  {
    path: '/ranking',
    access: 'public',
    source: 'modules/content/site/ranking/ranking-screen.tsx',
    load: () => import('./ranking/ranking-screen.tsx').then((module) => module.RankingScreen),
    texts: [contentTexts],
  },
  {
    path: '/contact',
    access: 'public',
    source: 'modules/content/site/contact/contact-screen.tsx',
    load: () => import('./contact/contact-screen.tsx').then((module) => module.ContactScreen),
    texts: [contentTexts],
  },
  { path: '/ads-video', ...videos },
  { path: '/reels', ...videos },
  {
    path: '/about',
    access: 'public',
    source: 'modules/content/site/about/about-screen.tsx',
    load: () => import('./about/about-screen.tsx').then((module) => module.AboutScreen),
    texts: [contentTexts],
  },
  { path: '/terms', ...legal },
  { path: '/privacy', ...legal },
  { path: '/responsible-play', ...legal },
  {
    path: '/licenses',
    access: 'public',
    source: 'modules/content/site/legal/licenses-screen.tsx',
    load: () => import('./legal/licenses-screen.tsx').then((module) => module.LicensesScreen),
    texts: [contentTexts],
  },
]
