import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES as LANGUAGES_OF_THE_SITE } from '#platform/contract/language.ts'
import { readAllTexts, type Said } from './testing/all-texts.ts'
import { readTerms, type Term } from './testing/terms.ts'
import { AVOIDED, OTHER_TERMS, OTHER_WORDS } from './testing/word-exceptions.ts'

const LANGUAGES = ['mm', 'zh', 'th'] as const

let all: Said[]
beforeAll(async () => {
  all = await readAllTexts()
})

/** English sentences that a language says in several ways, with the reason for none of them. */
function unequal(texts: readonly Said[], reasons: Readonly<Record<string, string>>): string[] {
  const by = Map.groupBy(texts, ({ words }) => words.en)
  return [...by].flatMap(([english, same]) =>
    LANGUAGES.filter(
      (language) => new Set(same.map(({ words }) => words[language])).size > 1 && !(english in reasons),
    ).map(
      (language) =>
        `${language}, “${english}”: ${same.map(({ key, words }) => `${key} ${words[language]}`).join(' · ')}`,
    ),
  )
}

/** Texts whose English has a term of the table, and whose other languages have none of its words. */
function offTerm(texts: readonly Said[], terms: readonly Term[], reasons: Readonly<Record<string, string>>): string[] {
  return texts.flatMap(({ key, words }) =>
    terms
      .filter(({ place, english }) => key.startsWith(place) && english.test(words.en))
      .flatMap(({ name, words: allowed }) =>
        LANGUAGES.filter((language) => !allowed[language].some((word) => words[language].includes(word)))
          .filter(() => !(`${key}: ${name}` in reasons))
          .map((language) => `${key}: ${name}, ${language}: ${words.en} → ${words[language]}`),
      ),
  )
}

/** Texts with a word that is not used in their language, and with the one that is. */
function avoided(texts: readonly Said[]): string[] {
  return texts.flatMap(({ key, words }) =>
    LANGUAGES_OF_THE_SITE.flatMap((language) =>
      AVOIDED[language]
        .filter(([word]) => word.test(words[language]))
        .map(([word, better]) => `${language}, ${key}: ${words[language].match(word)?.[0]} → ${better}`),
    ),
  )
}

test('the same English has the same words in each language', () => {
  expect(unequal(all, OTHER_WORDS)).toEqual([])
})

test('the words of the term table hold in each text', () => {
  expect(offTerm(all, readTerms(), OTHER_TERMS)).toEqual([])
})

test('no text has a word that is not used in its language, nor a Burmese digit', () => {
  expect(avoided(all)).toEqual([])
})

const planted = (words: Partial<Said['words']>): Said[] => [
  {
    key: 'modules/two-d/site/bet.planted',
    words: { en: 'Try again', mm: 'ထပ်ကြိုးစားမည်', zh: '重试', th: 'ลองอีกครั้ง', ...words },
  },
]

test('each check names the text and the language of a planted fault', () => {
  expect(unequal([...planted({}), ...planted({ th: 'ลองใหม่' })], {})).toEqual([
    expect.stringContaining('th, “Try again”'),
  ])
  expect(unequal([...planted({}), ...planted({ th: 'ลองใหม่' })], { 'Try again': 'a reason' })).toEqual([])
  expect(offTerm(planted({ mm: 'နောက်မှ' }), readTerms(), {})).toEqual([
    expect.stringContaining('planted: try again, mm'),
  ])
  expect(offTerm(planted({ en: 'Odds', mm: 'အလျော်ဆ', zh: '派彩', th: 'อัตราจ่าย' }), readTerms(), {})).toHaveLength(1)
  expect(avoided(planted({ mm: '၈ လုံး' }))).toEqual(['mm, modules/two-d/site/bet.planted: ၈ → Latin digits'])
  expect(avoided(planted({ th: 'โปรดรอ' }))).toHaveLength(1)
})
