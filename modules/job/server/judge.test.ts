import { describe, expect, test } from 'vitest'
import { judge, NO_RUNS, type Runs } from './judge.ts'
import { periodOf } from './schedule.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Seconds before now. */
const ago = (seconds: number) => NOW - seconds * 1_000
const judged = (runs: Partial<Runs>, period_seconds = MINUTE, migrated_at = ago(1)) =>
  judge({ ...NO_RUNS, watched_from: ago(9 * DAY), began_at: ago(30), lasted_ms: 100, ...runs }, period_seconds, {
    now: NOW,
    migrated_at,
  })

describe('a job raises', () => {
  test.each<[string, Partial<Runs>, ReturnType<typeof judge>]>([
    ['nothing after a good run', {}, null],
    ['nothing after one failure', { failures: 1 }, null],
    ['an alarm after two failures in a row', { failures: 2 }, 'failed'],
    ['nothing after a run of half its period', { lasted_ms: 30_000 }, null],
    ['an alarm after a longer run', { lasted_ms: 30_001 }, 'slow'],
    ['an alarm while a run lasts longer', { unfinished_since: ago(31) }, 'slow'],
    [
      'nothing while a run is short, whatever the one before took',
      { unfinished_since: ago(1), lasted_ms: 90_000 },
      null,
    ],
    ['nothing after three periods', { began_at: ago(180) }, null],
    ['an alarm when no run came for longer', { began_at: ago(181) }, 'silent'],
    ['its failure rather than its silence', { began_at: ago(500), failures: 3 }, 'failed'],
    ['the run that never ended rather than its silence', { began_at: ago(500), unfinished_since: ago(500) }, 'slow'],
    ['nothing while a new worker makes up for it', { began_at: ago(500), watched_from: ago(59) }, null],
    ['an alarm when the new worker did not make up for it', { began_at: ago(500), watched_from: ago(61) }, 'silent'],
    ['an alarm when it never ran since a worker knew it', { began_at: null, watched_from: ago(181) }, 'silent'],
  ])('%s', (_what, runs, alarm) => {
    expect(judged(runs)).toBe(alarm)
  })

  test('an alarm when no worker ever came, from three periods after the migration on', () => {
    const never = { watched_from: null, began_at: null, lasted_ms: null }

    expect(judged(never, MINUTE, ago(180))).toBeNull()
    expect(judged(never, MINUTE, ago(181))).toBe('silent')
  })

  test('an alarm for a daily job an hour after the start of a worker that did not make up for it', () => {
    const missed = { began_at: ago(4 * DAY) }

    expect(judged({ ...missed, watched_from: ago(3_600) }, DAY)).toBeNull()
    expect(judged({ ...missed, watched_from: ago(3_601) }, DAY)).toBe('silent')
  })
})

describe('the period of a pattern', () => {
  test.each([
    ['* * * * *', 60],
    ['*/10 * * * *', 600],
    ['17 * * * *', 3_600],
    ['30 21 * * *', 86_400],
  ])('%s is %i seconds', (at, seconds) => {
    expect(periodOf(at)).toBe(seconds)
  })

  test.each(['*/7 * * * *', '0 20 * * 1', '0,30 * * * *', '* 20 * * *', '0 20 1 * *', ''])('%s has none', (at) => {
    expect(() => periodOf(at)).toThrow('has no period')
  })
})
