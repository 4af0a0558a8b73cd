import { expect, test } from 'vitest'
import { createSearchIndex, type Entry, termsOf } from './search-index.ts'

const named = (id: string, ...names: string[]): Entry => ({ id, names, weight: 1 })
const lobby = [
  named('owl', 'Golden Owl', 'ရွှေဇီးကွက်', '金色猫头鹰', 'นกฮูกทองคำ'),
  named('ruby', 'Mogok Ruby', 'မိုးကုတ်ပတ္တမြား', '莫谷红宝石', 'ทับทิมโมโกก'),
  named('jili', 'JILI', 'Jili Games'),
  named('two_d', '2D lottery', '2D ထီ', '2D 彩票', 'หวย 2D'),
]

test.each([
  ['the beginning of a word', 'gold', 'owl'],
  ['any case', 'GOLDEN OWL', 'owl'],
  ['a wrong letter', 'goldon', 'owl'],
  ['a letter too few', 'mgok', 'ruby'],
  ['a letter too many', 'rubby', 'ruby'],
  ['Burmese', 'ရွှေဇီးကွက်', 'owl'],
  ['Burmese from its second syllable on', 'ဇီးကွက်', 'owl'],
  ['Burmese with a wrong sign', 'ရွှေဇိးကွက်', 'owl'],
  ['Chinese from its middle', '猫头鹰', 'owl'],
  ['Thai', 'ทับทิม', 'ruby'],
  ['a number with a letter', '2d', 'two_d'],
  ['2D in Burmese', 'ထီ', 'two_d'],
  ['a provider', 'jil', 'jili'],
])('%s finds it', async (_, text, wanted) => {
  const index = await createSearchIndex(lobby)

  expect(index.find(text, 5)[0]).toBe(wanted)
})

test('every word has to be there, and what is like nothing finds nothing', async () => {
  const index = await createSearchIndex(lobby)

  expect(index.find('golden ruby', 5)).toEqual([])
  expect(index.find('zzzz', 5)).toEqual([])
  expect(index.find('   ', 5)).toEqual([])
})

test('a Burmese word begins at its syllables, not inside one', () => {
  expect(termsOf('ပတ္တမြား')).toEqual(['ပတ္တမြား', 'မြား'])
})

const FIRST = 'golden lucky royal dragon tiger ocean jade ruby magic wild fortune star moon fire storm gates'.split(' ')
const SECOND =
  'owl princess bonanza kingdom treasure hunter rush olympus panda empire quest palace river night party'.split(' ')
const BURMESE = ['ရွှေ', 'ကံကောင်း', 'နဂါး', 'ကျား', 'ပင်လယ်', 'ပတ္တမြား', 'မီး', 'လမင်း', 'ကြယ်', 'မုန်တိုင်း', 'ဘုရင်']

test('three thousand games answer within a tenth of a second', async () => {
  const pick = (words: readonly string[], place: number) => words[place % words.length] ?? ''
  const entries = Array.from({ length: 3_000 }, (_, place) =>
    named(
      `game ${place}`,
      `${pick(FIRST, place)} ${pick(SECOND, place >> 4)} ${place}`,
      `${pick(BURMESE, place)}${pick(BURMESE, place >> 3)} ${place}`,
    ),
  )
  const index = await createSearchIndex([...entries, ...lobby])
  const times = ['g', 'goldn owl', 'ရွှေ', 'fortunw', 'ကံကောင်း'].map((text) => {
    const from = performance.now()
    expect(index.find(text, 20).length).toBeGreaterThan(0)
    return performance.now() - from
  })

  expect(times.toSorted((one, other) => one - other)[2]).toBeLessThan(100)
})
