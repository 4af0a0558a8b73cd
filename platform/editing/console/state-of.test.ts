import { expect, test, vi } from 'vitest'
import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { timeForField } from './read-values.ts'
import { stateOf } from './state-of.ts'

/** The address of the page, which the code reads. */
vi.hoisted(() => {
  const addEventListener = () => undefined
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, window: { addEventListener }, addEventListener })
})

const NOW = Date.parse('2026-11-28T06:00:00Z')
const KIND = { pictures: 'languages' } as EditingKind
const item = (values: EditingItem['values'] = {}, more: Partial<EditingItem> = {}) =>
  ({ is_on: true, pictures: { en: 'a.webp' }, values, ...more }) as EditingItem

test.each<[string, EditingItem]>([
  ['on', item()],
  ['off', item({}, { is_on: false })],
  ['no_picture', item({}, { pictures: {} })],
  ['draft', item({ status: 'draft' })],
  ['over', item({ ends_at: '2026-11-28T06:00:00Z' })],
  ['waits', item({ starts_at: '2026-11-28T06:00:01Z' })],
  ['on', item({ starts_at: '2026-11-28T06:00:00Z', ends_at: '2026-11-28T06:00:01Z' })],
])('%s', (state, one) => {
  expect(stateOf(KIND, one, NOW)).toBe(state)
})

test('a moment stands in its field in the time of Yangon', () => {
  expect(timeForField('2026-11-28T18:00:00Z')).toBe('2026-11-29T00:30')
  expect(timeForField(null)).toBe('')
})
