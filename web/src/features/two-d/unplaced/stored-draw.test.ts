import { beforeEach, expect, test, vi } from 'vitest'
import { getStoredDraw, storeDraw } from './stored-draw.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

test('the draw of the chosen numbers comes back as it was kept', () => {
  storeDraw({ session: 'morning', cutoff_at: '2026-11-25T05:15:00.000Z' })

  expect(getStoredDraw()).toEqual({ session: 'morning', cutoff_at: '2026-11-25T05:15:00.000Z' })
})

test.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{"session":7,"cutoff_at":"2026-11-25"}',
  '{"session":"morning","cutoff_at":"soon"}',
])('of %j no draw is read', (text) => {
  stored.set('two_d_draw', text)

  expect(getStoredDraw()).toBeNull()
})
