import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { collisions, setLetters } from '#tests/e2e/harness/collisions.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import { capacity } from '#two-d/stories/two-d-answers.ts'

const site = openSite()

/** The size of a phone that many players have; and the language with the tallest letters. */
const LOW_PHONE = { width: 360, height: 640 }
const LANGUAGE = 'mm'
/** Five rows of five. */
const CELLS_MIN = 25

/** Whether all of it is on the screen as it stands, and nothing lies over it. */
const isWhole = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
    const middle = (left + right) / 2
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint(middle, y)
      return found !== null && (element.contains(found) || found.contains(element))
    })
  })

async function openGame(bets: number): Promise<Page> {
  const player = await site.app.player({ game: kyat(100_000) })
  for (let count = 0; count < bets; count++) {
    const body = { bet_type: 'digit', digit: 7, rolled_number: 3, bet_amount: 1_000, multiplier: 5 }
    const reply = await site.app.call('POST', '/api/digitbet', { token: player.token, body })
    expect(reply.status, reply.text).toBe(200)
  }
  const page = await site.visit({ as: player, language: LANGUAGE, viewport: LOW_PHONE })
  await open(page, '/digitbet')
  return page
}

test('the whole bet of Digit Bet is in sight at once, before a choice and after it', async () => {
  const { digitBet } = await wordsOf(LANGUAGE)
  const page = await openGame(1)
  const main = page.getByRole('main')
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })
  const bet = {
    dial: main.getByText('?', { exact: true }).locator('xpath=ancestor::div[3]'),
    ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [digit, button(digitBet.digit(digit))])),
    small: button(`${digitBet.small} 0–4`),
    big: button(`${digitBet.big} 5–9`),
    stake: button(new RegExp(`^${digitBet.stake} \\d`)),
    ...Object.fromEntries(['100', '500', '1,000', '5,000'].map((stake) => [stake, button(`${stake} Ks`)])),
    half: button(digitBet.half_stake),
    double: button(digitBet.double_stake),
    largest: button(digitBet.largest_stake),
    auto: button(digitBet.auto),
    ...Object.fromEntries([1, 5, 10, 20, 50, 100].map((times) => [`${times}×`, button(`${times}×`)])),
    roll: main.locator('button[aria-busy], button').filter({ hasText: digitBet.roll }).last(),
  }
  const repeat = button(new RegExp(`^${digitBet.repeat}`))
  const odds_of_digits = main.getByText('9.5×', { exact: true })
  const odds_of_sides = main.getByText('1.9×', { exact: true })
  await odds_of_sides.first().waitFor()
  expect([await odds_of_digits.count(), await odds_of_sides.count()]).toEqual([10, 2])
  const odds = { first: odds_of_digits.first(), last: odds_of_digits.last(), small: odds_of_sides.first() }

  const hidden = async (parts: Record<string, Locator>) => {
    const names: string[] = []
    for (const [name, part] of Object.entries(parts)) if (!(await isWhole(part))) names.push(name)
    return names
  }
  await eventually(() => hidden({ ...bet, ...odds, repeat })).toEqual([])

  await button(digitBet.digit(7)).click()
  const prize = main.getByText(/950/)
  const roll = button(digitBet.roll_now_amount('100'))
  // The last bet gives its place to the one that is chosen.
  await eventually(() => hidden({ ...bet, ...odds, prize, roll })).toEqual([])

  // The mark of the chosen digit leaves its numeral whole.
  const chosen = button(digitBet.digit(7))
  const numeral = await chosen.getByText('7', { exact: true }).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().toJSON()
  })
  const mark = await chosen.locator('i').boundingBox()
  expect(mark?.x).toBeGreaterThanOrEqual(numeral.right)
})

test('a roll leaves the page where the player has scrolled it', async () => {
  const { digitBet } = await wordsOf(LANGUAGE)
  const page = await openGame(5)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: digitBet.digit(7), exact: true }).click()
  await main.getByRole('row').nth(5).scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  // Letters that come later change the height of what is above.
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await scrolled()
  expect(before).toBeGreaterThan(100)

  await main.getByRole('button', { name: digitBet.roll_now_amount('100') }).click()
  await eventually(() => main.getByRole('row').count()).toBe(7)

  expect(await scrolled()).toBe(before)
})

test('in the history no text prints over another, with letters of 100 and 130 %', async () => {
  const page = await openGame(2)
  await eventually(() => page.getByRole('row').count()).toBe(3)

  expect(await collisions(page)).toEqual([])
  await setLetters(page, 130)
  expect(await collisions(page)).toEqual([])
})

test('the bar of five links is low while a bet is prepared, and each link is as large as a thumb', async () => {
  const { app } = await wordsOf(LANGUAGE)
  const player = await site.app.player({ main: kyat(1_000) })
  const page = await site.visit({ as: player, language: LANGUAGE, viewport: LOW_PHONE })
  const height = async () => (await page.getByRole('navigation', { name: app.main_navigation }).boundingBox())?.height
  await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))

  await open(page, '/information?tab=profile')
  expect(await height()).toBe(64)
  await open(page, '/digitbet')
  expect(await height()).toBe(44)
  expect(await page.getByRole('navigation', { name: app.main_navigation }).getByRole('link').count()).toBe(5)
})

test('2D shows five whole rows of numbers and the button of the bet', async () => {
  const { twoD } = await wordsOf(LANGUAGE)
  const player = await site.app.player({ main: kyat(10_000) })
  // Nobody has opened a draw here, and no feed is read.
  const allows = [/^GET \/api\/twod-\w+ answered [45]\d\d$/]
  const page = await site.visit({ as: player, language: LANGUAGE, viewport: LOW_PHONE, allows })
  const answer = { status: 'Request was successful.', message: '', data: capacity(true) }
  await page.route('**/api/twod-capacity?*', (route) => route.fulfill({ json: answer }))
  await open(page, '/2d/bet?time=2')
  const cells = page.getByRole('group', { name: twoD.bet.numbers }).getByRole('button')
  await page.getByText(twoD.bet.band_high).waitFor()

  const wholeCells = async () => {
    const whole = await Promise.all((await cells.all()).slice(0, 40).map(isWhole))
    return whole.filter(Boolean).length
  }
  await eventually(wholeCells).toBeGreaterThanOrEqual(CELLS_MIN)
  await cells.first().click()
  await eventually(() => isWhole(page.getByRole('button', { name: twoD.bet.bet_total('100') }))).toBe(true)
  expect(await wholeCells()).toBeGreaterThanOrEqual(CELLS_MIN)
})
