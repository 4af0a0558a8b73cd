import type { Plugin } from 'vite'
import type { Language } from '#platform/contract/language.ts'
import * as en from '#platform/site/sentences/en.ts'
import * as mm from '#platform/site/sentences/mm.ts'
import * as th from '#platform/site/sentences/th.ts'
import * as zh from '#platform/site/sentences/zh.ts'

const SENTENCES: Record<Language, Record<string, string>> = { en, mm, th, zh }
const CATALOG = /\/texts\/(en|mm|th|zh)\.ts$/

/** A catalog with each sentence that it shares with others in its place. */
export function inlineSentences(code: string, language: Language): string {
  return code.replace(/\bshared\.(\w+)/g, (_, name: string) => {
    const sentence = SENTENCES[language][name]
    if (sentence === undefined) throw new Error(`platform/sentences/${language}.ts has no ${name}`)
    return JSON.stringify(sentence)
  })
}

/** Shared sentences as a chunk would cost each first visit a request; packed, one more sentence in a catalog is a few bytes. */
export function sharedSentences(): Plugin {
  return {
    name: 'shared-sentences',
    apply: 'build',
    transform(code, id) {
      const language = CATALOG.exec(id)?.[1] as Language | undefined
      return language ? { code: inlineSentences(code, language), map: null } : null
    },
  }
}
