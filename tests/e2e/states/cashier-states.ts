import type { Page } from 'playwright-core'
import { eventually, open } from '../harness/browser.ts'
import type { State } from './states.ts'

const TRANSFER = '/information?tab=transfer'

const submit = (page: Page) => page.getByRole('main').locator('button[type="submit"]').click()
const fieldsMarked = (page: Page, count: number) =>
  eventually(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThanOrEqual(count)

/** Of a player with two deposits, one of them rejected, and no withdrawal. */
export const CASHIER_STATES: State[] = [
  {
    name: 'deposit with errors',
    async show(page, { cashier }) {
      await open(page, TRANSFER)
      await page.getByText('Shwe Pay').waitFor()
      await page.locator('input[name="refrence_no"]').fill('4829')
      await page.locator('input[type="file"]').setInputFiles({
        name: 'receipt.png',
        mimeType: 'image/png',
        buffer: Buffer.from('not a picture'),
      })
      await page.getByText(cashier.picture_unreadable).waitFor()
      await submit(page)
      await fieldsMarked(page, 3)
    },
  },
  {
    name: 'the sheet of accounts',
    async show(page, { cashier }) {
      await open(page, TRANSFER)
      await page.getByRole('main').getByRole('button', { name: cashier.change, exact: true }).click()
      await page.getByRole('dialog').getByText('Yadana Bank').waitFor()
    },
  },
  {
    name: 'withdrawal with errors',
    async show(page) {
      await open(page, `${TRANSFER}&view=withdraw`)
      await submit(page)
      await fieldsMarked(page, 4)
    },
  },
  {
    name: 'the wallets',
    async show(page) {
      await open(page, `${TRANSFER}&view=wallets`)
      await page.getByText('568 WIN').first().waitFor()
    },
  },
  {
    name: 'the log of deposits',
    async show(page) {
      await open(page, '/information?tab=logs&type=deposit')
      await eventually(() => page.locator('tbody time').count()).toBe(2)
    },
  },
  {
    name: 'a rejected request',
    async show(page, { cashier }) {
      await page.locator('tbody button').first().click()
      await page.getByRole('dialog').getByText(cashier.reasons.reference_used).waitFor()
    },
  },
  {
    name: 'no withdrawals',
    async show(page, { cashier }) {
      await open(page, '/information?tab=logs&type=withdraw')
      await page.getByText(cashier.no_withdrawals, { exact: true }).waitFor()
    },
  },
  {
    name: 'the history of the wallet',
    async show(page) {
      await open(page, '/wallet-history')
      await eventually(() => page.getByRole('listitem').locator('time').count()).toBe(2)
    },
  },
  {
    name: 'the wallet',
    async show(page, { cashier }) {
      await open(page, '/wallet')
      await page.getByText(cashier.how_to_deposit).waitFor()
    },
  },
]
