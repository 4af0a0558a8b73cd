import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#contract/shared/money.ts'
import type { TestPlayer } from '#server/testing/app/start-test-app.ts'
import { eventually, logIn, open, openSite } from '../harness/browser.ts'

const site = openSite()
const PATH = '/information?tab=profile&type=break'

const begin = (page: Page) => page.getByRole('button', { name: 'Start break' })

async function takeBreak(player: TestPlayer, period: string): Promise<void> {
  const body = { period, password: player.password }
  const reply = await site.app.call('POST', '/api/break', { token: player.token, body })
  expect(reply.status, reply.text).toBe(200)
}

test('a player takes a break of a week: they are logged out, and may come back for their money alone', async () => {
  const player = await site.app.player({ main: kyat(50_000), game: kyat(10_000) })
  const page = await site.visit({ as: player, expects: [/\/api\/digitbet answered 403/] })
  await open(page, '/information?tab=profile')

  await page.getByRole('link', { name: /^Take a break/ }).click()
  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await begin(page).click()

  await page.getByText('Your break has started.').waitFor()
  await page.waitForURL('**/?type=all')
  await logIn(page, { user_name: player.phone, password: player.password })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await open(page, PATH)
  await page.getByText(/^You are on a break until \d+ \w+ \d+, \d\d:\d\d\.$/).waitFor()

  await open(page, '/digitbet')
  await page.getByRole('main').getByRole('button', { name: 'Big 5–9' }).click()
  await page.getByRole('main').getByRole('button', { name: /^Roll/ }).click()
  await page.getByText('You are on a break. Your profile says until when.').first().waitFor()
  expect(await site.app.balancesOf(player)).toEqual({ main: kyat(50_000), game: kyat(10_000) })
})

test('a break without a length or with a wrong password begins nothing', async () => {
  const player = await site.app.player()
  const page = await site.visit({ as: player, expects: [/\/api\/break answered 422/] })
  await open(page, PATH)

  await begin(page).click()
  await eventually(() => page.getByText('* This field is required.').count()).toBe(2)
  await page.getByRole('radio', { name: '24 hours' }).check()
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all')
  await begin(page).click()
  await page.getByText('* This password is not correct.').waitFor()

  expect((await site.app.call('GET', '/api/break', { token: player.token })).body.data).toBeNull()
})

test('a player who takes a break for good is told so', async () => {
  const player = await site.app.player()
  await takeBreak(player, 'for_good')
  const page = await site.visit()
  await open(page, '/?type=all')
  await logIn(page, { user_name: player.phone, password: player.password })
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await open(page, PATH)

  await page.getByText('You’ve excluded yourself permanently.').waitFor()
})
