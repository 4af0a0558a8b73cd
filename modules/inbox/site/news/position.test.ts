import { beforeEach, expect, test, vi } from 'vitest'
import type { InboxEvent } from '#inbox/contract/player.ts'
import { readPosition, takeNews } from './position.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const event = (number: number): InboxEvent => ({
  number,
  created_at: '2026-11-29T09:00:00.000Z',
  kind: 'password.changed',
  content: {},
})
const take = (player_id: string, newest: number, numbers: number[]) =>
  takeNews(player_id, { newest, events: numbers.map(event) }).map(({ number }) => number)

test('a browser in which the player has just signed in shows nothing of before', () => {
  expect(take('7', 4, [])).toEqual([])
  expect(readPosition('7')).toBe(4)
})

test('each event is shown once on one device, also to several tabs that asked at the same time', () => {
  take('7', 4, [])

  expect(take('7', 6, [6, 5])).toEqual([6, 5])
  // Another tab has asked before the first one had the answer.
  expect(take('7', 6, [6, 5])).toEqual([])
  expect(take('7', 7, [7, 6, 5])).toEqual([7])
})

test('an answer that was overtaken shows nothing and takes nothing back', () => {
  take('7', 4, [])
  take('7', 6, [6, 5])

  expect(take('7', 5, [5])).toEqual([])
  expect(readPosition('7')).toBe(6)
})

test('another player in the same browser begins anew, and what is damaged counts as nothing', () => {
  take('7', 4, [])
  expect(readPosition('8')).toBeNull()
  expect(take('8', 9, [])).toEqual([])
  expect(readPosition('7')).toBeNull()

  stored.set('inbox_position', '8:many')
  expect(readPosition('8')).toBeNull()
})
