import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'

/** A player reads where each kyat came from and went. */
const site = openSite()

async function playSome() {
  const player = await site.app.player({ main: kyat(50_000) })
  const { token } = player
  await site.app.call('POST', '/api/exchange-main-to-game', { token, body: { amount: 20_000 } })
  for (let turn = 0; turn < 34; turn++)
    await site.app.call('POST', '/api/digitbet', {
      token,
      body: { bet_type: 'digit', digit: 7, bet_amount: 100, multiplier: 1, rolled_number: 3 },
    })
  await site.app.call('POST', '/api/exchange-game-to-main', { token, body: { amount: 1_000 } })
  return player
}

test('the statement has each movement with the balance after it, by kind and page by page', async () => {
  const player = await playSome()
  const page = await site.visit({ as: player })
  await open(page, '/information?tab=logs&type=deposit')
  await page.getByRole('link', { name: 'All movements and balances' }).click()
  await page.waitForURL('**/information?tab=statement')

  const rows = page.getByRole('main').getByRole('listitem')
  const { main, game } = await site.app.balancesOf(player)
  await eventually(() => rows.count()).toBe(30)
  const newest = (await rows.first().innerText()).replace(/\s+/g, ' ')
  expect(newest).toContain('Game to main')
  expect(newest).toContain(`+1,000 Ks Main balance ${(Number(main) / 10_000).toLocaleString('en-US')}`)
  expect(newest).toContain(`−1,000 Ks Game balance ${(Number(game) / 10_000).toLocaleString('en-US')}`)
  expect(await faultsOfAxe(page)).toEqual([])

  await page.getByRole('button', { name: 'Earlier movements' }).click()
  await eventually(() => rows.count()).toBeGreaterThan(34)
  const sums = page.getByRole('region', { name: 'Sums' })
  await sums.getByText('3,400 Ks').waitFor()

  await page.getByRole('button', { name: 'Exchanges', exact: true }).click()
  await page.waitForURL('**/information?tab=statement&group=exchange')
  await eventually(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: '2D', exact: true }).click()
  await page.getByText('None of this kind.').waitFor()
})

test('without a line the page says so, and tries again', async () => {
  const player = await playSome()
  const page = await site.visit({ as: player, expects: [/statement answered 503$/, /statement\/sums answered 503$/] })
  await page.route('**/api/statement**', (route) => route.fulfill({ status: 503, json: {} }))
  await open(page, '/information?tab=statement')
  await page.getByText('The statement couldn’t be loaded.').waitFor({ timeout: 30_000 })

  await page.unroute('**/api/statement**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Game to main').first().waitFor()
})
