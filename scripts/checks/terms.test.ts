import { expect, test } from 'vitest'
import { avoidedIn, breachesOf, readTerms, subjectFaults } from './terms.ts'

const TERMS = readTerms(
  '| write | avoid |\n| --- | --- |\n| audit entry | `deed`, `trail` |\n| the platform | `house` |\n',
)

test.each([
  ['a name in camelCase', 'const noteDeed = 1', { deed: 1 }],
  ['a name in snake_case, in the plural', 'staff_deeds', { deed: 1 }],
  ['the name of a file', 'server/src/the-trail.ts', { trail: 1 }],
  ['a sentence', 'The House keeps its trail. The house', { house: 2, trail: 1 }],
  ['words that only begin or end alike', 'warehouse trailer indeed', {}],
  ['the words of the trade itself', 'the house edge, and house accounts', {}],
])('finds avoided words in %s', (_what, text, found) => {
  expect(Object.fromEntries(avoidedIn(text, TERMS))).toEqual(found)
})

test('a file may have as many as it had, and none more', () => {
  const found = avoidedIn('a deed on the trail', TERMS)

  expect(breachesOf('a.ts', found, 2, TERMS)).toEqual([])
  expect(breachesOf('a.ts', found, 1, TERMS)).toEqual([
    'a.ts: 2 avoided words, 1 were known: “deed” (write: audit entry), “trail” (write: audit entry)',
  ])
})

test('a commit subject is short and in the words of the trade', () => {
  expect(subjectFaults('http: answer 401 before 422', TERMS)).toEqual([])
  expect(subjectFaults('audit: write the deed', TERMS)).toHaveLength(1)
  expect(subjectFaults(`http: ${'a'.repeat(70)}`, TERMS)).toHaveLength(1)
})

test('a style without a table of terms checks nothing, and says so', () => {
  expect(() => readTerms('# Style')).toThrow('no table')
})
