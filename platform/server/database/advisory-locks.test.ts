import { expect, test } from 'vitest'
import { LOCKS } from './advisory-locks.ts'

test('each purpose has a number of its own', () => {
  const numbers = Object.values(LOCKS)
  expect(new Set(numbers).size).toBe(numbers.length)
})
