import type { Language } from './language.ts'

/** The contact entry that has a place of its own, with a button that copies it. */
export const HOTLINE = 'Hotline'

/** The keys under which the screens keep these lists (their `data`), and the server puts them into documents. */
export const contentKeys = {
  banners: (language: Language) => ['content', 'banners', language],
  popup: (language: Language) => ['content', 'popup', language],
  text: (language: Language) => ['content', 'text', language],
  contacts: ['content', 'contacts'],
  videos: ['content', 'videos'],
}
