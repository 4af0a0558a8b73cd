import { beforeEach, expect, test, vi } from 'vitest'
import { readDrafts, writeDrafts } from './stored-drafts.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const MORNING = { session: 'morning', cutoff_at: '2026-11-25T05:15:00.000Z' } as const
const EVENING = { session: 'evening', cutoff_at: null } as const

test('stored bets come back as they were', () => {
  const drafts = [
    {
      draw: MORNING,
      stakes: new Map([
        ['25', 1_500],
        ['07', 100],
      ]),
    },
    { draw: EVENING, stakes: new Map([['99', 200]]) },
  ]

  writeDrafts(drafts)

  expect(stored.get('bets')).toBe(
    '{"totalAmount":1600,"amounts":[{"num":"25","amount":1500},{"num":"07","amount":100}]}',
  )
  expect(readDrafts()).toEqual(drafts)
  writeDrafts([])
  expect([...stored.keys()]).toEqual([])
})

test.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{"amounts":7}',
  '{"amounts":[null,7,"07",{"num":"7","amount":100},{"num":"077","amount":100}]}',
  '{"amounts":[{"num":"07","amount":-1},{"num":"08","amount":1.5},{"num":"09","amount":"100"},{"num":"10"}]}',
])('of %j no bet is read', (text) => {
  stored.set('bets', text)
  stored.set('two_d_other_bets', text)

  expect(readDrafts()).toEqual([])
})

test.each(['', 'null', '[]', '{"session":7,"cutoff_at":"2026-11-25"}', '{"session":"noon","cutoff_at":"soon"}'])(
  'of %j no draw is read, and the numbers stay',
  (text) => {
    stored.set('bets', '{"amounts":[{"num":"07","amount":100}]}')
    stored.set('two_d_draw', text)

    expect(readDrafts()).toMatchObject([{ draw: { session: null }, stakes: new Map([['07', 100]]) }])
  },
)
