import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { GameRails } from '#catalog/contract/my-games.ts'
import { type RailPlan, railPlanKey } from '#catalog/contract/rules.ts'
import { contentKeys } from '#content/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { callApi, callOwn } from '#platform/site/calls/api.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import { twoDGlanceKey } from '#two-d/contract/rules.ts'

const banners = async () => (await import('./answers.ts')).parseBanners
const bannerTexts = async () => (await import('./answers.ts')).parseBannerTexts

/** The staff changes these a few times a week. */
const FRESH_MS = 5 * 60_000
/** The page of the draw itself asks more often. */
const GLANCE_POLL_MS = 5_000

export const bannersQuery = (language: Language) =>
  queryOptions({
    queryKey: contentKeys.banners(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callApi('GET', '/banner', banners, { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const popupQuery = (language: Language) =>
  queryOptions({
    queryKey: contentKeys.popup(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callApi('GET', '/popup-ads-banner', banners, { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const bannerTextQuery = (language: Language) =>
  queryOptions({
    queryKey: contentKeys.text(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callApi('GET', '/banner_Text', bannerTexts, { query, signal, isPublic: true })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** The document of home brings it; a visit that begins elsewhere asks for the rails themselves. */
export const railPlanQuery = queryOptions({
  queryKey: railPlanKey,
  queryFn: async ({ signal }): Promise<RailPlan> => {
    const rails = await callOwn<GameRails>('GET', '/game-rails', { signal, isPublic: true })
    return { hot: rails.hot.length > 0, new: rails.new.length > 0, types: rails.types.map(({ id }) => id) }
  },
  staleTime: FRESH_MS,
})

/** Asked only where the document brought an answer: a platform without a feed has none, and says so with an error. */
export const twoDGlanceQuery = queryOptions({
  queryKey: twoDGlanceKey,
  queryFn: async ({ signal }) => {
    const live = await callOwn<TwoDLive>('GET', '/twod-live', { signal, isPublic: true })
    return (await import('#two-d/contract/glance.ts')).glanceAt(live)
  },
  enabled: (query) => Boolean(query.state.data),
  staleTime: GLANCE_POLL_MS,
  refetchInterval: GLANCE_POLL_MS,
  retry: false,
})
