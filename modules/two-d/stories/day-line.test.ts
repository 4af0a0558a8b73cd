import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { misfits } from '#tests/e2e/harness/read-page.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import type { TwoDSlip } from '#two-d/contract/player.ts'
import { live, RESULTS, slip } from './two-d-answers.ts'

/** The live page has the day as one line: its draws, and the player's slips in each. */
const site = openSite()
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const [MORNING, EVENING] = live().draws
if (!MORNING || !EVENING) throw new Error('the example has two draws')

/** In Yangon, so many days from today. */
const day = (days: number) => new Date(Date.now() + (days * 24 + 6.5) * 3_600_000).toISOString().slice(0, 10)
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function answer(page: Page, path: string, data: unknown): Promise<void> {
  const json = { status: 'Request was successful.', message: '', data }
  await page.route(`**/api/${path}`, (route) => route.fulfill({ json }))
}

const line = (page: Page, name = 'Draws of the day') => page.getByRole('region', { name })
const words = async (page: Page) =>
  (await line(page).getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

async function visit(more: Partial<TwoDLive>, slips: Record<'morning' | 'evening', TwoDSlip[]> | null = null) {
  const page = await site.visit(slips ? { as: await site.app.player({}) } : {})
  await answer(page, 'twod-live', { ...live(), ...more })
  if (slips) await answer(page, 'twod-bet-slips?*', slips.morning)
  if (slips) await answer(page, 'evening-twod-bet-slips?*', slips.evening)
  await open(page, '/2d')
  return page
}

test('a draw that is over has its number, the next one counts down, and the player’s slips have their state', async () => {
  const today = day(0)
  const done = { ...MORNING, game_date: today, is_open: false, status: 'settled' as const, number: '47' }
  const next = { ...EVENING, game_date: today, cutoff_at: new Date(Date.now() + 1_800_000).toISOString() }
  const own = (more: Partial<TwoDSlip>) => ({ ...slip(1, true), total_bet_amount: 500, ...more, game_date: today })
  const page = await visit(
    { draws: [done, next] },
    {
      morning: [own({ status: 'won', win_amount: 8_000 }), own({ status: 'lost', win_amount: 0, slip_no: 'M-2' })],
      evening: [own({ session: 'evening', status: 'pending', slip_no: 'E-1' })],
    },
  )

  await eventually(() => words(page)).toEqual([
    '12:00 PM 47 2 slips Won',
    expect.stringMatching(/^04:30 PM Closes \d\d:\d\d [AP]M in (?:29|30):\d\d 1 slip Pending$/),
  ])
  await line(page).getByRole('link', { name: '1 slip Pending' }).click()
  await page.waitForURL('**/evening-bet-slip')
})

test('of a day without a draw it says when the market opens, and a guest sees no slips', async () => {
  const next = { ...MORNING, game_date: '2026-12-07', cutoff_at: later(2) }
  const page = await visit({ draws: [next], holiday: { date: day(0), name: 'Weekend' } })

  await eventually(() => words(page)).toEqual(['12:00 PM Market opens Mon 09:30 AM'])
})

test('in the evening it keeps today’s numbers, and names the next day', async () => {
  const draws = [MORNING, EVENING].map((each) => ({ ...each, game_date: '2026-12-07', cutoff_at: later(2) }))
  const page = await site.visit()
  const results = (['evening', 'morning'] as const).flatMap((session) =>
    RESULTS.map((each) => ({ ...each, session, game_date: day(0) })),
  )
  await answer(page, 'twod-results?*', results)
  await answer(page, 'twod-live', { ...live(), draws })
  await open(page, '/2d')

  await eventually(() => words(page)).toEqual(['12:00 PM 91', '04:30 PM 91', '12:00 PM Market opens Mon 09:30 AM'])
})

test.each(['en', 'mm', 'zh', 'th'] as const)('three draws with slips fit every screen, in %s', async (language) => {
  const { day: texts } = await wordsOf(language)
  const draws = [MORNING, EVENING].map((each) => ({ ...each, game_date: '2026-12-07', cutoff_at: later(2) }))
  const page = await site.visit({ as: await site.app.player({}), language })
  const results = (['evening', 'morning'] as const).flatMap((session) =>
    RESULTS.map((each) => ({ ...each, session, game_date: day(0) })),
  )
  await answer(page, 'twod-results?*', results)
  await answer(page, 'twod-live', { ...live(), draws })
  await answer(page, 'twod-bet-slips?*', [slip(1, true)])
  await answer(page, 'evening-twod-bet-slips?*', [])
  await open(page, '/2d')
  await line(page, texts.day).getByText(texts.slips('1')).first().waitFor()

  for (const size of SCREENS) {
    await page.setViewportSize(size)
    expect(await misfits(page)).toEqual([])
  }
})
