import { expect, test } from 'vitest'
import { dayDraws } from './day-draws.ts'

const today = '2026-11-20'
const tomorrow = '2026-11-23'
const open = {
  session_number: 2,
  draws_at: '2026-11-20T10:00:00Z',
  is_open: true,
  status: 'open',
  number: null,
} as const
const morning = { ...open, session: 'morning', game_date: today, cutoff_at: '2026-11-20T05:15:00Z' } as const
const evening = { ...open, session: 'evening', game_date: today, cutoff_at: '2026-11-20T09:20:00Z' } as const
const READ = { number: '91', version: 1, set: '1,443.79', value: '24,221.65', source: 'feed', reading: '{}' } as const
const AT = { read_at: '2026-11-20T05:31:20Z', declared_at: '2026-11-20T05:31:20Z', reading_hash: '9f86d081' }
const done = { ...morning, is_open: false, status: 'settled' as const, number: '47' }
const line = (day: Parameters<typeof dayDraws>[0]) =>
  dayDraws(day).map(({ session, game_date, number, cutoff_at }) =>
    [session, game_date === today ? 'today' : game_date, number, cutoff_at === null ? 'closed' : 'open'].join(' '),
  )

test('a draw that is over has its number, and the next one its cut-off', () => {
  const draws = [done, evening]

  expect(line({ today, draws, live: { draws }, results: undefined, next: evening })).toEqual([
    'morning today 47 closed',
    'evening today  open',
  ])
})

test('in the evening today’s numbers come from its results, and the next day’s first draw follows', () => {
  const next = { ...morning, game_date: tomorrow }
  const draws = [next, { ...evening, game_date: tomorrow }]
  const results = (['evening', 'morning'] as const).flatMap((session) => [
    { ...READ, ...AT, session, game_date: today },
  ])

  expect(line({ today, draws, live: { draws }, results, next })).toEqual([
    'morning today 91 closed',
    'evening today 91 closed',
    `morning ${tomorrow}  open`,
  ])
})

test('of a day without draws the next trading day is named', () => {
  const next = { ...morning, game_date: tomorrow }

  expect(line({ today, draws: [next], live: { draws: [next] }, results: undefined, next })).toEqual([
    `morning ${tomorrow}  open`,
  ])
  expect(line({ today, draws: [], live: undefined, results: undefined, next: null })).toEqual([])
})
