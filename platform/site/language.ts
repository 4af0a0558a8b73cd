import { useSyncExternalStore } from 'react'
import { HTML_LANG, isLanguage, LANGUAGE_COOKIE, type Language } from '#platform/contract/language.ts'
import { createStore } from '#ui/store.ts'
import { readStored, STORAGE_KEYS, writeCookie, writeStored } from './browser/storage.ts'
import { useFirstView } from './first-view.ts'

const current = createStore<Language>('en')

export function useLanguage(): Language {
  const view = useFirstView()
  return useSyncExternalStore(current.subscribe, current.get, () => view.language)
}

export function currentLanguage(): Language {
  return current.get()
}

/** Starts from the language of the document; storage may ask for another one right after. */
export function startLanguage(language: Language): void {
  current.set(language)
}

export function storedLanguage(): Language | null {
  const stored = readStored(STORAGE_KEYS.language)
  return isLanguage(stored) ? stored : null
}

export function saveLanguage(language: Language): void {
  writeStored(STORAGE_KEYS.language, language)
  writeCookie(LANGUAGE_COOKIE, language)
  document.documentElement.lang = HTML_LANG[language]
  current.set(language)
}
