import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHECKPOINT_EVERY, deriveSeeds, hmacSha256, serverContribution, unfoldRun } from './roll.ts'
import { withOwnMemory } from './seed-series-store.ts'

/** 9 degrees of freedom: 33.7 is passed by chance once in ten thousand; these series are fixed, so it never is. */
const CHI_SQUARE_MAX = 33.7
const ROLLS = 100_000

test('our HMAC is the standard one', () => {
  for (let length = 0; length < 200; length++) {
    const key = randomBytes(32)
    const message = 'm'.repeat(length)
    expect(hmacSha256(key, message)).toEqual(createHmac('sha256', key).update(message).digest())
  }
})

test.each([10, 31, 32, 33, 64, 1_000])(
  'a series of %i unfolds from its checkpoints to the seed before each seed',
  (length) => {
    const { commitment, checkpoints } = deriveSeeds(Buffer.alloc(32, 7), length)

    let before = commitment
    for (let n = 1; n <= length; n++) {
      const { prev_hash, seed } = serverContribution(unfoldRun(checkpoints, length, n), {
        series_id: '1',
        client_seed: 'x',
        n,
      })
      expect(prev_hash).toEqual(before)
      before = seed
    }
  },
)

test('what is kept of ten thousand series holds its own bytes, and no block that it shares with what is gone', () => {
  const { checkpoints } = deriveSeeds(Buffer.alloc(32, 7), 1_000)

  expect(unfoldRun(checkpoints, 1_000, 5).seeds.buffer.byteLength).toBe((CHECKPOINT_EVERY + 1) * 32)
  expect(withOwnMemory(Buffer.from('shared')).buffer.byteLength).toBe(6)
})

/** Distance of counted digits from all ten being equally likely. */
function chiSquare(digits: Iterable<number>): number {
  const counts = Array.from({ length: 10 }, () => 0)
  let total = 0
  for (const digit of digits) {
    counts[digit] = (counts[digit] ?? 0) + 1
    total++
  }
  return counts.reduce((sum, count) => sum + (count - total / 10) ** 2 / (total / 10), 0)
}

function* rolls(half_of_player: (n: number) => number): Generator<number> {
  const { checkpoints } = deriveSeeds(Buffer.alloc(32, 42), ROLLS)
  for (let first = 1; first <= ROLLS; first += CHECKPOINT_EVERY) {
    const run = unfoldRun(checkpoints, ROLLS, first)
    for (let n = first; n < first + CHECKPOINT_EVERY && n <= ROLLS; n++) {
      yield (serverContribution(run, { series_id: '1', client_seed: 'fixed', n }).s + half_of_player(n)) % 10
    }
  }
}

test('every digit is equally likely, whatever the player adds', () => {
  expect(chiSquare(rolls(() => 0))).toBeLessThan(CHI_SQUARE_MAX)
  expect(chiSquare(rolls(() => 7))).toBeLessThan(CHI_SQUARE_MAX)
  expect(chiSquare(rolls((n) => (n * n) % 10))).toBeLessThan(CHI_SQUARE_MAX)
})

test('the same measure sees the bias of a byte taken modulo ten', () => {
  const bytes = Array.from({ length: 20 }, (_, index) => hmacSha256(Buffer.alloc(32, 1), `bytes ${index}`))
  const biased = function* () {
    for (let round = 0; round < 31_250; round++) {
      for (const byte of hmacSha256(bytes[round % 20] as Buffer, String(round))) yield byte % 10
    }
  }
  expect(chiSquare(biased())).toBeGreaterThan(CHI_SQUARE_MAX)
})
