import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RankingAnswer, RankingPeriod } from '#contract/cashier.ts'
import { rankingKey } from '#contract/cashier-rules.ts'
import type { ContactsAnswer, VideoAdsAnswer } from '#contract/content.ts'
import { contentKeys } from '#contract/content-rules.ts'
import type { Language } from '#contract/language.ts'
import type { ClaimsAnswer, PromotionsAnswer } from '#contract/promotion.ts'
import { promotionKeys } from '#contract/promotion-rules.ts'
import { call } from '../../platform/api.ts'

/** The staff changes these a few times a week. */
const FRESH_MS = 5 * 60_000
/** What came with the page stays while one looks: a place that is won in this minute shows at the next visit. */
const RANKING_STALE_MS = 60_000
/** How far a bonus is changes with every bet. */
const CLAIMS_POLL_MS = 10_000

export const promotionsQuery = (language: Language) =>
  queryOptions({
    queryKey: promotionKeys.list(language),
    queryFn: async ({ signal }) =>
      (await call<PromotionsAnswer>('GET', '/promotion', { query: { lan: language }, signal, isPublic: true })).data,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const claimsQuery = (language: Language, is_member: boolean) =>
  queryOptions({
    queryKey: [...promotionKeys.claims, language],
    queryFn: async ({ signal }) =>
      (await call<ClaimsAnswer>('GET', '/promotion/claims', { query: { lan: language }, signal })).data,
    enabled: is_member,
    refetchInterval: CLAIMS_POLL_MS,
  })

export const rankingQuery = (period: RankingPeriod) =>
  queryOptions({
    queryKey: rankingKey(period),
    staleTime: RANKING_STALE_MS,
    queryFn: async ({ signal }) =>
      (await call<RankingAnswer>('GET', '/toptenwithdraw', { query: { period }, signal, isPublic: true })).data,
  })

export const contactsQuery = queryOptions({
  queryKey: contentKeys.contacts,
  queryFn: async ({ signal }) => (await call<ContactsAnswer>('GET', '/contact', { signal, isPublic: true })).data,
  staleTime: FRESH_MS,
})

/** The one list at the root of the site. */
export const videosQuery = queryOptions({
  queryKey: contentKeys.videos,
  queryFn: async ({ signal }) => {
    const response = await fetch('/videoads', { headers: { Accept: 'application/json' }, signal })
    if (!response.ok) throw new Error(`videos answered ${response.status}`)
    return (await response.json()) as VideoAdsAnswer
  },
  staleTime: FRESH_MS,
})
