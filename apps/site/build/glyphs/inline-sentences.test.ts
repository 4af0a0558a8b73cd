import { expect, test } from 'vitest'
import { inlineSentences } from './inline-sentences.ts'

test('a catalog has the sentences that it shares with others in their places, in its language', () => {
  const catalog = "{ again: shared.try_again, own: 'Own' }"

  expect(inlineSentences(catalog, 'en')).toBe('{ again: "Try again", own: \'Own\' }')
  expect(inlineSentences(catalog, 'zh')).toBe('{ again: "重试", own: \'Own\' }')
})

test('a sentence that is not there stops the build', () => {
  expect(() => inlineSentences('{ x: shared.nowhere }', 'th')).toThrow('sentences/th.ts has no nowhere')
})
