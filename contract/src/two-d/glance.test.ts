import { describe, expect, test } from 'vitest'
import { glanceAt } from './glance.ts'

const NOW = '2026-11-20T05:00:00.000Z'
const draw = (session: 'morning' | 'evening', cutoff_at: string, is_open = true) => ({ session, cutoff_at, is_open })
const MORNING = draw('morning', '2026-11-20T05:15:00.000Z')
const EVENING = draw('evening', '2026-11-20T09:15:00.000Z')
const live = { twod: '47', time: '2026-11-20 11:30:00' }
const shown = { live, server_time: live.time, holiday: null, is_fresh: true, draws: [EVENING, MORNING], now: NOW }

describe('what the lobby shows of the lottery', () => {
  test('is the number of this moment and the draw that closes first', () => {
    expect(glanceAt(shown)).toEqual({
      number: '47',
      is_live: true,
      next: { session: 'morning', cutoff_at: MORNING.cutoff_at },
      now: NOW,
    })
  })

  test.each([
    ['was closed', draw('morning', MORNING.cutoff_at, false)],
    ['closes now', draw('morning', NOW)],
  ])('leaves out a draw that %s', (_why, morning) => {
    expect(glanceAt({ ...shown, draws: [morning, EVENING] }).next?.session).toBe('evening')
  })

  test('has no number on a holiday, and yet the next draw', () => {
    expect(glanceAt({ ...shown, holiday: {} })).toMatchObject({
      number: null,
      is_live: false,
      next: { session: 'morning' },
    })
  })

  test.each(['--', '', '4', '123'])('has no number before the market has said one (%j)', (twod) => {
    expect(glanceAt({ ...shown, live: { ...live, twod } })).toMatchObject({ number: null, is_live: false })
  })

  test.each([
    ['at night', '2026-11-20 22:15:00', '2026-11-20 22:15:00'],
    ['before the first trade', '2026-11-20 08:59:59', '2026-11-20 08:59:59'],
    ['after the last trade', '2026-11-20 16:40:00', '2026-11-20 16:30:00'],
    ['at noon, when the morning is drawn', '2026-11-20 12:30:00', '2026-11-20 12:01:00'],
    ['the next day', '2026-11-21 10:00:00', '2026-11-20 16:30:00'],
  ])('is not live %s', (_when, server_time, time) => {
    expect(glanceAt({ ...shown, server_time, live: { ...live, time } })).toMatchObject({ number: '47', is_live: false })
  })

  test('is live where the feed tells no time', () => {
    expect(glanceAt({ ...shown, server_time: '', live: { ...live, time: '' } }).is_live).toBe(true)
  })

  test('has no draw where none can be bet on', () => {
    expect(glanceAt({ ...shown, draws: [] }).next).toBeNull()
  })
})
