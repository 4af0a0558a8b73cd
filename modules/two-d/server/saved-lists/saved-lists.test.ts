import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import type { TwoDSavedList } from '#two-d/contract/saved-lists.ts'

let app: TestApp
let player: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  player = await app.player()
})
afterAll(() => app.close())

const save = (name: unknown, amounts: unknown, { token } = player) =>
  app.call('POST', '/api/twod-lists', { token, body: { name, amounts } })
const remove = (id: string, { token } = player) => app.call('POST', `/api/twod-lists/${id}/remove`, { token, body: {} })
async function lists({ token } = player): Promise<TwoDSavedList[]> {
  const reply = await app.call('GET', '/api/twod-lists', { token })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data as TwoDSavedList[]
}
const names = async (who = player) => (await lists(who)).map(({ name }) => name)
const BIRTHDAY = [
  { num: '12', amount: 500 },
  { num: '07', amount: 100 },
]

test('a list has its numbers, stakes and sum, and the newest is the first', async () => {
  await save('Mother', BIRTHDAY)
  const reply = await save('  မွေးနေ့ \u200b 12 ', [{ num: '99', amount: 999_999_999 }])

  expect(reply.body.data).toEqual(await lists())
  expect(await lists()).toMatchObject([
    { name: 'မွေးနေ့ 12', amounts: [{ num: '99', amount: 999_999_999 }], total_amount: 999_999_999 },
    {
      name: 'Mother',
      amounts: [
        { num: '07', amount: 100 },
        { num: '12', amount: 500 },
      ],
      total_amount: 600,
    },
  ])
})

test('a name stands for one list: saved again it has the new numbers, once when twenty copies race', async () => {
  await save('Mother', BIRTHDAY)
  await Promise.all(Array.from({ length: 19 }, () => save('Mother', [{ num: '55', amount: 200 }])))

  expect(await lists()).toMatchObject([{ name: 'Mother', amounts: [{ num: '55', amount: 200 }], total_amount: 200 }])
})

test('there are at most twenty, also when they are saved at once, and the next is refused', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_, place) => save(`List ${place}`, BIRTHDAY)))
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  // The twenty have used up the calls of this moment.
  await expect
    .poll(async () => (await save('One more', BIRTHDAY)).body, { timeout: 20_000, interval: 1_000 })
    .toMatchObject({ code: 'too_many_lists', message: 'You have 20 saved lists. Remove one first.' })

  expect(await names()).toHaveLength(20)
  expect(await names()).not.toContain('One more')
}, 30_000)

test('a list is removed, and removing it again changes nothing', async () => {
  await save('Mother', BIRTHDAY)
  await save('Father', BIRTHDAY)
  const [first] = await lists()

  await remove(first?.id ?? '')
  const again = await remove(first?.id ?? '')

  expect(again.status).toBe(200)
  expect(await names()).toEqual(['Mother'])
})

test('another player has none of them, and removes none', async () => {
  const other = await app.player()
  await save('Mother', BIRTHDAY)
  const [mine] = await lists()

  expect(await names(other)).toEqual([])
  expect((await remove(mine?.id ?? '', other)).status).toBe(200)
  expect(await names()).toEqual(['Mother'])
  expect((await app.call('GET', '/api/twod-lists', {})).status).toBe(401)
})

test.each([
  ['no name', '', BIRTHDAY, 'name'],
  ['a name that shows nothing', ' \u200b ', BIRTHDAY, 'name'],
  ['a name that is too long', 'x'.repeat(41), BIRTHDAY, 'name'],
  ['a name that is no text', 7, BIRTHDAY, 'name'],
  ['no numbers', 'Mother', [], 'amounts'],
  ['numbers that are no list', 'Mother', 'x', 'amounts'],
  ['more numbers than there are', 'Mother', Array.from({ length: 101 }, () => BIRTHDAY[0]), 'amounts'],
  ['three digits', 'Mother', [{ num: '123', amount: 100 }], 'amounts'],
  ['a part of a kyat', 'Mother', [{ num: '12', amount: 100.5 }], 'amounts'],
  ['nothing on a number', 'Mother', [{ num: '12', amount: 0 }], 'amounts'],
])('%s is refused by the name of the field, and changes nothing', async (_what, name, amounts, field) => {
  const reply = await save(name, amounts)

  expect(reply.status, reply.text).toBe(422)
  expect(Object.keys(reply.body.errors ?? {}).join()).toContain(field)
  expect(await lists()).toEqual([])
})
