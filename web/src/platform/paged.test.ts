import { describe, expect, test } from 'vitest'
import { readPage, readPaged } from './paged.ts'

const links = [
  { url: null, label: '&laquo; Previous', active: false },
  { url: 'https://house.example/api/exchange-transactions-log?page=1', label: '1', active: true },
  { url: '/api/exchange-transactions-log?sort=new&page=12', label: '12', active: false },
]

describe('a page of a list', () => {
  test.each([
    ['in the envelope of all lists', { data: { data: ['a', 'b'], links } }],
    ['as other servers send it', { data: ['a', 'b'], links }],
    ['without links', { data: { data: ['a', 'b'], last_page: 12 } }],
  ])('is read %s', (_what, answer) => {
    expect(readPaged(answer)).toEqual({ rows: ['a', 'b'], pages: 12 })
  })

  test.each([
    [{}],
    [{ data: [] }],
    [{ data: {} }],
    [{ data: { data: [], links: [{ url: null }, { url: 'https://house.example/log' }] } }],
  ])('of %j is the only one, and empty', (answer) => {
    expect(readPaged(answer)).toEqual({ rows: [], pages: 1 })
  })

  test('that an address does not name sensibly is the first', () => {
    expect([null, '', '0', '-1', '2.5', 'x', '7'].map(readPage)).toEqual([1, 1, 1, 1, 1, 1, 7])
  })
})
