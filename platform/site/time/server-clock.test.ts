import { expect, test } from 'vitest'
import { clockOf, secondsUntil, serverNow, setServerTime } from './server-clock.ts'

test.each([
  [0, 0, '00:00'],
  [59, 0, '00:59'],
  [1104, 0, '18:24'],
  [17_304, 0, '4:48:24'],
  [86_400, 1, '0:00:00'],
  [2 * 86_400 + 3_661, 2, '1:01:01'],
])('%i seconds are %i days and %s', (seconds, days, clock) => {
  expect(clockOf(seconds)).toEqual({ days, clock })
})

test('a countdown goes by the platform’s clock, whatever the device’s says', () => {
  const device = Date.parse('2020-01-01T00:00:00Z')
  setServerTime('2026-11-20T05:14:00.000Z', device)

  expect(secondsUntil('2026-11-20T05:15:00Z', serverNow(device))).toBe(60)
  expect(secondsUntil('2026-11-20T05:15:00Z', serverNow(device + 59_500))).toBe(1)
  expect(secondsUntil('2026-11-20T05:15:00Z', serverNow(device + 61_000))).toBe(0)
})

test('a late answer does not turn the clock back, and a device clock that was set is noticed', () => {
  const device = Date.parse('2020-01-01T00:00:00Z')
  setServerTime('2026-11-20T05:14:00.000Z', device)
  setServerTime('2026-11-20T05:14:09.000Z', device + 10_000)
  expect(serverNow(device + 10_000)).toBe(Date.parse('2026-11-20T05:14:10.000Z'))

  setServerTime('2026-11-20T05:14:20.000Z', device + 3_600_000)
  expect(serverNow(device + 3_600_000)).toBe(Date.parse('2026-11-20T05:14:20.000Z'))
})
