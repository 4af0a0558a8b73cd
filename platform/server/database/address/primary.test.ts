import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onServer, type StandbyPair, startStandbyPair } from '#tests/support/database/standby-pair.ts'
import { type Database, openDatabase } from '../database.ts'
import { isUnanswered, isUnavailable } from '../unavailable.ts'
import { parseDatabaseAddress } from './database-address.ts'
import { ConnectionEnded } from './database-socket.ts'
import { connectOptions } from './driver-options.ts'
import { PrimaryFinder } from './primary.ts'
import { readSeenTimelines } from './seen-timelines.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }

const timeline_file = join(mkdtempSync(join(tmpdir(), 'thazin-timelines-')), 'data', 'timelines.json')
let pair: StandbyPair
let db: Database
beforeAll(async () => {
  pair = await startStandbyPair()
  db = openDatabase(pair.url, { connections: 3, role: 'owner', access: 'by_key' })
  await db`create table public.note (text text primary key)`
  await db`create schema environment`
  await db`
    create table environment.primary_timeline (
      system_identifier text primary key, timeline integer not null, seen_at timestamptz not null default now())`
  await new PrimaryFinder(parseDatabaseAddress(pair.url)).find()
}, 60_000)
afterAll(async () => {
  await db.end({ timeout: 1 })
  await pair.stop()
}, 60_000)

/** The errors that a caller would get as 500. */
const faults: unknown[] = []
const write = (text: string) =>
  db`insert into public.note values (${text}) on conflict do nothing`.then(
    () => true,
    (error: unknown) => {
      if (!isUnavailable(error)) faults.push(error)
      return false
    },
  )
const notes = (server: { url: string }) =>
  onServer(server, async (on) =>
    (await on<{ text: string }[]>`select text from public.note order by 1`).map((row) => row.text),
  )

test('each connection leads to the primary, of both drivers', async () => {
  const reversed = pair.url.replace(/@([^,]+),([^/]+)/, '@$2,$1')
  const port = Number(new URL(pair.primary.url).port)
  for (const url of [pair.url, reversed]) {
    const own = openDatabase(url, { connections: 1, role: 'owner' })
    const client = new Client(connectOptions(parseDatabaseAddress(url)))
    await client.connect()

    expect((await own<{ port: number }[]>`select inet_server_port() as port`)[0]?.port).toBe(port)
    expect((await client.query<{ port: number }>('select inet_server_port() as port')).rows[0]?.port).toBe(port)
    await Promise.all([own.end(), client.end()])
  }
})

test('a promoted standby is found, and the former primary is never written to again', async () => {
  expect(await write('before')).toBe(true)
  process.kill(pair.primary.pid, 'SIGKILL')
  await pair.primary.ended
  await pair.promote()

  await expect.poll(() => write('after'), PATIENCE).toBe(true)
  const former = await pair.startFormer()
  // Both take writes now: a new connection leads to the one of the later timeline.
  const fresh = openDatabase(pair.url, { connections: 1, role: 'owner' })
  const [row] = await fresh<{ port: number }[]>`select inet_server_port() as port`
  expect(row?.port).toBe(Number(new URL(pair.standby.url).port))
  await fresh.end()
  // The higher timeline is kept for the programs that start after this one.
  await new PrimaryFinder({ ...parseDatabaseAddress(pair.url), timeline_file }).find()
  expect(Object.values(readSeenTimelines(timeline_file))).toEqual([2])
  const kept = await onServer(pair.standby, (on) => on`select timeline from environment.primary_timeline`)
  expect(kept).toEqual([{ timeline: 2 }])
  expect(await onServer(former, (on) => on`select timeline from environment.primary_timeline`)).toEqual([
    { timeline: 1 },
  ])
  // Longer than the time between two looks for the primary.
  for (let turn = 0; turn < 20; turn++) {
    expect(await write(`turn ${String(turn).padStart(2, '0')}`)).toBe(true)
    await sleep(150)
  }

  expect(await notes(former)).toEqual(['before'])
  expect(await notes(pair.standby)).toContain('turn 19')
  // The new primary is stalled. A program that starts now and knows nothing would take the former one.
  const address = parseDatabaseAddress(pair.url)
  process.kill(pair.standby.pid, 'SIGSTOP')
  try {
    const unaware = await new PrimaryFinder(address).find()
    expect(unaware.port).toBe(Number(new URL(former.url).port))
    const aware = new PrimaryFinder({ ...address, timeline_file })
    await expect(aware.find()).rejects.toThrow(
      /:\d+ is a former primary: it is on timeline 1, and timeline 2 was seen before; .* does not answer/,
    )
    process.kill(pair.standby.pid, 'SIGCONT')
    await expect
      .poll(async () => (await aware.find().catch(() => null))?.port, PATIENCE)
      .toBe(Number(new URL(pair.standby.url).port))
  } finally {
    process.kill(pair.standby.pid, 'SIGCONT')
  }
  // A host whose data tell of a higher timeline is none either, wherever the program starts.
  await onServer(pair.standby, (on) => on`update environment.primary_timeline set timeline = 3`)
  await expect(new PrimaryFinder(address).find()).rejects.toThrow('is on timeline 2, and timeline 3 was seen before')
  await onServer(pair.standby, (on) => on`update environment.primary_timeline set timeline = 2`)
  // Where the new primary is gone, the other timeline is no way out.
  await pair.standby.stop()
  expect(await write('to nobody')).toBe(false)
  expect(faults).toEqual([])
  expect(await notes(former)).toEqual(['before'])
}, 90_000)

test('a connection that ends because another host is the primary is one that was lost', () => {
  expect(isUnanswered(new ConnectionEnded('another host is the primary now'))).toBe(true)
})
