import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { BatcherOverflow, createBatcher } from '../batching/batcher.ts'
import { type Database, openDatabase, pipelined, transaction } from './database.ts'
import { untimed, withinDeadline } from './deadline.ts'
import { Unavailable, UnknownOutcome } from './unavailable.ts'

/** Enough for what has to reach the database within it on a busy machine. */
const SHORT_MS = 1_000
/** Half of it is waited for. */
const LATE_MS = 2_000
const PATIENT_MS = 30_000
/** Each batch that is too large waits for all of it. */
const CROWD_MS = 400

let owner: Database
let proxy: DatabaseProxy
/** Of one connection, so that one that hangs is all there is. */
let db: Database
beforeAll(async () => {
  const url = await freshDatabase(inject('postgres_url'))
  owner = openDatabase(url, { connections: 1, role: 'owner' })
  await owner`create table public.part (key bigint primary key)`
  await owner`grant all on public.part to thazin_server`
  proxy = await openDatabaseProxy(url)
})
beforeEach(() => {
  db = openDatabase(proxy.url, { connections: 1, role: 'thazin_server' })
})
afterEach(async () => {
  proxy.thaw()
  await db.end({ timeout: 0.1 })
  await owner`truncate public.part`
})
afterAll(async () => {
  await proxy.close()
  await owner.end()
})

const keys = async () => (await owner<{ key: bigint }[]>`select key from public.part order by 1`).map(({ key }) => key)
const write = (key: number) => db`insert into public.part values (${key})`
const change = <T>(work: () => Promise<T>, ms = SHORT_MS) => withinDeadline({ ms, changes: true }, work)

test('a statement that writes is its own commit: lost on its way, it may stand', async () => {
  await db`select 1`
  proxy.freeze()
  await expect(change(async () => await write(1))).rejects.toThrow(UnknownOutcome)
})

test('one that reads stands for nothing, and its connection is replaced', async () => {
  const [before] = await db`select pg_backend_pid() as pid`
  proxy.freeze()
  await expect(change(async () => await db`select 1`)).rejects.toThrow(Unavailable)
  proxy.thaw()
  const [after] = await db`select pg_backend_pid() as pid`
  expect(after).not.toEqual(before)
})

test('what has waited for a connection until its time was over is never sent', async () => {
  const holder = await db.reserve()
  await expect(change(async () => await write(2))).rejects.toThrow(Unavailable)
  await expect(change(() => transaction(db, (tx) => tx`insert into public.part values (3)`))).rejects.toThrow(
    Unavailable,
  )
  holder.release()
  await write(4)
  expect(await keys()).toEqual([4n])
})

test('who was told that nothing stands commits nothing afterwards', async () => {
  const work = { ended: Promise.resolve<unknown>(null) }
  const call = change(() => {
    work.ended = transaction(db, async (tx) => {
      await tx`insert into public.part values (5)`
      await sleep(2 * SHORT_MS)
    }).catch((error: unknown) => error)
    return work.ended
  })
  await expect(call).rejects.toThrow(Unavailable)
  expect(await work.ended).toBeInstanceOf(Error)
  await write(6)
  expect(await keys()).toEqual([6n])
})

test('once something was committed, a failure after it may not say that nothing stands', async () => {
  const call = change(async () => {
    await transaction(db, (tx) => tx`insert into public.part values (7)`)
    proxy.freeze()
    await db`select 1`
  })
  await expect(call).rejects.toThrow(UnknownOutcome)
})

test('a write that the database refuses leaves nothing to doubt', async () => {
  await write(8)
  const call = change(async () => {
    await write(8).catch(() => null)
    await transaction(db, (tx) => tx`insert into public.part values (8)`).catch(() => null)
    await pipelined(db, (tx, commitWith) => commitWith([tx`insert into public.part values (8)`])).catch(() => null)
    proxy.freeze()
    await db`select 1`
  })
  await expect(call).rejects.toThrow(Unavailable)
})

test('a transaction in which a failed statement was passed over says that nothing was committed', async () => {
  await write(9)
  const passed_over = transaction(db, async (tx) => {
    await tx`insert into public.part values (9)`.catch(() => null)
  })
  await expect(passed_over).rejects.toThrow('nothing was committed')
})

test('what others do takes nothing of the time', async () => {
  expect(await change(() => untimed(() => sleep(2 * SHORT_MS, 'done')))).toBe('done')
})

test('a batch has the time of its most urgent call, and all of it learn what became of its commit', async () => {
  const place = createBatcher(
    (batch: number[]) =>
      transaction(db, async (tx) => {
        for (const key of batch) await tx`insert into public.part values (${key})`
        return batch
      }),
    { batch_max: 8, in_flight_max: 1, queue_max: 8 },
  )
  await db`select 1`
  proxy.meet({ text: 'commit', is_passed_on: true, then: 'stall' })

  const calls = [change(() => place(10)), change(() => place(11), PATIENT_MS)]

  for (const call of calls) await expect(call).rejects.toThrow(UnknownOutcome)
  await expect.poll(keys).toEqual([10n, 11n])
})

test('a call that has waited for half of its time is not taken along, and holds up no batch', async () => {
  const seen: number[][] = []
  const { promise: is_free, resolve: free } = Promise.withResolvers<void>()
  const place = createBatcher(
    async (batch: number[]) => {
      seen.push(batch)
      if (seen.length === 1) await is_free
      return batch
    },
    { batch_max: 2, in_flight_max: 1, queue_max: 8 },
  )
  const first = place(1)
  await expect.poll(() => seen).toEqual([[1]])
  const late = change(() => place(2), LATE_MS)
  const patient = [3, 4].map((number) => change(() => place(number), PATIENT_MS))
  // Its second half is as long as a machine that is busy may need to go on.
  setTimeout(free, LATE_MS / 2 + 1)

  await expect(late).rejects.toThrow(BatcherOverflow)
  expect(await Promise.all([first, ...patient])).toEqual([1, 3, 4])
  // It leaves no empty place in the next batch either.
  expect(seen).toEqual([[1], [3, 4]])
})

test('while large batches are not done in their time smaller ones are made, and larger ones again afterwards', async () => {
  const sizes: number[] = []
  let is_slow = true
  const place = createBatcher(
    async (batch: number[]) => {
      sizes.push(batch.length)
      // As a database that takes its time for each.
      if (is_slow && batch.length > 4) await db`select pg_sleep(${PATIENT_MS / 1_000})`
      return batch
    },
    { batch_max: 32, in_flight_max: 1, queue_max: 100 },
  )
  const askAll = () =>
    Promise.allSettled(Array.from({ length: 32 }, (_, number) => change(() => place(number), CROWD_MS)))

  const answers: PromiseSettledResult<number>[] = []
  while (!answers.some(({ status }) => status === 'fulfilled')) answers.push(...(await askAll()))
  expect(sizes.slice(0, 4)).toEqual([32, 16, 8, 4])
  is_slow = false
  await expect
    .poll(async () => {
      await askAll()
      return Math.max(...sizes.slice(-4))
    })
    .toBe(32)
})
