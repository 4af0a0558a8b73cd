import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'

const site = openSite()

const ROLL = /\d \(ours\) \+ \d \(yours\) = \d+ → \d/
/** Even odds: so many rolls without a win or without a loss do not happen. */
const ROLLS_MAX = 60

async function place(player: TestPlayer, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const body = { bet_type: 'digit', digit: count % 10, rolled_number: 3, bet_amount: 10, multiplier: 5 }
    const reply = await site.app.call('POST', '/api/digitbet', { token: player.token, body })
    expect(reply.status, reply.text).toBe(200)
  }
}

/** Newest first. */
async function rollsOf(player: TestPlayer): Promise<string[]> {
  const rows = await site.app.owner_db<{ roll: number }[]>`
    select roll from digit_bet.bet where player_id = ${player.id} order by n desc`
  return rows.map(({ roll }) => String(roll))
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const panel = (page: Page) => main(page).locator('section').first()
const rim = (page: Page) => panel(page).locator('svg[viewBox="-100 -100 200 200"]')
const marks = (page: Page) => rim(page).locator('text').allTextContents()
const rollNow = (page: Page) => main(page).getByRole('button', { name: /^Roll/ })

test('the rim shows the last twenty rolls; it lands while the answer is there, and the next roll is pressed meanwhile', async () => {
  const player = await site.app.player({ game: kyat(100_000) })
  await place(player, 25)
  const page = await site.visit({ as: player })
  await open(page, '/digitbet')
  await eventually(() => marks(page)).toEqual((await rollsOf(player)).slice(0, 20))

  await button(page, 'Small 0–4').click()
  await rollNow(page).click()
  await panel(page).getByText(ROLL).waitFor()
  const landing = await rim(page).evaluate((svg) =>
    svg.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
  )
  expect([[700], []]).toContainEqual(landing)
  expect(await button(page, 'Big 5–9').isEnabled()).toBe(true)
  await button(page, 'Big 5–9').click()
  await rollNow(page).click()
  await eventually(async () => (await rollsOf(player)).length).toBe(27)
  await eventually(() => marks(page)).toEqual((await rollsOf(player)).slice(0, 20))
})

test('without motion the dial is still, and a gain stands there at once', async () => {
  const player = await site.app.player({ game: kyat(100_000) })
  const page = await site.visit({ as: player, context: { reducedMotion: 'reduce' } })
  await open(page, '/digitbet')

  for (let rolls = 0; rolls < ROLLS_MAX; rolls++) {
    await button(page, 'Small 0–4').click()
    await rollNow(page).click()
    await panel(page).getByText(ROLL).waitFor()
    const durations = await rim(page).evaluate((svg) =>
      svg.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    )
    expect(Math.max(0, ...durations)).toBeLessThan(1)
    if ((await panel(page).getByText('Small won.').count()) === 1) break
  }
  await panel(page).getByText('+90 Ks', { exact: true }).waitFor()
})

test('a gain counts up, and a loss shows no amount that looks like one', async () => {
  const player = await site.app.player({ game: kyat(100_000) })
  const page = await site.visit({ as: player })
  await open(page, '/digitbet')
  const ends = new Set<string>()

  for (let rolls = 0; rolls < ROLLS_MAX && ends.size < 2; rolls++) {
    await button(page, 'Big 5–9').click()
    await rollNow(page).click()
    const end = panel(page).getByText(/^Big (?:won|lost)\.$/)
    await end.waitFor()
    const text = await end.innerText()
    ends.add(text)
    const gain = panel(page).getByText(/^\+\d+\sKs$/)
    if (text === 'Big won.') await eventually(() => gain.textContent()).toBe('+90\u00a0Ks')
    else expect(await gain.count()).toBe(0)
  }

  expect(ends.size).toBe(2)
})

test('chips set the whole stake within its limits; the call has an amount and a multiplier, the button stake and prize', async () => {
  const player = await site.app.player({ game: kyat(7_300) })
  const page = await site.visit({ as: player })
  await open(page, '/digitbet')
  const stake = (amount: string) => button(page, `Stake ${amount} Ks`).waitFor()
  const press = (name: string) => button(page, name).click()

  await press('500 Ks')
  await stake('500')
  await press('5×')
  await stake('2,500')
  await press('Half the stake')
  await stake('1,250')
  await press('Double the stake')
  await stake('2,500')
  await press('Largest stake')
  await stake('7,300')
  await press('1,000 Ks')
  await press('5×')
  await button(page, 'Digit 7').click()
  expect(await button(page, 'Roll now · 5,000 Ks').innerText()).toContain('Wins 47,500 Ks')
  const sent = page.waitForRequest('**/api/digitbet')
  await rollNow(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ bet_type: 'digit', digit: 7, bet_amount: 1_000, multiplier: 5 })
  await panel(page).getByText(ROLL).waitFor()

  // The last bet is chosen again, and takes nothing by that.
  await main(page).getByText('Digit 7 · 1,000 × 5').waitFor()
  await button(page, 'Repeat: Digit 7').click()
  await eventually(() => button(page, 'Digit 7').getAttribute('aria-pressed')).toBe('true')
  await button(page, 'Roll now · 5,000 Ks').waitFor()
  expect(await rollsOf(player)).toHaveLength(1)
})

test('the road has the last fifty rolls, the newest at the end, and the history leads to all', async () => {
  const player = await site.app.player({ game: kyat(100_000) })
  await place(player, 63)
  const page = await site.visit({ as: player })
  await open(page, '/digitbet')
  const road = page.getByRole('region', { name: 'Last 50 rolls' }).getByRole('listitem')
  const rolls = await rollsOf(player)

  await eventually(() => road.allTextContents()).toEqual(rolls.slice(0, 50).toReversed())
  const rows = page.getByRole('table').locator('tbody tr:not([aria-hidden])')
  const more = page.getByRole('button', { name: 'Load More' })
  for (const shown of [10, 20, 30, 40, 50, 60]) {
    await eventually(() => rows.count()).toBe(shown)
    await more.click()
  }
  await eventually(() => rows.count()).toBe(63)
  expect(await more.count()).toBe(0)
})

test('sound and vibration are off at first, and the device keeps what is switched on', async () => {
  const player = await site.app.player({ game: kyat(100_000) })
  const page = await site.visit({ as: player })
  // The browser answers as before; its calls are noted.
  await page.addInitScript(() => {
    const vibrate = navigator.vibrate.bind(navigator)
    const noted: unknown[] = []
    Object.assign(window, { noted })
    navigator.vibrate = (pattern) => {
      noted.push(pattern)
      return vibrate(pattern as VibratePattern)
    }
  })
  const vibrations = () => page.evaluate(() => (window as unknown as { noted: unknown[] }).noted.length)
  const roll = async () => {
    await button(page, 'Big 5–9').click()
    await rollNow(page).click()
    await panel(page).getByText(ROLL).waitFor()
  }
  await open(page, '/digitbet')
  await button(page, 'Sound · off').waitFor()
  await roll()
  expect(await vibrations()).toBe(0)

  await button(page, 'Vibration · off').click()
  await button(page, 'Sound · off').click()
  await button(page, 'Sound · on').waitFor()
  await page.reload()
  await button(page, 'Vibration · on').waitFor()
  expect(await button(page, 'Sound · on').getAttribute('aria-pressed')).toBe('true')
  await roll()
  await eventually(vibrations).toBe(1)
  await button(page, 'Vibration · on').click()
  await button(page, 'Sound · on').click()
  expect(await page.evaluate(() => localStorage.getItem('digit_bet_effects'))).toBeNull()
})
