import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, openSite } from '#tests/e2e/harness/browser.ts'
import { giveLogin, openConsoleClient } from '#tests/e2e/harness/console-client.ts'

const site = openSite()
/** In production each of the staff needs an authenticator. */
const consoleClient = openConsoleClient(site, { is_demo: false })

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The authenticator's code of this moment: RFC 6238, written anew here so that both sides are not wrong alike. */
function codeOf(secret: string, at: number): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const place = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The present code of a key's authenticator. */
const codeFor = (key: string): string => codeOf(key, Date.now())

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
}

const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' })

test('a first sign-in enrols an authenticator, the next one asks for its code, and a wrong code says so', async () => {
  const staff = await consoleClient.console.hire('cashier')
  const page = await consoleClient.visit()

  await giveLogin(page, staff)
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' })
  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const secret = (await page.locator('code').textContent()) ?? ''
  const code = codeFor(secret)
  await typeCode(page, code)
  await screens(page).waitFor()
  expect(await page.evaluate(() => document.cookie)).toBe('')
  await page.getByRole('button', { name: /^Sign out/ }).click()

  await giveLogin(page, staff)
  await typeCode(page, code)
  await page.getByText('This code is wrong or already used. Wait for the next one.').waitFor()
  // As if half a minute had passed.
  await site.app.owner_db`update staff.staff set totp_last_step = totp_last_step - 1 where id = ${staff.id}`
  await typeCode(page, codeFor(secret))
  await screens(page).waitFor()

  // A poll that was under way at the sign-out is told that nobody is signed in.
  const refusals = consoleClient.refusals().filter((refusal) => !/^GET .* answered 401$/.test(refusal))
  expect(refusals).toEqual(['POST /api/console/sign-in/code answered 422'])
})

test('a one-time password is replaced before the console opens', async () => {
  const staff = await consoleClient.console.hire('owner')
  await site.app.owner_db`update staff.staff set is_password_temporary = true where id = ${staff.id}`
  const page = await consoleClient.visit()

  await giveLogin(page, staff)
  await page.getByLabel('New password', { exact: true }).fill('lantern-on-the-river')
  await page.getByLabel('New password again', { exact: true }).fill('lantern-on-the-river')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await typeCode(page, codeFor((await page.locator('code').textContent()) ?? ''))
  await screens(page).waitFor()

  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(consoleClient.refusals()).toEqual([])
})

test('a wrong password is refused in words, and too many of them lock the account for a while', async () => {
  const staff = await consoleClient.console.hire('cashier')
  const page = await consoleClient.visit()

  await giveLogin(page, { ...staff, password: 'not-this-one' })
  await page.getByText('The user name or password is wrong.').waitFor()
  for (let tries = 0; tries < 8; tries++) {
    await Promise.all([
      page.waitForResponse(/\/sign-in$/),
      giveLogin(page, { ...staff, password: `not-this-one-${tries}` }),
    ])
  }

  await page.getByText(/^Too many attempts\. Please wait/).waitFor()
  expect(consoleClient.refusals().every((refusal) => /answered (?:401|429)$/.test(refusal))).toBe(true)
})
