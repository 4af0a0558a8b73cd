import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type FeedMessage, type FeedRow, parseFeedMessage } from '../feed/feed-message.ts'
import { numberOf, parseFigure } from '../rules.ts'
import { judgeRow, type WaitingDraw } from './judge-row.ts'

/** 12:01 in Yangon, and half a minute later. */
const DRAW: WaitingDraw = {
  game_date: '2024-11-21',
  draws_at: new Date('2024-11-21T05:31:00Z'),
  open_time: '12:01:00',
  is_trading_day: true,
}
const NOW = new Date('2024-11-21T05:31:30Z')

const row = (changes: Partial<FeedRow> = {}): FeedRow => ({
  open_time: '12:01:00',
  set: '1,443.79',
  value: '24,221.65',
  twod: '91',
  stock_date: '2024-11-21',
  stock_datetime: '2024-11-21 12:01:01',
  history_id: '1746951',
  ...changes,
})
const ELEVEN = row({
  open_time: '11:00:00',
  set: '1,444.12',
  value: '19,306.60',
  twod: '26',
  stock_datetime: '2024-11-21 11:00:01',
  history_id: '1746950',
})
const PENDING = (open_time: string) => row({ open_time, set: '--', value: '--', twod: '--', history_id: null })

const messageWith = (changes: Partial<FeedMessage> = {}): FeedMessage => ({
  server_time: '2024-11-21 12:01:29',
  live: { set: '1,443.79', value: '24,221.65', time: '2024-11-21 12:00:00', twod: '91', date: '2024-11-21' },
  rows: [ELEVEN, row(), PENDING('15:00:00'), PENDING('16:30:00')],
  holiday_status: '2',
  morning: null,
  evening: null,
  ...changes,
})
const withRow = (changes: Partial<FeedRow>) => messageWith({ rows: [ELEVEN, row(changes), PENDING('15:00:00')] })

test('a row of its slot, read twice, decides its draw', () => {
  expect(judgeRow(DRAW, messageWith(), messageWith(), NOW)).toEqual({
    number: '91',
    set: '1,443.79',
    value: '24,221.65',
  })
})

test('rows that are not there once decide nothing, and neither does another draw’s', () => {
  expect(judgeRow(DRAW, messageWith({ rows: [ELEVEN] }), messageWith(), NOW)).toBe('row_missing')
  expect(judgeRow(DRAW, messageWith({ rows: [row(), row()] }), messageWith(), NOW)).toBe('row_missing')
  expect(judgeRow({ ...DRAW, open_time: '16:30:00' }, messageWith(), messageWith(), NOW)).toBe('row_pending')
})

test.each([
  ['our calendar has no draw', messageWith(), { is_trading_day: false }, 'not_a_trading_day'],
  ['the draw is still to come', messageWith(), { draws_at: new Date('2024-11-21T05:32:00Z') }, 'too_early'],
  ['the feed stands still', messageWith({ server_time: '2024-11-21 11:59:00' }), {}, 'feed_clock_off'],
  ['the feed’s clock is nonsense', messageWith({ server_time: 'now' }), {}, 'feed_clock_off'],
  ['the feed says that it is a holiday', messageWith({ holiday_status: '3' }), {}, 'feed_says_holiday'],
  ['the row is pending', withRow({ set: '--', value: '--', twod: '--', history_id: null }), {}, 'row_pending'],
  ['the feed has not kept the row', withRow({ history_id: null }), {}, 'row_pending'],
  ['the figures are nonsense', withRow({ set: '1443.79' }), {}, 'row_pending'],
  ['the row is yesterday’s', withRow({ stock_date: '2024-11-20' }), {}, 'row_of_another_day'],
  ['the row was written early', withRow({ stock_datetime: '2024-11-21 11:59:59' }), {}, 'row_out_of_its_slot'],
  ['the row was written late', withRow({ stock_datetime: '2024-11-21 12:17:00' }), {}, 'row_out_of_its_slot'],
  ['the row has no time', withRow({ stock_datetime: '' }), {}, 'row_out_of_its_slot'],
  ['the row is ahead of its feed', withRow({ stock_datetime: '2024-11-21 12:01:40' }), {}, 'row_ahead_of_time'],
  [
    'another row is ahead of its time',
    messageWith({
      rows: [row(), row({ open_time: '16:30:00', set: '1,443.80', stock_datetime: '2024-11-21 16:30:01' })],
    }),
    {},
    'row_ahead_of_time',
  ],
  ['rows are equal', messageWith({ rows: [row({ open_time: '11:00:00' }), row()] }), {}, 'rows_equal'],
  [
    'the live number is yesterday’s',
    messageWith({ live: { ...messageWith().live, date: '2024-11-20' } }),
    {},
    'live_stale',
  ],
  [
    'the live number stands still',
    messageWith({ live: { ...messageWith().live, time: '2024-11-21 11:10:00' } }),
    {},
    'live_stale',
  ],
  ['the feed’s number is not its figures’', withRow({ twod: '92' }), {}, 'number_differs'],
] as const)('nothing is decided when %s', (_case, reading, changes, doubt) => {
  expect(judgeRow({ ...DRAW, ...changes }, reading, reading, NOW)).toBe(doubt)
})

test('a row that was not there before, or showed something else, has to be repeated', () => {
  expect(judgeRow(DRAW, messageWith(), null, NOW)).toBe('not_repeated')
  expect(judgeRow(DRAW, messageWith(), messageWith({ rows: [ELEVEN, PENDING('12:01:00')] }), NOW)).toBe('not_repeated')
  expect(judgeRow(DRAW, messageWith(), withRow({ value: '24,220.11', twod: '90' }), NOW)).toBe('not_repeated')
})

test('a day without trade, as a real feed fills it, decides nothing', () => {
  const filled = ['11:00:00', '12:01:00', '15:00:00', '16:30:00'].map((open_time) =>
    row({ open_time, stock_date: '2024-11-20', stock_datetime: '2024-11-20 16:30:01' }),
  )

  expect(judgeRow(DRAW, messageWith({ rows: filled }), messageWith({ rows: filled }), NOW)).toBe('row_of_another_day')
  // Even one that dates them anew.
  const today = filled.map((one) => ({ ...one, stock_date: '2024-11-21', stock_datetime: '2024-11-21 12:01:01' }))
  expect(judgeRow(DRAW, messageWith({ rows: today }), messageWith({ rows: today }), NOW)).toBe('rows_equal')
})

test.each([
  ['1,444.12', '19,306.60', '26'],
  ['1,443.79', '24,221.65', '91'],
  ['1,439.86', '31,494.42', '64'],
  ['1,441.11', '38,177.16', '17'],
  ['1,490.10', '73,115.21', '05'],
])('index %s and value %s are the number %s', (set, value, number) => {
  expect(numberOf(set, value)).toBe(number)
})

test.each(['--', '', '1441.11', '1,441.1', '1,441', '-1.00', '1,441.11 '])('%j is no figure of the market', (text) => {
  expect(numberOf(text, '38,177.16')).toBeNull()
  expect(numberOf('1,441.11', text)).toBeNull()
})

test('figures are the same with and without commas', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999 }), (hundredths) => {
      const plain = (hundredths / 100).toFixed(2)
      const figure = parseFigure(plain)

      expect(parseFigure(figure ?? '')).toBe(figure)
      expect(numberOf(figure ?? '', '38,177.16')?.[0]).toBe(plain.at(-1))
    }),
  )
})

test.each(['1,23.45', '1287,46', '12,345,67.89', '1,2345.67', '.46', '1.', '1.2.34'])(
  '%j is no figure that staff enter',
  (text) => {
    expect(parseFigure(text)).toBeNull()
  },
)

test('what is no reading is none, and a reading is taken as it is', () => {
  const live = { set: '1,441.11', value: '38,177.16', time: '2024-11-21 16:05:12', twod: '17', date: '2024-11-21' }
  const sent = { server_time: '2024-11-21 16:05:13', live, result: [row(), { ...row(), history_id: null }] }
  const holiday = { status: '2', date: '2024-11-21', name: 'NULL' }

  expect(parseFeedMessage(JSON.stringify({ ...sent, holiday }))).toMatchObject({
    server_time: '2024-11-21 16:05:13',
    live,
    rows: [row(), row({ history_id: null })],
    holiday_status: '2',
    morning: null,
  })
  expect(parseFeedMessage(JSON.stringify({ ...sent, morning: { modern: '49', internet: '07' } }))?.morning).toEqual({
    modern: '49',
    internet: '07',
  })
  for (const nonsense of [
    '',
    '<html>',
    '[]',
    '{"server_time":1}',
    JSON.stringify({ ...sent, result: 'Not Found' }),
    JSON.stringify({ ...sent, result: [{ ...row(), set: 1441.11 }] }),
    JSON.stringify({ ...sent, result: Array.from({ length: 13 }, () => row()) }),
    JSON.stringify({ ...sent, live: { ...live, twod: 'x'.repeat(41) } }),
  ])
    expect(parseFeedMessage(nonsense), nonsense).toBeNull()
})
