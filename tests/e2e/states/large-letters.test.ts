import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { paymentAccount } from '../../support/use-cases/payment-accounts.ts'
import { open, openSite } from '../harness/browser.ts'
import { collisions, cutNumbers, setLetters } from '../harness/collisions.ts'
import { tooWide } from '../harness/read-page.ts'
import { SCREENS } from '../harness/screens-of-table.ts'
import { wordsOf } from '../harness/words.ts'
import { MEMBER_STATES, type State } from './states.ts'
import { TWO_D_STATES } from './two-d-states.ts'

const site = openSite()
beforeAll(() => paymentAccount(site.app))

/** Burmese has the longest words and the tallest letters. */
const LANGUAGE = 'mm'
const SMALL = { width: 360, height: 640 }
const WIDE = { width: 390, height: 844 }
/** Refusals of pages, and answers of a server without feeds and partners: these tests look at letters alone. */
const ALLOWED = [/ answered [45]\d\d$/, /^the layout moved/]

test('every screen of the site is as wide as the phone with letters of 200 %, and nothing collides with 130 %', {
  timeout: 480_000,
}, async () => {
  const player = await site.app.player({ main: kyat(123_456), game: kyat(54_321) })
  const exchange = { token: player.token, body: { amount: 1_000 } }
  expect((await site.app.call('POST', '/api/exchange-game-to-main', exchange)).status).toBe(200)
  const page = await site.visit({ as: player, language: LANGUAGE, viewport: SMALL, allows: ALLOWED })
  const guest = await site.visit({ language: LANGUAGE, viewport: SMALL, allows: ALLOWED })
  for (const each of [page, guest]) await each.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))
  const faults: string[] = []

  for (const { href, path } of SCREENS) {
    const visitor = path === '/login' ? guest : page
    await open(visitor, href)
    await visitor.waitForLoadState('networkidle')
    faults.push(...(await faultsOf(visitor)).map((fault) => `${href}: ${fault}`))
  }

  expect(faults).toEqual([])
})

/** The deep form shows all of the others; lists with all they can show are on these. */
const LISTS = { name: '2D', states: TWO_D_STATES }
test.each(inject('is_deep') ? [LISTS, { name: 'a player’s screens', states: MEMBER_STATES }] : [LISTS])(
  '$name, with all they can show: as wide as the phone with 200 %, and nothing collides with 130 %',
  {
    timeout: 480_000,
  },
  async ({ states }) => {
    const player = await site.app.player({ main: kyat(123_456), game: kyat(54_321) })
    const body = { bet_type: 'digit', digit: 7, rolled_number: 4, bet_amount: 10_000, multiplier: 1 }
    await site.app.call('POST', '/api/digitbet', { token: player.token, body })
    const page = await site.visit({ as: player, language: LANGUAGE, viewport: SMALL, allows: ALLOWED })
    await page.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))

    expect(await walk(page, states)).toEqual([])
  },
)

async function walk(page: Page, states: readonly State[]): Promise<string[]> {
  const words = await wordsOf(LANGUAGE)
  const faults: string[] = []
  for (const { name, show } of states) {
    await show(page, words)
    faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
  }
  return faults
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const size of [SMALL, WIDE]) {
    await page.setViewportSize(size)
    for (const letters of [100, 130]) {
      await setLetters(page, letters)
      const found = [...(await tooWide(page)), ...(await collisions(page)), ...(await cutNumbers(page))]
      faults.push(...found.map((fault) => `${letters} %: ${fault}`))
    }
    await setLetters(page, 200)
    faults.push(...(await tooWide(page)).map((fault) => `200 %: ${fault}`))
    await setLetters(page, 100)
  }
  await page.setViewportSize(SMALL)
  return [...new Set(faults)]
}
