import type { Language } from './language.ts'

/** The keys under which the screens keep these lists (their `data`), and the server puts them into documents. */
export const contentKeys = {
  banners: (language: Language) => ['content', 'banners', language],
  popup: (language: Language) => ['content', 'popup', language],
  text: (language: Language) => ['content', 'text', language],
}
