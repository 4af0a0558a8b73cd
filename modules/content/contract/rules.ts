import type { Language } from '#platform/contract/language.ts'

/** The contact entry that has a place of its own, with a button that copies it. */
export const HOTLINE = 'Hotline'

/** Paid by the megabyte on the phones that show it. */
export const VIDEO_BYTES_MAX = 2 * 1_048_576
/** Nobody watches an advertisement for longer; from a second on. */
export const VIDEO_SECONDS_MAX = 30
/** Pixels of a side: the largest that phones decode without getting warm, and the smallest that is still a picture. */
export const VIDEO_SIDE_MAX = 1_920
export const VIDEO_SIDE_MIN = 64
/** Each is up to VIDEO_BYTES_MAX of the database; an old one gives its place to a new file. */
export const VIDEOS_MAX = 40

/** The pages of the law, as the addresses of the site and the table name them. */
export const LEGAL_PAGES = ['terms', 'privacy', 'responsible-play'] as const
export type LegalPageKey = (typeof LEGAL_PAGES)[number]
/** Letters of one page in one language: some thirty screens of a phone. */
export const LEGAL_PAGE_LENGTH_MAX = 12_000

/** The keys under which the screens keep these lists (their `data`), and the server puts them into documents. */
export const contentKeys = {
  banners: (language: Language) => ['content', 'banners', language],
  popup: (language: Language) => ['content', 'popup', language],
  text: (language: Language) => ['content', 'text', language],
  contacts: ['content', 'contacts'],
  videos: ['content', 'videos'],
  legalPage: (key: LegalPageKey, language: Language) => ['content', 'legal', key, language],
}
