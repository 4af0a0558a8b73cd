import { expect, test, vi } from 'vitest'
import { firstOf } from './use-queue.ts'

/** The modules read the address of the page when they load, so these globals must exist before. */
vi.hoisted(() => {
  const addEventListener = () => undefined
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, window: { addEventListener }, addEventListener })
})

const row = (id: string, is_mine?: boolean) => ({
  id,
  claim: is_mine === undefined ? null : { staff_id: '1', user_name: 'hla', is_mine, until: '' },
})

test('a person begins where nobody works yet', () => {
  expect(firstOf([row('1', false), row('2'), row('3')])).toBe('2')
  expect(firstOf([row('1', false), row('2', true)])).toBe('2')
})

test('where others work on all of them, with the first', () => {
  expect(firstOf([row('1', false), row('2', false)])).toBe('1')
  expect(firstOf([])).toBeUndefined()
})
