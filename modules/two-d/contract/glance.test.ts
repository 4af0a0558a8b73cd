import { describe, expect, test } from 'vitest'
import { glanceAt } from './glance.ts'

const NOW = '2026-11-20T05:00:00.000Z'
const draw = (session: 'morning' | 'evening', cutoff_at: string, is_open = true) => ({ session, cutoff_at, is_open })
const MORNING = draw('morning', '2026-11-20T05:15:00.000Z')
const EVENING = draw('evening', '2026-11-20T09:15:00.000Z')
const live = { twod: '47' }
const shown = { live, holiday: null, is_trading: true, draws: [EVENING, MORNING], now: NOW }

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
    expect(glanceAt({ ...shown, live: { twod } })).toMatchObject({ number: null, is_live: false })
  })

  test('is not live while the market does not trade', () => {
    expect(glanceAt({ ...shown, is_trading: false })).toMatchObject({ number: '47', is_live: false })
  })

  test('has no draw where none can be bet on', () => {
    expect(glanceAt({ ...shown, draws: [] }).next).toBeNull()
  })
})
