import { expect, test, vi } from 'vitest'
import type { QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { type OnScreen, refusalOf } from './refusal.ts'

/** The modules read the address of the page when they load, so these globals must exist before. */
vi.hoisted(() => {
  const addEventListener = () => undefined
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, window: { addEventListener }, addEventListener })
})

const REQUEST = { status: 'waiting', version: 'v1', is_own: false, first_approval: null } as unknown as RequestDetail
const SOUND: OnScreen = {
  kind: 'deposits',
  request: REQUEST,
  row: { version: 'v1' } as unknown as QueueRow,
  claim: null,
  is_lost: false,
  is_being_sent: false,
}
const MAY = { is_online: true, may_decide: true, may_be_second: true }
const by = (is_mine: boolean) => ({ user_name: 'hla', is_mine }) as QueueRow['claim']

test('a request that waits, and that nobody else works on, may be decided', () => {
  expect(refusalOf(SOUND, MAY)).toBeNull()
  expect(refusalOf({ ...SOUND, claim: by(true) }, MAY)).toBeNull()
})

test.each<[string, Partial<OnScreen>, Partial<typeof MAY>, RegExp]>([
  ['a person without the permission', {}, { may_decide: false }, /./],
  ['a console without a line', {}, { is_online: false }, /./],
  ['a decision under way', { is_being_sent: true }, {}, /./],
  ['details that are not there', { request: undefined }, {}, /./],
  ['a request that is decided', { request: { ...REQUEST, status: 'approved' } }, {}, /./],
  ['a row that is newer than the details', { row: { version: 'v2' } as unknown as QueueRow }, {}, /./],
  ["a request of one's own", { request: { ...REQUEST, is_own: true } }, {}, /./],
  ['the first of two people', { request: { ...REQUEST, first_approval: by(true) } as RequestDetail }, {}, /./],
  ['a request that another person works on', { claim: by(false) }, {}, /hla/],
  ['a lease that was lost', { claim: by(false), is_lost: true }, {}, /hla/],
  [
    'a second person without the permission',
    { request: { ...REQUEST, first_approval: by(false) } as RequestDetail },
    { may_be_second: false },
    /hla/,
  ],
])('%s is refused', (_who, on_screen, may, sentence) => {
  expect(refusalOf({ ...SOUND, ...on_screen }, { ...MAY, ...may })).toMatch(sentence)
})
