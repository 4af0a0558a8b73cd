import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { RankingPeriod } from '#cashier/contract/ranking.ts'
import { rankingKey } from '#cashier/contract/rules.ts'
import type { LegalPage } from '#content/contract/player.ts'
import { contentKeys, type LegalPageKey } from '#content/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import { callApi, callOwn } from '#platform/site/calls/api.ts'
import { loadRefusalTexts } from '#platform/site/refusals/refusal-catalogs.ts'
import type { Claim, Eligibility } from '#promotion/contract/player.ts'
import { promotionKeys } from '#promotion/contract/rules.ts'

const answers = () => import('./answers.ts')

/** The staff changes these a few times a week. */
const FRESH_MS = 5 * 60_000
/** A place that a player wins within this minute shows at the next visit: the list from the document stays until then. */
const RANKING_STALE_MS = 60_000
/** How far a bonus is changes with every bet. */
const CLAIMS_POLL_MS = 10_000

export const promotionsQuery = (language: Language) =>
  queryOptions({
    queryKey: promotionKeys.list(language),
    queryFn: ({ signal }) => {
      const query = { lan: language }
      return callApi('GET', '/promotion', async () => (await answers()).parsePromotions, {
        query,
        signal,
        isPublic: true,
      })
    },
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

export const claimsQuery = (language: Language, is_member: boolean) =>
  queryOptions({
    queryKey: [...promotionKeys.claims, language],
    queryFn: ({ signal }) => callOwn<Claim[]>('GET', '/promotion/claims', { query: { lan: language }, signal }),
    enabled: is_member,
    refetchInterval: CLAIMS_POLL_MS,
  })

/** The promotions that this player may claim now. The texts of refusals in their language come along. */
export const eligibilityQuery = (language: Language, is_member: boolean) =>
  queryOptions({
    queryKey: [...promotionKeys.eligibility, language],
    queryFn: async ({ signal }) => {
      const [eligibility] = await Promise.all([
        callOwn<Eligibility[]>('GET', '/promotion/eligibility', { signal }),
        loadRefusalTexts(language),
      ])
      return eligibility
    },
    enabled: is_member,
    // Without a line it fails at once: nobody waits for what only says more.
    retry: false,
    networkMode: 'always',
    // A deposit that the staff approves meanwhile may bring a bonus.
    refetchInterval: CLAIMS_POLL_MS,
  })

export const rankingQuery = (period: RankingPeriod) =>
  queryOptions({
    queryKey: rankingKey(period),
    staleTime: RANKING_STALE_MS,
    queryFn: ({ signal }) => {
      const parse = async () => (await answers()).parseRanking
      return callApi('GET', '/toptenwithdraw', parse, { query: { period }, signal, isPublic: true })
    },
  })

export const contactsQuery = queryOptions({
  queryKey: contentKeys.contacts,
  queryFn: ({ signal }) =>
    callApi('GET', '/contact', async () => (await answers()).parseContacts, { signal, isPublic: true }),
  staleTime: FRESH_MS,
})

/** The one list at the root of the site. */
export const videosQuery = queryOptions({
  queryKey: contentKeys.videos,
  queryFn: ({ signal }) =>
    callApi('GET', '/../videoads', async () => (await answers()).parseVideos, { signal, isPublic: true }),
  staleTime: FRESH_MS,
})

export const legalPageQuery = (key: LegalPageKey, language: Language) =>
  queryOptions({
    queryKey: contentKeys.legalPage(key, language),
    queryFn: ({ signal }) =>
      callOwn<LegalPage>('GET', `/legal-pages/${key}`, { query: { lan: language }, signal, isPublic: true }),
    staleTime: FRESH_MS,
  })

/** A file of the build: it is the same as long as the page is open. */
export const licensesQuery = queryOptions({
  queryKey: ['content', 'licenses'],
  queryFn: async ({ signal }) => (await import('./legal/read-licenses.ts')).readLicenses(signal),
  staleTime: Number.POSITIVE_INFINITY,
})
