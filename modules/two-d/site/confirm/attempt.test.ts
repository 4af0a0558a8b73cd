import { expect, test } from 'vitest'
import { forgetAttempt, idempotencyKeyOf } from './attempt.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const request = {
  player_id: '7',
  game_date: '2026-11-23',
  body: { totalAmount: 100, amounts: [{ num: '07', amount: 100 }], session: 'morning' as const },
}

test('a slip that was not answered keeps its id, and an answered one does not', () => {
  const kept = memoryStorage()
  const first = idempotencyKeyOf(request, kept)

  expect(idempotencyKeyOf({ ...request }, kept)).toBe(first)
  forgetAttempt(kept)
  expect(idempotencyKeyOf(request, kept)).not.toBe(first)
})

test.each([
  ['another stake', { ...request, body: { ...request.body, amounts: [{ num: '07', amount: 200 }] } }],
  ['another session', { ...request, body: { ...request.body, session: 'evening' as const } }],
  ['another day', { ...request, game_date: '2026-11-24' }],
  ['another player', { ...request, player_id: '8' }],
])('%s is another slip', (_what, other) => {
  const kept = memoryStorage()

  expect(idempotencyKeyOf(other, kept)).not.toBe(idempotencyKeyOf(request, kept))
})
