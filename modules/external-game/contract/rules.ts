import type { Language } from '#platform/contract/language.ts'

/** The key under which the screens keep the list (its `data`), and the server puts it into documents. */
export const externalGamesKey = (language: Language) => ['external-games', language]
