import { expect, test } from 'vitest'
import { parsePageText } from './page-text-rules.ts'

test('headings, paragraphs and lists follow from how lines begin', () => {
  expect(parsePageText('One.\nTwo.\n\n## Money\n- in\n- out\n\nAfter.')).toEqual([
    { kind: 'paragraph', text: 'One.\nTwo.' },
    { kind: 'heading', text: 'Money' },
    { kind: 'list', items: ['in', 'out'] },
    { kind: 'paragraph', text: 'After.' },
  ])
})

test('an empty line parts two lists, and words right below a heading are a paragraph of their own', () => {
  expect(parsePageText('- a\n\n- b\n# C\nd')).toEqual([
    { kind: 'list', items: ['a'] },
    { kind: 'list', items: ['b'] },
    { kind: 'heading', text: 'C' },
    { kind: 'paragraph', text: 'd' },
  ])
})

test.each(['#no heading', '-5 Ks', '<b>bold</b>', '[link](https://elsewhere.example)'])('%s is words', (text) => {
  expect(parsePageText(text)).toEqual([{ kind: 'paragraph', text }])
})

test('nothing is made of nothing', () => {
  expect(parsePageText(' \n\n ')).toEqual([])
})
