import { describe, expect, test } from 'vitest'
import type { CorpusList } from './corpus/meaning.ts'
import { CORPUS_DEFAULT_STAKE, LIST_CORPUS } from './list-corpus.ts'
import { parseList } from './parse-list.ts'
import type { LetterMeanings } from './words/letters.ts'

const parse = ({ text, letters = {} }: CorpusList) =>
  parseList(text, { default_stake: CORPUS_DEFAULT_STAKE, letters: letters as LetterMeanings })

describe.each(Object.entries(LIST_CORPUS))('the corpus: %s', (_notation, lists) => {
  test('has eight lists at least', () => {
    expect(lists.length).toBeGreaterThanOrEqual(8)
  })

  test.each(lists.map((list) => [list.text, list] as const))('%j', (_text, list) => {
    const { lines, stakes, differs } = parse(list)
    const refused = lines.flatMap((line) => line.refused ?? [])

    if (list.stakes === null) {
      expect(refused.map(({ piece }) => piece)).toEqual(list.pieces)
      expect(Object.fromEntries(stakes)).toEqual(list.rest)
      return
    }
    expect(refused).toEqual([])
    expect(Object.fromEntries(stakes)).toEqual(list.stakes)
    const names = lines.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'name' ? [piece.text] : [])))
    expect(names).toEqual(list.names ?? [])
    expect(differs && [differs.sum, differs.written]).toEqual(list.differs ?? null)
  })
})

test('numbers without a stake are refused where the page gives none', () => {
  const { lines, stakes } = parseList('12 34', { default_stake: null })

  expect(lines.map(({ refused }) => refused)).toEqual([{ piece: '12 34', why: 'no_stake' }])
  expect(stakes.size).toBe(0)
})

test('two numbers behind a bet with its own stake are as ambiguous as they are alone', () => {
  const refused = (text: string) => parseList(text, { default_stake: null }).lines.map((line) => line.refused)

  expect(refused('12500-00-19 456')).toEqual(refused('00-19 456'))
  expect(refused('00-19 456')).toEqual([{ piece: '00-19', why: 'ambiguous' }])
  expect(refused('11-00-19 456')).toEqual([null])
})

test('a piece of several lines is shown with its line breaks, and means the same by itself', () => {
  const [line] = parseList('12 R\n00\n500', { default_stake: null }).lines

  expect(line?.pieces).toMatchObject([{ text: '12 R\n00\n500', sum: 1_500 }])
})

test('a mark between a name and a total belongs to the name alone', () => {
  const [line] = parseList('Ko Aung / Total 500\n12 500', { default_stake: null }).lines

  expect(line?.pieces).toMatchObject([
    { kind: 'name', text: 'Ko Aung' },
    { kind: 'total', text: 'Total 500' },
  ])
})
