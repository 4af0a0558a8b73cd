import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Inbox, InboxNews } from '#inbox/contract/player.ts'
import { INBOX_PAGE_SIZE, NEWS_MAX, UNREAD_COUNT_MAX } from '#inbox/contract/rules.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { transaction } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** So many bonuses of 1, 2, 3 … kyat. */
async function giveBonuses({ id: player_id }: TestPlayer, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, place) => ({
    player_id,
    cause_id: randomUUID(),
    kind: 'bonus.given' as const,
    content: { amount: place + 1, was_reviewed: true },
  }))
  await transaction(app.worker_db, (tx) => recordEvents(tx, events))
}

const inboxOf = async ({ token }: TestPlayer, query = '') =>
  (await app.call('GET', `/api/inbox${query}`, { token })).body.data as Inbox
const newsOf = async ({ token }: TestPlayer, since?: number) =>
  (await app.call('GET', `/api/inbox/news${since === undefined ? '' : `?since=${since}`}`, { token })).body
    .data as InboxNews
const markRead = ({ token }: TestPlayer, up_to: unknown) =>
  app.call('POST', '/api/inbox/read', { token, body: { up_to } })
const numbersOf = ({ events }: Pick<Inbox, 'events'>) => events.map(({ number }) => number)
const countDown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, place) => from - place)

test('a player without events has an empty inbox', async () => {
  const player = await app.player()

  expect(await inboxOf(player)).toEqual({ events: [], next: null, newest: 0, read_up_to: 0, unread: 0 })
  expect(await newsOf(player, 0)).toEqual({ events: [], newest: 0, read_up_to: 0, unread: 0 })
  expect((await markRead(player, 5)).body.data).toEqual({ newest: 0, read_up_to: 0, unread: 0 })
})

test('the inbox is read page by page, newest first, and a page has a size', async () => {
  const player = await app.player()
  await giveBonuses(player, 2 * INBOX_PAGE_SIZE + 1)

  const first = await inboxOf(player)
  const second = await inboxOf(player, `?after=${first.next}`)
  const third = await inboxOf(player, `?after=${second.next}`)

  expect([first, second, third].map(numbersOf)).toEqual([countDown(41, 22), countDown(21, 2), [1]])
  expect(third.next).toBeNull()
  expect(first.events[0]).toEqual({
    number: 41,
    kind: 'bonus.given',
    content: { amount: 41, was_reviewed: true },
    created_at: expect.stringMatching(/Z$/),
  })
})

test.each([
  ['GET', '/api/inbox?after=-1', undefined, 'after'],
  ['GET', '/api/inbox?after=1%20or%201', undefined, 'after'],
  ['GET', '/api/inbox?after=9999999999999999999', undefined, 'after'],
  ['GET', '/api/inbox/news?since=x', undefined, 'since'],
  ['GET', '/api/inbox/news?since=9999999999999999', undefined, 'since'],
  ['POST', '/api/inbox/read', { up_to: 0 }, 'up_to'],
  ['POST', '/api/inbox/read', { up_to: 9_007_199_254_740_992 }, 'up_to'],
  ['POST', '/api/inbox/read', { up_to: 1, player_id: '7' }, 'player_id'],
] as const)('%s %s with %j is refused by the name of its field', async (method, path, body, field) => {
  const { token } = await app.player()

  const reply = await app.call(method, path, body === undefined ? { token } : { token, body })

  expect(reply.status, reply.text).toBe(422)
  expect(Object.keys(reply.body.errors ?? {})).toEqual([field])
})

test('an inbox is its player’s alone, and nobody’s without a session', async () => {
  const [player, other] = [await app.player(), await app.player()]
  await giveBonuses(player, 2)

  await markRead(other, 2)

  expect(await inboxOf(other)).toMatchObject({ events: [], unread: 0 })
  expect(await newsOf(other, 0)).toMatchObject({ events: [], unread: 0 })
  expect(await inboxOf(player)).toMatchObject({ read_up_to: 0, unread: 2 })
  for (const path of ['/api/inbox', '/api/inbox/news']) expect((await app.call('GET', path)).status).toBe(401)
  expect((await app.call('POST', '/api/inbox/read', { body: { up_to: 1 } })).status).toBe(401)
})

test('what is read is read on every device, and no device takes it back', async () => {
  const player = await app.player()
  await giveBonuses(player, 5)
  expect(await newsOf(player)).toMatchObject({ newest: 5, unread: 5 })

  expect((await markRead(player, 3)).body.data).toEqual({ newest: 5, read_up_to: 3, unread: 2 })
  expect((await markRead(player, 2)).body.data).toEqual({ newest: 5, read_up_to: 3, unread: 2 })
  expect((await markRead(player, 99)).body.data).toEqual({ newest: 5, read_up_to: 5, unread: 0 })
  await giveBonuses(player, 1)

  expect(await inboxOf(player)).toMatchObject({ newest: 6, read_up_to: 5, unread: 1 })
})

test('news are those after the number that the page knows, and a few at most', async () => {
  const player = await app.player()
  await giveBonuses(player, 5)

  // A page that knows nothing is told nothing: the inbox has it.
  expect(numbersOf(await newsOf(player))).toEqual([])
  expect(numbersOf(await newsOf(player, 0))).toEqual(countDown(5, 6 - NEWS_MAX))
  expect(numbersOf(await newsOf(player, 4))).toEqual([5])
  expect(numbersOf(await newsOf(player, 5))).toEqual([])
  expect(numbersOf(await newsOf(player, 77))).toEqual([])

  // Read on another device meanwhile.
  await markRead(player, 4)
  expect(numbersOf(await newsOf(player, 0))).toEqual([5])
})

test('unread events are counted up to a limit', async () => {
  const player = await app.player()
  await giveBonuses(player, UNREAD_COUNT_MAX + 5)

  expect(await newsOf(player, 0)).toMatchObject({ newest: UNREAD_COUNT_MAX + 5, unread: UNREAD_COUNT_MAX })
})

test('events of more than 90 days are not shown, also where they are still there', async () => {
  const player = await app.player()
  await giveBonuses(player, 2)
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update outbox.event set created_at = now() - interval '91 days' where player_id = ${player.id} and number = 1`
  })

  expect(await inboxOf(player)).toMatchObject({ events: [{ number: 2 }], unread: 1 })
})

test('a player who marks without end is refused for a while', async () => {
  const player = await app.player()

  const replies = await Promise.all(Array.from({ length: 60 }, () => markRead(player, 1)))

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
})
