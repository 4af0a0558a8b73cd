import { expect, test } from 'vitest'
import { saveSelection, takeSelection } from './kept-selection.ts'

function emptyStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const CHOSEN = { choice: { bet_type: 'digit', digit: 7 }, bet_amount: 500, multiplier: 2, at: 1_000 } as const

test('what was chosen is brought back once', () => {
  const storage = emptyStorage()
  saveSelection(CHOSEN, storage)

  expect(takeSelection(2_000, storage)).toEqual(CHOSEN)
  expect(takeSelection(2_000, storage)).toBeNull()
})

test('a selection of long ago is forgotten', () => {
  const storage = emptyStorage()
  saveSelection(CHOSEN, storage)

  expect(takeSelection(1_000 + 10 * 60_000 + 1, storage)).toBeNull()
  expect(takeSelection(2_000, storage)).toBeNull()
})

test('of a page on which nothing was chosen nothing is kept', () => {
  const storage = emptyStorage()
  saveSelection({ choice: null, bet_amount: 100, multiplier: 1, at: 1_000 }, storage)

  expect(takeSelection(2_000, storage)).toBeNull()
})
