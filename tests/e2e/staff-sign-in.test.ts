import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '#server/operator/index.ts'
import type { TestStaff } from '#server/testing/open-console.ts'
import { eventually, openSite } from './browser.ts'
import { openDesk } from './desk.ts'

const site = openSite()
/** In earnest: nobody gets in without an authenticator. */
const desk = openDesk(site, { is_demo: false })

/** Before the sign-in the console asks who is there, and hears that nobody is. */
const NOBODY_YET = /GET \/api\/console\/me answered 401/

async function givePassword(page: Page, { user_name, password }: Pick<TestStaff, 'user_name' | 'password'>) {
  await page.getByLabel('User name').fill(user_name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** What an authenticator shows, of a key as somebody typed it; with enough of the half minute left to type it. */
async function codeFor(key: string): Promise<string> {
  await site.house.owner_db`
    select pg_sleep(case when 30 - extract(epoch from clock_timestamp())::numeric % 30 < 8 then 8.1 else 0 end)`
  const [now] = await site.house.owner_db<{ step: bigint }[]>`
    select floor(extract(epoch from clock_timestamp()) / 30)::bigint as step`
  return codeOf(fromBase32(key), now?.step ?? 0n)
}

function fromBase32(text: string): Buffer {
  const letters = [...text.replaceAll(' ', '')].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter))
  const bits = letters.map((five) => five.toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

const rail = (page: Page, user_name: string) => page.getByRole('button', { name: `Sign out: ${user_name}` })

test('a cashier sets up his authenticator, comes in, goes out, and needs a new code to come back', async () => {
  const cashier = await desk.console.hire('cashier')
  const page = await desk.sitDown({
    allows: [NOBODY_YET],
    expects: [/POST \/api\/console\/sign-in\/code answered 422/],
  })
  await page.goto('/')
  await givePassword(page, cashier)
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await eventually(() =>
    page.getByAltText(/QR code/).evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  const key = (await page.locator('code').textContent()) ?? ''
  const code = await codeFor(key)
  await giveCode(page, code)
  await rail(page, cashier.user_name).waitFor()

  await rail(page, cashier.user_name).click()
  await givePassword(page, cashier)
  await giveCode(page, code)
  await page.getByText('This code is not right, or was used before. Wait for the next one.').waitFor()

  // As if half a minute had passed.
  await site.house.owner_db`update operator.staff set totp_last_step = totp_last_step - 1 where id = ${cashier.id}`
  await giveCode(page, await codeFor(key))
  await rail(page, cashier.user_name).waitFor()
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('a one-time password is replaced before the console opens', async () => {
  const owner = await desk.console.hire('owner')
  await site.house.owner_db`update operator.staff set is_password_temporary = true where id = ${owner.id}`
  const page = await desk.sitDown({ allows: [NOBODY_YET] })
  await page.goto('/staff')
  await givePassword(page, owner)
  await page.getByLabel('New password', { exact: true }).fill('lantern-on-the-river')
  await page.getByLabel('New password again', { exact: true }).fill('lantern-on-the-river')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await giveCode(page, await codeFor((await page.locator('code').textContent()) ?? ''))
  await page.getByRole('row', { name: new RegExp(owner.user_name) }).waitFor()
})
