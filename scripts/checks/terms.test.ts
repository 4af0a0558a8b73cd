import { expect, test } from 'vitest'
import { avoidedIn, breachOf, parseTerms, subjectFaults } from './terms.ts'

const TERMS = parseTerms(
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

test('a file with an avoided word is named, with what to write', () => {
  expect(breachOf('a.ts', avoidedIn('a deed on the trail, a deed', TERMS), TERMS)).toBe(
    'a.ts: avoided words: “deed” 2 times (write: audit entry), “trail” 1 times (write: audit entry)',
  )
  expect(breachOf('a.ts', avoidedIn('an audit entry', TERMS), TERMS)).toBeNull()
})

test('a commit subject is short and in the words of the trade', () => {
  expect(subjectFaults('http: answer 401 before 422', TERMS)).toEqual([])
  expect(subjectFaults('audit: write the deed', TERMS)).toHaveLength(1)
  expect(subjectFaults(`http: ${'a'.repeat(70)}`, TERMS)).toHaveLength(1)
})

test('a style without a table of terms checks nothing, and says so', () => {
  expect(() => parseTerms('# Style')).toThrow('no table')
})
