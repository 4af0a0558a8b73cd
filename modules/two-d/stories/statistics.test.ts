import { beforeAll, expect, test } from 'vitest'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { misfits } from '#tests/e2e/harness/read-page.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import { declareTestDraw, openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { TwoDSession } from '#two-d/contract/player.ts'

/** A year of results is counted for everybody, as a picture with its table. */
const site = openSite()
const SILENT = [/twod-live answered 503$/, /twod-capacity answered \d+$/]
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

async function plant(days_ago: number, session: TwoDSession, number: string): Promise<void> {
  const { id } = await openTestDraw(site.app.owner_db, { session })
  await site.app.owner_db`update two_d.draw set game_date = two_d.today() - ${days_ago}::integer where id = ${id}`
  await declareTestDraw(site.app.owner_db, id, number)
}

beforeAll(async () => {
  await plant(8, 'morning', '34')
  await plant(8, 'evening', '12')
  await plant(1, 'morning', '55')
  await plant(1, 'evening', '12')
})

test.each(['en', 'mm'] as const)('the statistics of a year, in %s', { timeout: 120_000 }, async (language) => {
  const { twoD, statistics } = await wordsOf(language)
  const page = await site.visit({ language, allows: SILENT })
  await open(page, '/2d/results')
  await page.getByRole('link', { name: twoD.live.statistics }).click()
  await page.waitForURL('**/2d/statistics')

  await page.getByText(statistics.no_forecast).waitFor()
  const span = page.getByRole('status').filter({ hasText: ' – ' })
  const numbers = page.getByRole('region', { name: twoD.bet.numbers })
  const shaded = (shade: number) => numbers.locator(`div > span[data-shade="${shade}"]`).allInnerTexts()
  const rows = () => numbers.getByRole('row').allInnerTexts()
  await span.filter({ hasText: '4' }).waitFor()
  expect((await shaded(4)).map((text) => text.replace(/\s+/g, ' '))).toEqual(['12 2'])
  expect((await shaded(2)).map((text) => text.replace(/\s+/g, ' '))).toEqual(['34 1', '55 1'])

  await numbers.getByText(statistics.as_table).click()
  expect((await rows())[1]).toMatch(/^12\s+2\s+.*\s+0$/)
  expect(await rows()).toHaveLength(101)
  const heads = page.getByRole('region', { name: statistics.heads })
  expect(await heads.getByRole('row').allInnerTexts()).toEqual(
    expect.arrayContaining(
      ['1\t2', '3\t1', '5\t1', '0\t0'].map((row) => expect.stringMatching(row.replace('\t', '\\s+'))),
    ),
  )
  const doubles = page.getByRole('region', { name: twoD.quick.sets.doubles })
  await doubles.getByText(statistics.doubles_of('1', '4')).waitFor()

  await page.getByRole('button', { name: '12:00 PM' }).click()
  await span.filter({ hasText: '2' }).waitFor()
  expect((await rows()).slice(1, 4).map((row) => row.slice(0, 2))).toEqual(['34', '55', '00'])
  await numbers.getByRole('button', { name: statistics.ago }).click()
  expect((await rows())[1]).toMatch(/^00\s+0\s+–\s+–$/)
  expect((await rows()).at(-1)).toMatch(/^55\s+1\s+.*\s+0$/)

  expect(await faultsOfAxe(page)).toEqual([])
  for (const size of SCREENS) {
    await page.setViewportSize(size)
    expect(await misfits(page)).toEqual([])
  }
})

test('the live page leads to them', async () => {
  const { twoD } = await wordsOf('en')
  const page = await site.visit({ allows: SILENT })
  await open(page, '/2d')

  await page.getByRole('link', { name: twoD.live.statistics }).click()

  await page.waitForURL('**/2d/statistics')
  await page.getByRole('heading', { name: '2D statistics', level: 1 }).waitFor()
})

test('without them the page says so, and tries again', async () => {
  const page = await site.visit({ expects: [/^GET \/api\/twod-statistics answered 503$/] })
  await page.route('**/api/twod-statistics', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
  await open(page, '/2d/statistics')
  await page.getByText('The statistics couldn’t be loaded.').waitFor()

  await page.unroute('**/api/twod-statistics')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('region', { name: 'Numbers 00 to 99' }).waitFor()
})
