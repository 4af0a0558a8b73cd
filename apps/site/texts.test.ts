import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'

/** Every catalog of the screens, of what follows them too, by its file. */
const catalogs = import.meta.glob<{ default: unknown }>([
  '/apps/site/**/texts/*.ts',
  '/modules/*/site/**/texts/*.ts',
  '/platform/**/site/**/texts/*.ts',
])
const all = [...new Set(Object.keys(catalogs).map((file) => file.replace(/\w+\.ts$/, '')))]

const SNAKE_CASE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

/** Every fixed sentence of a catalog. */
function sentences(catalog: unknown): string[] {
  if (typeof catalog === 'string') return [catalog]
  if (catalog === null || typeof catalog !== 'object') return []
  return Object.values(catalog).flatMap(sentences)
}

/** The names of texts, and of groups of texts, that are not snake_case. */
function namesInOtherCasing(catalog: unknown, path = ''): string[] {
  if (catalog === null || typeof catalog !== 'object' || Array.isArray(catalog)) return []
  return Object.entries(catalog).flatMap(([name, each]) => {
    const whole = path + name
    return [...(SNAKE_CASE.test(name) ? [] : [whole]), ...namesInOtherCasing(each, `${whole}.`)]
  })
}

async function read(folder: string, language: Language): Promise<string[]> {
  const catalog = await catalogs[`${folder}${language}.ts`]?.()
  return sentences(catalog?.default)
}

test('every catalog is there in every language', async () => {
  expect(all.length).toBeGreaterThan(5)
  for (const folder of all) {
    for (const language of LANGUAGES) expect(await read(folder, language), folder + language).not.toEqual([])
  }
})

test('no text is empty in any language', async () => {
  for (const folder of all) {
    for (const language of LANGUAGES) {
      const empty = (await read(folder, language)).filter((sentence) => sentence.trim() === '')
      expect({ folder, language, empty }).toEqual({ folder, language, empty: [] })
    }
  }
})

test('Burmese is written in Burmese letters, in the standard encoding', async () => {
  for (const folder of all) {
    const burmese = (await read(folder, 'mm')).join('')
    expect(burmese).toMatch(/[\u1000-\u109f]/)
    // In the older font encoding the vowel e stands before its consonant.
    expect(burmese).not.toMatch(/(?:^|[\s၊။(])\u1031/)
  }
})

test('the texts of all catalogs have their names in one casing', async () => {
  const english = Object.entries(catalogs).filter(([file]) => file.endsWith('/en.ts'))
  const odd = await Promise.all(
    english.map(async ([file, load]) => namesInOtherCasing((await load()).default).map((name) => `${file}: ${name}`)),
  )

  expect(odd.flat()).toEqual([])
  expect(namesInOtherCasing({ bet_now: '', betNow: '', live: { Title: '', top_2: '' } })).toEqual([
    'betNow',
    'live.Title',
  ])
})
