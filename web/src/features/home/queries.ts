import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BannersAnswer, BannerTextsAnswer, PopupBannersAnswer } from '#contract/content.ts'
import { contentKeys } from '#contract/content-rules.ts'
import type { Language } from '#contract/language.ts'
import type { TwoDLiveAnswer } from '#contract/two-d-draw.ts'
import { glanceAt, twoDGlanceKey } from '#contract/two-d-rules.ts'
import { call } from '../../platform/api.ts'

/** The staff changes these a few times a week. */
const FRESH_MS = 5 * 60_000
/** The page of the draw itself asks more often. */
const GLANCE_POLL_MS = 5_000

export const bannersQuery = (language: Language) =>
  queryOptions({
    queryKey: contentKeys.banners(language),
    queryFn: async ({ signal }) => {
      const query = { lan: language }
      return (await call<BannersAnswer>('GET', '/banner', { query, signal, isPublic: true })).data
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const popupQuery = (language: Language) =>
  queryOptions({
    queryKey: contentKeys.popup(language),
    queryFn: async ({ signal }) => {
      const query = { lan: language }
      return (await call<PopupBannersAnswer>('GET', '/popup-ads-banner', { query, signal, isPublic: true })).data
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const bannerTextQuery = (language: Language) =>
  queryOptions({
    queryKey: contentKeys.text(language),
    queryFn: async ({ signal }) => {
      const query = { lan: language }
      return (await call<BannerTextsAnswer>('GET', '/banner_Text', { query, signal, isPublic: true })).data
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** Asked only where the document brought an answer: a house without a feed has none, and says so with an error. */
export const twoDGlanceQuery = queryOptions({
  queryKey: twoDGlanceKey,
  queryFn: async ({ signal }) =>
    glanceAt((await call<TwoDLiveAnswer>('GET', '/twod-live', { signal, isPublic: true })).data),
  enabled: (query) => Boolean(query.state.data),
  staleTime: GLANCE_POLL_MS,
  refetchInterval: GLANCE_POLL_MS,
  retry: false,
})
