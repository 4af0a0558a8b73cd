import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { hueOf, open, openSite } from '#tests/e2e/harness/browser.ts'
import { misfits } from '#tests/e2e/harness/read-page.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'
import type { TwoDSlip } from '#two-d/contract/player.ts'
import { slip } from './two-d-answers.ts'

/** A slip is green where the player has more than before, and nowhere else. */
const site = openSite()
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

async function slipPage(more: Partial<TwoDSlip>, language: 'en' | 'mm' = 'en') {
  const page = await site.visit({ as: await site.app.player({ main: kyat(9_000) }), language })
  const data = [{ ...slip(1, true), taken_back: 0, owed: 0, kept: 0, ...more }]
  await page.route('**/api/twod-bet-slips*', (route) =>
    route.fulfill({ json: { status: 'Request was successful.', message: '', data } }),
  )
  await open(page, '/morning-bet-slip')
  const words = (await wordsOf(language)).twoD.slips
  const net = page.locator('dl > div').filter({ hasText: words.net })
  await net.waitFor()
  return { page, words, net }
}

test.each([
  ['less back than was staked', { total_bet_amount: 50_000, win_amount: 40_000 }, '-10,000.00', false],
  ['all of it back', { total_bet_amount: 50_000, win_amount: 50_000 }, '0.00', false],
  ['nothing back', { status: 'lost', total_bet_amount: 50_000, win_amount: 0 }, '-50,000.00', false],
  ['more back', { total_bet_amount: 50_000, win_amount: 80_000 }, '+30,000.00', true],
  ['the stake given back', { status: 'refunded', total_bet_amount: 50_000, win_amount: 0 }, '0.00', false],
] as const)(
  '%s: prize, stake and net result stand there, and green only a gain',
  async (_what, more, amount, is_gain) => {
    const { page, words, net } = await slipPage(more)

    expect((await net.innerText()).replace(/\s+/g, ' ')).toContain(`${words.net} ${amount}`)
    expect(await net.getAttribute('data-gain')).toBe(String(is_gain))
    const facts = await page.locator('dl').first().innerText()
    for (const word of [words.paid, words.total]) expect(facts).toContain(word)
    expect(await page.locator('[data-gain="true"]').count()).toBe(is_gain ? 2 : 0)
    expect(await page.getByRole('heading', { name: /M-261120/ }).innerText()).toContain(words.drawn('91'))
    // Of a number that has won, too: the slip may have cost more than the number brought.
    const won = page.getByRole('cell', { name: words.win, exact: true })
    expect(await hueOf(won)).toBe(is_gain ? 'green' : 'other')
  },
)

test.each(['en', 'mm'] as const)('a slip with a loss fits every screen, in %s', async (language) => {
  const { page } = await slipPage({ total_bet_amount: 50_000, win_amount: 40_000 }, language)

  for (const size of SCREENS) {
    await page.setViewportSize(size)
    expect(await misfits(page)).toEqual([])
  }
})
