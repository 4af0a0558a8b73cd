import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, open, openSite, untilInteractive } from '#tests/e2e/harness/browser.ts'
import { wordsOf } from '#tests/e2e/harness/words.ts'

const site = openSite()

test('the chosen language is kept, shown at once, and shown by the platform from then on', async () => {
  const page = await site.visit({ language: null })
  const { app, home } = await wordsOf('mm')

  await open(page, '/')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('list', { name: 'Language' }).getByRole('button', { name: 'မြန်မာ' }).click()

  await page.getByRole('heading', { name: home.heading('Thazin') }).waitFor()
  expect(await page.evaluate(() => [localStorage.getItem('lan'), document.documentElement.lang])).toEqual(['mm', 'my'])

  const answer = await page.context().request.get('/?type=all')
  expect(await answer.text()).toContain(home.heading('Thazin'))
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: app.join_now }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('my')
})

test('a click elsewhere closes the language picker and changes nothing', async () => {
  const page = await site.visit()

  await open(page, '/')
  const picker = page.getByRole('banner').getByRole('button', { name: 'Language: English' })
  await picker.click()
  const list = page.getByRole('list', { name: 'Language' })
  await eventually(() => list.getByRole('button').allTextContents()).toEqual(['မြန်မာ', 'English', '中文', 'ไทย'])
  await page.getByText('All rights reserved').click()

  await list.waitFor({ state: 'detached' })
  expect(await picker.getAttribute('aria-expanded')).toBe('false')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

test.each([
  { language: 'en', tag: 'en' },
  { language: 'mm', tag: 'my' },
  { language: 'zh', tag: 'zh-Hans' },
  { language: 'th', tag: 'th' },
] as const)('without JavaScript the first view is there, in $language', async ({ language, tag }) => {
  const page = await site.visit({
    language,
    context: { javaScriptEnabled: false },
    // The chunks that such a browser was offered and does not take.
    expects: [/\.js failed: csp$/],
  })
  const { app, home } = await wordsOf(language)

  await page.goto('/?type=all')

  expect(await page.locator('html').getAttribute('lang')).toBe(tag)
  await page.getByRole('heading', { name: home.heading('Thazin') }).waitFor()
  await page.getByRole('button', { name: app.join_now }).waitFor()
})

test('storage that knows another language than the cookie wins, without a fault', async () => {
  // Another language is another length: here the page may have to move.
  const page = await site.visit({ language: 'th', allows: [/^the layout moved/] })
  await page.context().clearCookies({ name: 'lan' })
  const { home } = await wordsOf('th')

  await page.goto('/?type=all')

  await page.getByRole('heading', { name: home.heading('Thazin') }).waitFor()
  await eventually(() => page.evaluate(() => document.documentElement.lang)).toBe('th')
})

test('a refusal is told in the language of the player', async () => {
  const page = await site.visit({ language: 'zh', expects: [/^POST \/api\/login answered 422$/] })
  const { app, identity } = await wordsOf('zh')

  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: app.login }).click()
  const dialog = page.getByRole('dialog', { name: identity.login })
  await dialog.getByRole('button', { name: identity.login }).click()

  await dialog
    .getByText(/^\* \p{Script=Han}+/u)
    .first()
    .waitFor()
})

const chosen = (page: Page) => page.evaluate(() => [localStorage.getItem('lan'), document.documentElement.lang])
const offerOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a first visit speaks the language of the browser, and offers the others', async () => {
  const page = await site.visit({ language: null, context: { locale: 'my-MM' } })
  const { app, home } = await wordsOf('mm')

  await page.goto('/')
  await page.getByRole('heading', { name: home.heading('Thazin') }).waitFor()
  const offer = offerOf(page, app.language)
  await eventually(() => offer.getByRole('button').allTextContents()).toEqual(['English', '中文', 'ไทย', ''])
  expect(await chosen(page)).toEqual([null, 'my'])
  await offer.getByRole('button', { name: 'ไทย' }).press('Enter')

  await offer.waitFor({ state: 'detached' })
  await eventually(() => chosen(page)).toEqual(['th', 'th'])
  const { app: thai } = await wordsOf('th')
  const picker = page.getByRole('banner').getByRole('button', { name: thai.choose_language('ไทย') })
  expect(await picker.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: thai.join_now }).waitFor()
  await untilInteractive(page)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('th')
})

test.each([
  ['the cross', (page: Page) => offerOf(page, 'Language').getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => offerOf(page, 'Language').getByRole('button', { name: 'ไทย' }).press('Escape')],
  [
    'a move to another screen',
    (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Promotion' }).click(),
  ],
])('what %s closes stays closed, and its language is kept', async (_, close) => {
  const page = await site.visit({ language: null, viewport: { width: 1280, height: 900 } })

  await page.goto('/')
  await offerOf(page, 'Language').waitFor()
  await close(page)
  await offerOf(page, 'Language').waitFor({ state: 'detached' })

  expect(await chosen(page)).toEqual(['en', 'en'])
  await open(page, '/')
  // As long as it takes to come.
  await page.waitForTimeout(1_500)
  expect(await offerOf(page, 'Language').count()).toBe(0)
})
