import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { AGGREGATE_SOURCES } from '#apps/server/report-sources.ts'
import { kyat } from '#platform/contract/money.ts'
import { aggregateDays, closeDays } from '#report/server/index.ts'
import { openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { moveBack } from '#tests/support/database/move-back.ts'
import { TEST_GSC } from '#tests/support/partners/aggregator-calls.ts'
import { decideRequest } from '#tests/support/use-cases/decide-request.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '#tests/support/use-cases/request-from-cashier.ts'

const site = openSite({
  partner: () => Promise.resolve({ gsc: TEST_GSC, stock: () => Promise.resolve(), close: () => Promise.resolve() }),
})
const staff = openConsoleClient(site)

const AGO = 2

/** Deposits, withdrawals and bets of a closed day and of today. */
async function twoDays(): Promise<void> {
  const { app } = site
  const owner = await staff.console.staff('owner')
  const account = await paymentAccount(app)
  const player = await app.player({ main: kyat(90_000), game: kyat(10_000) })
  for (const round of [1, 2]) {
    for (const path of [
      `/deposits/${await requestDepositFor(app, player, account, { amount: 45_000 })}`,
      `/withdrawals/${await requestWithdrawalFor(app, player, account, { amount: 20_000 + round })}`,
    ]) {
      expect((await decideRequest(staff.console, path, { as: owner })).status).toBe(200)
    }
    for (let n = 0; n < 9; n++) {
      const body = { bet_type: n % 2 ? 'big' : 'digit', digit: n % 2 ? null : 7, bet_amount: 12.5, multiplier: 1 }
      expect((await app.call('POST', '/api/digitbet', { token: player.token, body })).status).toBe(200)
    }
    if (round === 1) await moveBack(app, AGO)
  }
  await aggregateDays(app.worker_db, AGGREGATE_SOURCES)
  await closeDays(app.worker_db, AGGREGATE_SOURCES)
}

interface FigureOfScreen {
  href: string
  name: string
  value: string
}

/** Every link of a figure on the screen: with the name that stands above it in its table, or before it in its list. */
const figuresOf = (page: Page): Promise<FigureOfScreen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/transfers?"], aside a[href^="/transfers?"]')].map(
      (link) => {
        const cell = link.closest<HTMLTableCellElement>('td')
        const table = link.closest('table')
        const row = link.closest('tr')
        const column = cell && table?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent
        const is_of_account = link.href.includes('figure=balance') && row !== null
        const before = link.closest('dd')?.previousElementSibling?.textContent
        const section = link.closest('section')?.querySelector('h3')?.textContent
        const name = is_of_account ? row.cells[0]?.textContent : (column ?? (before === 'Closing' ? section : before))
        return { href: link.getAttribute('href') ?? '', name: name ?? '', value: link.textContent ?? '' }
      },
    ),
  )

const numberIn = (text: string) => Number(text.replaceAll(',', '').replace('−', '-').replace('+', ''))

async function follow(page: Page, { href, name, value }: FigureOfScreen): Promise<void> {
  expect(href, name).toContain('figure=')
  await page.goto(href)
  const head = page.getByRole('region', { name: 'How the rows add up' })
  await head.waitFor()
  expect((await head.getByRole('heading').innerText()).trim(), href).toBe(`${name} ${value.replace(/^\+/, '')}`)
  const parts = await head.locator('li > b').allInnerTexts()
  const sum = parts.reduce((total, part) => total + numberIn(part), 0)
  expect(sum, href).toBeCloseTo(numberIn(value), 4)

  const rows = await page.getByRole('table', { name: 'Transfers' }).locator('tbody tr td:last-child').allInnerTexts()
  const before = (await head.getByText(/before/).count()) > 0 ? numberIn(parts[0] ?? '0') : 0
  expect(
    rows.reduce((total, row) => total + numberIn(row), before),
    href,
  ).toBeCloseTo(numberIn(value), 4)
}

test('each figure of the console that is a link leads to a page with its name, its value and rows that add up to it', async () => {
  await twoDays()
  const { page } = await staff.signedIn('owner')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await page.getByRole('link', { name: 'Reports', exact: true }).waitFor()
  const figures: FigureOfScreen[] = []
  for (const address of [
    '/today',
    '/reports',
    '/reports?by=product',
    '/reports?by=agent',
    '/reports?view=cash',
    '/reports?view=cash&by=account',
    '/reports?view=players',
    '/reports?view=liabilities',
    `/reports?view=day-close&id=${dayAgo(AGO)}`,
  ]) {
    await page.goto(address)
    await page.locator('main a[href^="/transfers?"], aside a[href^="/transfers?"]').first().waitFor()
    const found = (await figuresOf(page)).filter(({ value }) => /\d$/.test(value) && !/[a-z]/i.test(value))
    expect(found.length, address).toBeGreaterThan(2)
    figures.push(...found)
  }
  expect(new Set(figures.map(({ href }) => href)).size).toBeGreaterThan(31)

  const followed = new Map(figures.map((figure) => [figure.href, figure]))
  for (const figure of followed.values()) await follow(page, figure)
  expect(staff.refusals()).toEqual([])
}, 600_000)

const dayAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Yangon' }).format(new Date(Date.now() - days * 24 * 3_600_000))
