import { expect, inject, test } from 'vitest'
import { LEGAL_PAGES } from '#content/contract/rules.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { DESKTOP, eventually, open, openSite } from '#tests/e2e/harness/browser.ts'
import { openConsoleClient } from '#tests/e2e/harness/console-client.ts'
import { faultsOfAxe } from '#tests/e2e/harness/faults-of-axe.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

const site = openSite()
const consoleClient = openConsoleClient(site)
const SMALL = { width: 360, height: 740 }

/** Without a Chinese font a machine shows boxes, and they are as wide as those of the font that has come so far. */
const BOXES = /the layout moved/

const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

test('the foot of the site leads to terms, privacy, responsible play and licenses', async () => {
  const page = await site.visit({ viewport: SMALL })
  await open(page, '/?type=all')
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Responsible play', '/responsible-play'],
    ['Licenses', '/licenses'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('navigation', { name: 'Terms, privacy and play' }).getByRole('link', { name }).waitFor()
    await page.goBack()
  }
})

/** Chinese and Thai in the deep form; that each text is there in each language is proved without a browser. */
const SHOWN: readonly Language[] = inject('is_deep') ? LANGUAGES : ['en', 'mm']

test.each(SHOWN)('each page fits a small phone, and has its title and its mark, in %s', async (language) => {
  const page = await site.visit({ viewport: SMALL, language, allows: language === 'zh' ? [BOXES] : [] })
  const titles = new Set<string | null>()
  for (const key of LEGAL_PAGES) {
    await open(page, `/${key}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    titles.add(await page.getByRole('heading', { level: 1 }).textContent())
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /draft|မူကြမ်း|草稿|ฉบับร่าง/ })
        .count(),
    ).toBe(1)
    expect(await page.evaluate(isWider)).toBe(false)
  }
  expect(titles.size).toBe(LEGAL_PAGES.length)
  expect(await faultsOfAxe(page)).toEqual([])
})

test('a new player reads the pages without losing what is typed', async () => {
  const page = await site.visit()
  await open(page, '/login')
  await page.getByRole('button', { name: 'Join Now' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Full name').fill('Ma Hnin Wai')
  const [beside] = await Promise.all([page.waitForEvent('popup'), sheet.getByRole('link', { name: 'Privacy' }).click()])
  await beside.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(await sheet.getByLabel('Full name').inputValue()).toBe('Ma Hnin Wai')
  expect(await faultsOfAxe(page)).toEqual([])
})

test('licenses show what the screens are made of, each in its own words', async () => {
  const page = await site.visit({ viewport: DESKTOP })
  await open(page, '/licenses')
  const list = page.getByRole('list', { name: 'Licenses' })
  await list.getByText(/^react \d/).click()
  await list.locator('details[open]').getByText('Copyright (c) Meta Platforms, Inc. and affiliates.').waitFor()
  for (const name of ['@phosphor-icons/core', '@fontsource-variable/noto-sans-myanmar', 'fastify ']) {
    expect(await list.getByText(name).count()).toBeGreaterThan(0)
  }
  expect(await list.getByText('SIL OPEN FONT LICENSE').count()).toBeGreaterThan(0)
  expect(await faultsOfAxe(page)).toEqual([])
})

test('an editor changes a page and removes its mark, and players read it at once', async () => {
  const { page } = await consoleClient.signedIn('editor')
  await page.getByRole('link', { name: 'Content' }).click()
  await page
    .getByRole('navigation', { name: 'Kinds of content' })
    .getByRole('link', { name: 'Terms and privacy' })
    .click()
  await page
    .getByRole('row', { name: /Privacy/ })
    .getByText('Draft')
    .waitFor()
  expect(await page.getByRole('button', { name: /Add to|Move/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.getByText('Players read at its head that it is a draft.').waitFor()
  const text = page.getByLabel('Text, English')
  await text.fill(`${await text.inputValue()}\n\n## Cameras\n- In our office: [none]`)
  const preview = page.getByRole('region', { name: 'As players see it' })
  await preview.getByText('Privacy', { exact: true }).click()
  await preview.getByRole('heading', { name: 'Cameras' }).waitFor()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.getByLabel('Status').selectOption('A lawyer has read it')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Players see it within a second.').waitFor()
  await page
    .getByRole('row', { name: /Privacy/ })
    .getByText('Shown')
    .waitFor()
  await settled()

  const guest = await site.visit()
  await open(guest, '/privacy')
  await guest.getByRole('heading', { name: 'Cameras' }).waitFor()
  await guest.getByText('In our office: [none]').waitFor()
  await eventually(() => guest.getByText('This is a draft.').count()).toBe(0)
})

test('one of the staff sees which release they work with', async () => {
  const { page } = await consoleClient.signedIn('editor')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByText(/^Thazin \d+\.\d+\.\d+$/).waitFor()
})
