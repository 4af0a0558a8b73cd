import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/server/database/database.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#tests/support/app/start-test-app.ts'
import { eventsOf } from '#tests/support/use-cases/events.ts'
import { forgetEvents, recordEvents } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Recorded = Parameters<typeof recordEvents>[1][number]

const given = ({ id: player_id }: TestPlayer, amount: number, cause_id: string = randomUUID()): Recorded => ({
  player_id,
  cause_id,
  kind: 'bonus.given',
  content: { amount, was_reviewed: true },
})

/** A transaction that has written an event and waits: `end` commits it, or rolls it back. */
function openTransaction(event: Recorded) {
  const { promise: written, resolve: noteWritten } = Promise.withResolvers<void>()
  const { promise: decided, resolve: decide } = Promise.withResolvers<boolean>()
  const ended = transaction(app.worker_db, async (tx) => {
    await recordEvents(tx, [event])
    noteWritten()
    if (!(await decided)) throw new Error('undone')
  }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === 'undone')) throw error
  })
  const end = async (outcome: 'commit' | 'undo') => {
    decide(outcome === 'commit')
    await ended
  }
  return { written, end }
}

/** Reads on from the number that it has come to, as a page does. */
function openReader(player: TestPlayer) {
  let position = 0
  return async () => {
    const fresh = (await eventsOf(app, player)).filter(({ number }) => number > position)
    position = fresh.at(-1)?.number ?? position
    return fresh.map(({ content }) => content.amount)
  }
}

test('a reader of one player misses nothing while a later transaction commits first', async () => {
  const [slow, quick] = [await app.player(), await app.player()]
  const [readSlow, readQuick] = [openReader(slow), openReader(quick)]
  const first = openTransaction(given(slow, 1))
  await first.written
  const second = openTransaction(given(quick, 2))
  await second.written

  await second.end('commit')
  expect([await readSlow(), await readQuick()]).toEqual([[], [2]])
  await first.end('commit')

  expect([await readSlow(), await readQuick()]).toEqual([[1], []])
})

test('the events of one player are committed in the order of their numbers', async () => {
  const player = await app.player()
  const read = openReader(player)
  const first = openTransaction(given(player, 1))
  await first.written
  const second = openTransaction(given(player, 2))
  let is_second_written = false
  void second.written.then(() => {
    is_second_written = true
  })

  await sleep(200)
  // The later one waits: it could not be read before the earlier one.
  expect([is_second_written, await read()]).toEqual([false, []])
  await first.end('commit')
  await second.written
  expect(await read()).toEqual([1])
  await second.end('commit')

  expect(await read()).toEqual([2])
})

test('a transaction that is rolled back leaves no event and no gap', async () => {
  const player = await app.player()
  const undone = openTransaction(given(player, 1))
  await undone.written
  const second = openTransaction(given(player, 2))

  await undone.end('undo')
  await second.written
  await second.end('commit')

  expect(await eventsOf(app, player)).toEqual([
    { number: 1, kind: 'bonus.given', content: { amount: 2, was_reviewed: true } },
  ])
})

test('the events of a batch are numbered for each player in their order', async () => {
  const [one, other] = [await app.player(), await app.player()]
  const batch = [given(other, 1), given(one, 2), given(other, 3), given(one, 4), given(other, 5)]

  await transaction(app.worker_db, (tx) => recordEvents(tx, batch))
  await transaction(app.worker_db, (tx) => recordEvents(tx, [given(one, 6)]))
  await transaction(app.worker_db, (tx) => recordEvents(tx, []))

  const read = async (player: TestPlayer) =>
    (await eventsOf(app, player)).map(({ number, content }) => [number, content.amount])
  expect(await read(one)).toEqual([
    [1, 2],
    [2, 4],
    [3, 6],
  ])
  expect(await read(other)).toEqual([
    [1, 1],
    [2, 3],
    [3, 5],
  ])
})

test('batches with the same players in any order do not block each other for good', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => app.player()))
  const forward = () => players.map((player) => given(player, 1))
  const batches = Array.from({ length: 20 }, (_, round) => (round % 2 > 0 ? forward() : forward().toReversed()))

  await Promise.all(batches.map((batch) => transaction(app.worker_db, (tx) => recordEvents(tx, batch))))

  for (const player of players) {
    expect((await eventsOf(app, player)).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    )
  }
})

test('a cause has one event of a kind, and an event stays as it is', async () => {
  const player = await app.player()
  const cause_id = randomUUID()
  const record = () => transaction(app.worker_db, (tx) => recordEvents(tx, [given(player, 1, cause_id)]))
  await record()

  await expect(record()).rejects.toThrow('event_cause_id_kind_key')
  await expect(app.owner_db`update outbox.event set content = '{}'`).rejects.toThrow('an event stays as it was written')
  expect(await eventsOf(app, player)).toHaveLength(1)
})

test('events of more than 90 days are forgotten, and their numbers are not given again', async () => {
  const player = await app.player()
  for (const amount of [1, 2]) await transaction(app.worker_db, (tx) => recordEvents(tx, [given(player, amount)]))
  await app.owner_db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      update outbox.event set created_at = now() - interval '91 days' where player_id = ${player.id} and number = 1`
    await tx`
      update outbox.event set created_at = now() - interval '89 days' where player_id = ${player.id} and number = 2`
  })

  await forgetEvents(app.worker_db)
  await transaction(app.worker_db, (tx) => recordEvents(tx, [given(player, 3)]))

  expect((await eventsOf(app, player)).map(({ number }) => number)).toEqual([2, 3])
})
