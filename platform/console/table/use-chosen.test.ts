import { expect, test, vi } from 'vitest'
import { stepKeys } from './use-chosen.ts'

/** The address of the page, which the code reads. */
vi.hoisted(() => {
  const addEventListener = () => undefined
  Object.assign(globalThis, { location: { pathname: '/', search: '' }, window: { addEventListener }, addEventListener })
})

const rows = ['a', 'b', 'c']

function keysAt(place: number, hasNextPage = false) {
  const choose = vi.fn<(row: string) => void>()
  const fetchNextPage = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const pages = { hasNextPage, fetchNextPage } as unknown as NonNullable<Parameters<typeof stepKeys>[0]['pages']>
  return { ...stepKeys({ rows, place, choose, pages }), choose, fetchNextPage }
}

test('J goes to the next row, K to the one before', () => {
  const middle = keysAt(1)

  middle.j()
  middle.k()

  expect(middle.choose.mock.calls).toEqual([['c'], ['a']])
})

test('where none is chosen both begin with the first', () => {
  const none = keysAt(-1)

  none.j()
  none.k()

  expect(none.choose.mock.calls).toEqual([['a'], ['a']])
})

test('behind the last row comes the next page, where there is one', () => {
  const last = keysAt(2, true)
  last.j()
  expect(last.fetchNextPage).toHaveBeenCalledOnce()

  const end = keysAt(2)
  end.j()
  expect(end.fetchNextPage).not.toHaveBeenCalled()
  expect(end.choose).not.toHaveBeenCalled()
})
