import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { declareTestDraw, openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDStatistics, TwoDStatisticsGroup } from '#two-d/contract/draws.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A draw of so many days ago, and what it came to. */
async function plant(days_ago: number, session: TwoDSession, number: string): Promise<number> {
  const { id } = await openTestDraw(app.owner_db, { session })
  await app.owner_db`update two_d.draw set game_date = two_d.today() - ${days_ago}::integer where id = ${id}`
  await declareTestDraw(app.owner_db, id, number)
  return id
}

async function read(): Promise<TwoDStatistics> {
  const { status, body } = await app.call('GET', '/api/twod-statistics')
  expect(status).toBe(200)
  return body.data as TwoDStatistics
}

async function dayAgo(days_ago: number): Promise<string> {
  const [row] = await app.owner_db<{ day: string }[]>`select (two_d.today() - ${days_ago}::integer)::text as day`
  return row?.day ?? ''
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
const groupOf = ({ groups }: TwoDStatistics, session: TwoDSession | null, weekday: number | null) =>
  groups.find((group) => group.session === session && group.weekday === weekday)
/** "12 ×2, 3 since 2026-11-20" */
const written = (group: TwoDStatisticsGroup | undefined) =>
  group?.numbers.map(({ num, count, last_on, draws_since }) => `${num} ×${count}, ${draws_since} since ${last_on}`)

test('without a result there is no group, and the days are those of a year', async () => {
  expect(await read()).toEqual({ from: await dayAgo(364), until: await dayAgo(0), groups: [] })
})

test('a year of results is counted by number, session and weekday; a corrected one by its last version', async () => {
  await plant(365, 'morning', '12')
  await plant(364, 'morning', '12')
  await plant(8, 'morning', '34')
  await plant(8, 'evening', '12')
  await plant(1, 'morning', '55')
  const wrong = await plant(1, 'evening', '34')
  const [year, week, yesterday] = [await dayAgo(364), await dayAgo(8), await dayAgo(1)]
  await expect
    .poll(async () => written(groupOf(await read(), null, null)))
    .toEqual([`12 ×2, 2 since ${week}`, `34 ×2, 0 since ${yesterday}`, `55 ×1, 1 since ${yesterday}`])

  await declareTestDraw(app.owner_db, wrong, '07')

  await expect
    .poll(async () => written(groupOf(await read(), null, null)))
    .toEqual([
      `07 ×1, 0 since ${yesterday}`,
      `12 ×2, 2 since ${week}`,
      `34 ×1, 3 since ${week}`,
      `55 ×1, 1 since ${yesterday}`,
    ])
  const statistics = await read()
  expect(groupOf(statistics, null, null)?.draws).toBe(5)
  expect(written(groupOf(statistics, 'morning', null))).toEqual([
    `12 ×1, 2 since ${year}`,
    `34 ×1, 1 since ${week}`,
    `55 ×1, 0 since ${yesterday}`,
  ])
  expect(written(groupOf(statistics, 'evening', null))).toEqual([
    `07 ×1, 0 since ${yesterday}`,
    `12 ×1, 1 since ${week}`,
  ])
  // A week, and a year of whole weeks, lead to the same weekday.
  expect(groupOf(statistics, null, weekdayOf(yesterday))).toMatchObject({ draws: 4 })
  expect(written(groupOf(statistics, null, weekdayOf(year)))).toEqual([`12 ×1, 0 since ${year}`])
  expect(statistics.groups).toHaveLength(5)
})

test('a draw that was called off is none', async () => {
  const { id } = await openTestDraw(app.owner_db, { session: 'evening' })
  await app.owner_db`
    update two_d.draw set status = 'void', void_reason = 'no trade', voided_at = now(), game_date = two_d.today() - 2
    where id = ${id}`

  expect(groupOf(await read(), null, null)?.draws).toBe(5)
})
