import type { Language } from '#platform/contract/language.ts'
import { useLanguage } from './language.ts'

/** The widened type of the English catalog: what every other language has to provide, no more and no less. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Texts<T[K]>
}

export interface TextsOf<T> {
  /** The folder that holds `texts/{en,mm,zh,th}.ts`; the server finds the built catalog by it. */
  readonly name: string
  load(language: Language): Promise<void>
  /** The catalog of a language, or undefined while it is not loaded. */
  peek(language: Language): Texts<T> | undefined
}

type Loaders<T> = {
  en: () => Promise<{ default: T }>
  mm: () => Promise<{ default: Texts<T> }>
  zh: () => Promise<{ default: Texts<T> }>
  th: () => Promise<{ default: Texts<T> }>
}

const defined = new Set<TextsOf<unknown>>()

/** Binds the four catalogs of one feature. Each language is fetched by itself, and only when it is shown. */
export function defineTexts<T>(name: string, loaders: Loaders<T>): TextsOf<T> {
  const catalogs = new Map<Language, Texts<T>>()
  const texts: TextsOf<T> = {
    name,
    peek: (language) => catalogs.get(language),
    async load(language) {
      if (catalogs.has(language)) return
      const catalog = await loaders[language]()
      catalogs.set(language, catalog.default as Texts<T>)
    },
  }
  defined.add(texts)
  return texts
}

/** Loads, in another language, every catalog that is in use in this one. */
export async function loadTextsInUse(from: Language, to: Language): Promise<void> {
  await Promise.all([...defined].filter((texts) => texts.peek(from)).map((texts) => texts.load(to)))
}

/** The catalog in the player's language. Routes and overlays load theirs before they are shown. */
export function useTexts<T>(texts: TextsOf<T>): Texts<T> {
  const language = useLanguage()
  const catalog = texts.peek(language)
  if (!catalog) throw new Error(`texts of ${texts.name} are not loaded in ${language}`)
  return catalog
}
