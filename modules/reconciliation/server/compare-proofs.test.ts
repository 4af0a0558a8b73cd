import { expect, test } from 'vitest'
import { compareProofs } from './compare-proofs.ts'

const proof = (wrong_checks: number) => ({ ended_at: new Date('2026-11-27T05:34:00Z'), checks: 40, wrong_checks })
const oldest_at = new Date('2026-11-27T05:20:00Z')

test.each([
  ['both find nothing', 0, { open: 0, found_since: 0, oldest_at: null }, []],
  [
    'the whole proof finds nothing beside what is open',
    0,
    { open: 20, found_since: 0, oldest_at },
    [
      'The whole proof found nothing, and of the worker 20 discrepancies are open, the oldest since 2026-11-27T05:20:00.000Z.',
      expect.stringMatching(
        /^20 of them were found before that proof\. The worker reads .* again every minute.* fault of a check/,
      ),
    ],
  ],
  [
    'something was found after a whole proof that found nothing',
    0,
    { open: 3, found_since: 1, oldest_at },
    [
      expect.stringContaining('3 discrepancies are open'),
      expect.stringMatching(/^2 of them were found before that proof\./),
      '1 of them was found after that proof: run `npm run reconcile` again.',
    ],
  ],
  [
    'the whole proof finds what the worker has not come to',
    2,
    { open: 0, found_since: 0, oldest_at: null },
    [
      expect.stringMatching(
        /^Of the worker no discrepancy is open\. .* has not come to these yet, or they were put right/,
      ),
    ],
  ],
  [
    'both find something',
    2,
    { open: 1, found_since: 0, oldest_at },
    [expect.stringMatching(/^Of the worker 1 discrepancy is open, the oldest since .*--status/)],
  ],
])('where %s, the answers say why they differ', (_case, wrong_checks, open, sentences) => {
  expect(compareProofs(proof(wrong_checks), open)).toEqual(sentences)
})
