import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTitle } from '../aggregator/products.ts'
import { startTestSandbox, type TestSandbox } from '../testing/start-test-sandbox.ts'
import { createDemoSeats } from './seats.ts'

const KYAT = 10_000
const LOBBY = 'http://operator.example:3000/demo-play'

let table: TestSandbox
beforeAll(async () => {
  table = await startTestSandbox()
})
afterAll(() => table.close())

const knock = (path: string, host = 'operator.example:3002') =>
  table.sandbox.app.inject({ url: path, headers: { host } })

async function sitAsGuest(query = `lobby_url=${encodeURIComponent(LOBBY)}&language=mm`): Promise<string> {
  const reply = await knock(`/demo/jili-golden-owl?${query}`)
  expect(reply.statusCode, reply.body).toBe(302)
  return String(reply.headers.location)
}

test('a guest plays with a million of play money, and no operator hears of it', async () => {
  const path = await sitAsGuest()
  const other = await sitAsGuest()

  expect((await knock(path)).statusCode).toBe(200)
  const { body } = await table.play(path, 'round', { id: 'r1', stake: 200 * KYAT, prize: 50 * KYAT })

  expect(body.balance).toBe(999_850 * KYAT)
  expect((await table.play(path, 'count')).body).toEqual({ counted: 1 })
  expect((await table.play(other, 'balance')).body).toEqual({ balance: 1_000_000 * KYAT })
  expect(table.wallet.calls).toEqual([])
})

test('a stake that the play money does not reach for is refused, and nothing of it stays', async () => {
  const path = await sitAsGuest()

  const answer = await table.play(path, 'round', { id: 'r1', stake: 1_000_000 * KYAT + 1, prize: 0 })

  expect(answer).toMatchObject({ status: 409, body: { code: 1001 } })
  expect((await table.play(path, 'balance')).body).toEqual({ balance: 1_000_000 * KYAT })
})

test('a game that fails gives the stake back, and calls of one seat wait for each other', async () => {
  const path = await sitAsGuest()
  await table.play(path, 'bet', { id: 'r1', stake: 10 * KYAT })

  expect((await table.play(path, 'fail')).status).toBe(500)
  expect((await table.play(path, 'balance')).body).toEqual({ balance: 1_000_000 * KYAT })

  const counts = await Promise.all(Array.from({ length: 8 }, () => table.play(path, 'count')))
  expect(counts.map(({ body }) => body.counted)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test.each([
  ['a game that there is not', 404, `/demo/constructor?lobby_url=${LOBBY}`],
  ['a game under maintenance', 404, `/demo/sv388-golden-spur?lobby_url=${LOBBY}`],
  ['no way back', 400, '/demo/jili-golden-owl'],
  ['a way back to strangers', 400, '/demo/jili-golden-owl?lobby_url=https://evil.example/'],
  ['a way back that would run in our name', 400, '/demo/jili-golden-owl?lobby_url=javascript://operator.example/'],
])('%s opens nothing', async (_what, status, path) => {
  expect((await knock(path)).statusCode).toBe(status)
})

test('a crowd of programs is stopped at the first call', async () => {
  const path = `/demo/jili-golden-owl?lobby_url=${encodeURIComponent(LOBBY)}`

  const replies = await Promise.all(Array.from({ length: 60 }, () => knock(path)))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([302, 429]))
})

test('a seat is kept while it is used; the longest unused is given away when all are taken', () => {
  let now = 0
  const seats = createDemoSeats(() => now)
  const title = findTitle(1091, 'jili-golden-owl')
  if (!title) throw new Error('the title is gone')
  const sit = () => seats.open({ title, language: 'en', lobby_url: LOBBY })
  const [first, second] = [sit(), sit()]

  now += 20 * 60_000
  expect(seats.find(first.token)).toBe(first)
  now += 20 * 60_000
  expect(seats.find(second.token)).toBeNull()
  for (const _ of Array.from({ length: 499 })) sit()
  expect(seats.find(first.token)).toBe(first)
  for (const _ of Array.from({ length: 499 })) sit()
  expect(seats.find(first.token)).toBe(first)
  for (const _ of Array.from({ length: 500 })) sit()

  expect(seats.find(first.token)).toBeNull()
  expect(seats.seatOf(first)).not.toBeNull()
})
