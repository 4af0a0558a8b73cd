import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { TextsOf } from '../platform/texts.ts'
import { routes } from './routes.ts'
import { appTexts } from './texts.ts'

const all = [...new Set<TextsOf<unknown>>([appTexts, ...routes.flatMap((route) => route.texts)])]

/** Every fixed sentence of a catalog. */
function sentences(catalog: unknown): string[] {
  if (typeof catalog === 'string') return [catalog]
  if (catalog === null || typeof catalog !== 'object') return []
  return Object.values(catalog).flatMap(sentences)
}

async function read(texts: TextsOf<unknown>, language: Language): Promise<string[]> {
  await texts.load(language)
  return sentences(texts.peek(language))
}

test('no text is empty in any language', async () => {
  for (const texts of all) {
    for (const language of LANGUAGES) {
      const empty = (await read(texts, language)).filter((sentence) => sentence.trim() === '')
      expect({ texts: texts.name, language, empty }).toEqual({ texts: texts.name, language, empty: [] })
    }
  }
})

test('Burmese is written in Burmese letters, in the standard encoding', async () => {
  for (const texts of all) {
    const burmese = (await read(texts, 'mm')).join('')
    expect(burmese).toMatch(/[\u1000-\u109f]/)
    // In the older font encoding the vowel e stands before its consonant.
    expect(burmese).not.toMatch(/(?:^|[\s၊။(])\u1031/)
  }
})
