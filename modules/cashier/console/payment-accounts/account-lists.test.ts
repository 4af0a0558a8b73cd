import { expect, test } from 'vitest'
import type { PaymentAccount } from '#cashier/contract/payment-accounts.ts'
import { listsOf, moved } from './account-lists.ts'

const account = (id: number, place: number, agent?: string) =>
  ({ id, place, agent: agent === undefined ? null : { user_name: agent } }) as unknown as PaymentAccount

test('the company comes first, then agents by their names, each list in its order', () => {
  const lists = listsOf([account(1, 2), account(2, 1, 'su'), account(3, 1), account(4, 1, 'aye')])

  expect(lists.map(({ owner, accounts }) => [owner, accounts.map(({ id }) => id)])).toEqual([
    [null, [3, 1]],
    ['aye', [4]],
    ['su', [2]],
  ])
})

test('an account that moves leaves the others in their order', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }]

  expect(moved(rows, 3, 0)).toEqual([3, 1, 2])
  expect(moved(rows, 1, 9)).toEqual([2, 3, 1])
})
