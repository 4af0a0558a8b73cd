import { describe, expect, test } from 'vitest'
import {
  dataOf,
  day,
  fields,
  flagOrNull,
  listOf,
  moment,
  number,
  numberOrNull,
  oneOf,
  pageOf,
  pageOfLink,
  picture,
  rows,
  text,
} from './parse.ts'

const row = fields<{ id: string; amount: number }>({ id: text, amount: number })

test.each([
  [1500, 1500],
  ['1500', 1500],
  ['1500.00', 1500],
  ['1,500.25', 1500.25],
  [' 7 ', 7],
  ['-90.0000', -90],
  ['.5', 0.5],
  [0, 0],
  ['1,234,567', 1_234_567],
  ['', null],
  ['1500,25', null],
  ['1,50', null],
  ['1e3', null],
  ['0x10', null],
  ['Infinity', null],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
  [{}, null],
  [[5], null],
  [true, null],
])('%j is the number %j', (value, read) => {
  expect(numberOrNull(value)).toBe(read)
  expect(number(value)).toBe(read ?? 0)
})

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['false', false],
  [0, false],
  [null, null],
  ['pending', null],
])('%j is the flag %j', (value, read) => {
  expect(flagOrNull(value)).toBe(read)
})

test.each([
  ['2026-11-20T04:10:00Z', '2026-11-20T04:10:00Z'],
  ['2026-11-20T04:10:00.000000Z', '2026-11-20T04:10:00.000000Z'],
  ['2026-11-20 10:40:00', '2026-11-20T10:40:00+06:30'],
  ['2026-11-20 10:40', '2026-11-20T10:40+06:30'],
  ['yesterday', ''],
  [null, ''],
])('%j is the moment %j', (value, read) => {
  expect(moment(value)).toBe(read)
})

test('days, pictures and words are read as what they are, or as nothing', () => {
  expect(['2026-11-20', '2026-11-20 10:40:00', 'today', null].map(day)).toEqual(['2026-11-20', '2026-11-20', '', ''])
  expect(['/pictures/a.png', 'https://x/a.png', 'assets/a.png', '', null, 5].map(picture)).toEqual([
    '/pictures/a.png',
    'https://x/a.png',
    '/assets/a.png',
    null,
    null,
    '/5',
  ])
  expect(['Pending', 'Odd', null].map(oneOf(['Pending', 'Success'], 'Failed'))).toEqual(['Pending', 'Failed', 'Failed'])
})

describe('a list', () => {
  const list = [{ id: 7, amount: '5.00', more: 'left behind' }, null, 'text', { amount: 2 }]
  const read = [
    { id: '7', amount: 5 },
    { id: '-2', amount: 2 },
  ]

  test.each([
    ['bare', list],
    ['in data', { data: list }],
    ['in data.data', { status: 'Request was successful.', data: { data: list, links: [] } }],
  ])('%s is read row by row', (_name, body) => {
    expect(listOf(row)(body)).toEqual(read)
  })

  test.each([[{ data: null }], [{ data: [] }], [[]], [{ data: { data: null } }]])('%j has no rows', (body) => {
    expect(listOf(row)(body)).toEqual([])
  })

  test.each([[null], [{}], [{ data: {} }], [{ data: 'text' }], ['text'], [5]])('%j is none', (body) => {
    expect(() => listOf(row)(body)).toThrow('Something Went Wrong!')
  })

  test('within a row a list that is missing is empty', () => {
    expect([null, undefined, {}, 'text'].map(rows(row))).toEqual([[], [], [], []])
  })
})

describe('a page', () => {
  const data = [{ id: 1, amount: 5 }]
  const link = (page: number, label = String(page)) => ({ url: `https://other.example/api/log?page=${page}`, label })
  const links = [
    { url: null, label: '&laquo; Previous', active: false },
    { ...link(1), active: true },
    link(2),
    link(9),
    link(2, 'Next &raquo;'),
  ]

  test.each([
    ['beside its rows', { data, links }, 9],
    ['in data', { data: { data, links, current_page: 1, last_page: 9, total: 180 } }, 9],
    ['with the number of pages only', { data: { data, last_page: '4' } }, 4],
    ['with the next page only', { data, next_page_url: 'http://x/log?a=1&page=2' }, 2],
    ['without a word about others', data, 1],
    ['with links that are none', { data, links: [{ url: 'http://[', label: '' }, { label: 'x' }, null] }, 1],
  ])('%s has rows, and as many pages as are told', (_name, body, pages) => {
    expect(pageOf(row)(body)).toEqual({ rows: [{ id: '1', amount: 5 }], pages })
  })

  test('of a link only the number is taken', () => {
    expect(
      ['/log?page=3', 'https://x.example/log?type=a&page=12', 'log?page=0', '/log', null, 7, '?page=1e3'].map(
        pageOfLink,
      ),
    ).toEqual([3, 12, 0, 0, 0, 0, 0])
  })
})

test('what an answer carries is its data, the data of that, or all of it', () => {
  expect([{ data: { a: 1 } }, { data: { data: { a: 1 } } }, { a: 1 }].map(dataOf)).toEqual([
    { a: 1 },
    { a: 1 },
    { a: 1 },
  ])
})
