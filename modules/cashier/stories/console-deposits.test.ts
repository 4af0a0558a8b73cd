import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { eventually, open, openSite, PHONE } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { paymentAccount, type TestAccount } from '#tests/support/use-cases/payment-accounts.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
let account: TestAccount

beforeAll(async () => {
  account = await paymentAccount(site.app)
})

async function requestDeposit(player: TestPlayer, fields: object = {}): Promise<number> {
  const reply = await site.app.call('POST', '/api/depositfinicial', {
    token: player.token,
    idempotency_key: randomUUID(),
    body: { agent_payment_type_id: account.id, amount: 50_000, refrence_no: '482913', ...fields },
  })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { number: number }).number
}

const heading = (page: Page, number: number) => page.getByRole('heading', { name: `Deposit ${number}`, exact: true })

test('a deposit appears by itself, is approved by keyboard, and the player sees the money without reloading', async () => {
  const receipt = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#dfe8ff' } })
    .jpeg()
    .toBuffer()
  const player = await site.app.player()
  const phone = await site.visit({ as: player })
  await open(phone, '/information?tab=profile')
  const { page } = await consoleClient.signedIn('cashier')
  await page.getByText('Nothing is waiting').waitFor()

  const number = await requestDeposit(player, { receipt: receipt.toString('base64') })
  await heading(page, number).waitFor()
  await page.getByRole('img', { name: '482 913' }).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.keyboard.press('v')
  const picture = page.getByRole('dialog', { name: 'Receipt' }).getByRole('img', { name: 'Receipt' })
  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('a')
  await page.getByText('Approving 50,000 Ks').waitFor()
  await page.keyboard.press('a')

  await page.getByText(`Deposit ${number} approved: 50,000 Ks.`).waitFor()
  await page.getByText('Nothing is waiting').waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(50_000), game: 0n })
  await phone.getByRole('main').getByText('50,000').first().waitFor()
  expect(consoleClient.refusals()).toEqual([])
})

test('an approval that is undone is not sent', async () => {
  const player = await site.app.player()
  const number = await requestDeposit(player, { refrence_no: '100200' })
  const { page } = await consoleClient.signedIn('cashier')
  await page.clock.install()
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))

  await heading(page, number).waitFor()
  await page.keyboard.press('a')
  await page.getByText('Approving 50,000 Ks').waitFor()
  await page.keyboard.press('u')
  await page.getByRole('button', { name: 'Approve 50,000 Ks' }).waitFor()
  // Longer than the time to undo.
  await page.clock.fastForward(3_500)
  expect(await site.app.balancesOf(player)).toEqual({ main: 0n, game: 0n })

  await page.keyboard.press('r')
  await page.getByText('Choose a reason, 1 to 4').waitFor()
  await page.keyboard.press('3')
  await page.keyboard.press('w')
  await page.keyboard.type('The number on the receipt is 100201.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('r')

  await page.getByText(`Deposit ${number} rejected.`).waitFor()
  const log = await site.app.call('GET', '/api/depositlogfinicial', { token: player.token })
  // The page has sent everything that came before the rejection.
  expect(calls.filter((path) => path.endsWith('/approve'))).toEqual([])
  expect(log.body.data).toMatchObject([
    {
      number,
      status: 'Failed',
      rejection: { code: 'reference_not_found', note: 'The number on the receipt is 100201.' },
    },
  ])
  expect(await site.app.balancesOf(player)).toEqual({ main: 0n, game: 0n })
  expect(consoleClient.refusals()).toEqual([])
})

test('who works on a request is shown to the others, who then cannot decide it', async () => {
  const number = await requestDeposit(await site.app.player(), { refrence_no: '300400' })
  const first = await consoleClient.signedIn('cashier')
  const second = await consoleClient.signedIn('cashier')

  await heading(first.page, number).waitFor()
  await second.page.getByText(`${first.user_name} is working on it.`).waitFor()

  expect(await second.page.getByRole('button', { name: 'Approve 50,000 Ks' }).isDisabled()).toBe(true)
  await first.page.keyboard.press('4')
  await first.page.keyboard.press('r')
  await second.page.getByText('Nothing is waiting').waitFor()
  consoleClient.refusals()
})

test('a large deposit needs two people', async () => {
  const player = await site.app.player()
  const number = await requestDeposit(player, { amount: 2_000_000, refrence_no: '500600' })
  const first = await consoleClient.signedIn('cashier')
  await heading(first.page, number).waitFor()
  await first.page.keyboard.press('a')
  await first.page.keyboard.press('a')
  await first.page.getByText('You approved it. A second person must finish it.').waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: 0n, game: 0n })

  const second = await consoleClient.signedIn('cashier')
  await second.page.getByText(`${first.user_name} approved it. Your approval finishes it.`).waitFor()
  await second.page.keyboard.press('a')
  await second.page.keyboard.press('a')

  await second.page.getByText(`Deposit ${number} approved: 2,000,000 Ks.`).waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(2_000_000), game: 0n })
  expect(consoleClient.refusals()).toEqual([])
})

test('on a phone the queue says how fresh it is, where a desktop shows its keys', async () => {
  const { page } = await consoleClient.signedIn('cashier')
  const key = page.getByText('next, previous')
  await key.waitFor()

  await page.setViewportSize(PHONE)

  await eventually(() => key.isVisible()).toBe(false)
  const fresh = await page.getByText(/^Updated/).boundingBox()
  expect((fresh?.x ?? PHONE.width) + (fresh?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
})
