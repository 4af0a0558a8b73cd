import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually, open, openSite, type VisitOptions } from '#tests/e2e/harness/browser.ts'

const site = openSite()

/** A page that leads elsewhere has done so by then. */
const SETTLED_MS = 1_000

/** A phone whose home screen the site was opened from. */
async function installed(options: VisitOptions = {}): Promise<Page> {
  const page = await site.visit(options)
  await page.context().addInitScript(() => {
    const own = window.matchMedia.bind(window)
    window.matchMedia = (query) => own(query === '(display-mode: standalone)' ? 'all' : query)
  })
  return page
}

/** Opens a page in a new run of the app, and waits for the code that remembers pages. */
async function begin(page: Page, path: string): Promise<void> {
  await open(page, path)
  await eventually(() => page.evaluate(() => sessionStorage.getItem('last_page.opened'))).toBe('1')
}

/** As from the home screen. */
async function openAgain(page: Page, path = '/?type=all'): Promise<Page> {
  const again = await page.context().newPage()
  // A page that is left says so; one that is closed by a test may not.
  await page.goto('about:blank')
  await begin(again, path)
  return again
}

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('the manifest names pictures of the sizes that it says, and leads to pages that there are', async () => {
  const page = await site.visit({ language: 'mm' })
  await open(page, '/?type=all')
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const manifest = await (await page.context().request.get(href)).json()

  expect(manifest).toMatchObject({ lang: 'my', start_url: '/?type=all' })
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pictures.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '180x180 any',
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
  for (const { src, sizes } of pictures) {
    const { width, height, format } = await sharp(await (await page.context().request.get(src)).body()).metadata()
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
  }
  for (const { url } of manifest.shortcuts) {
    expect((await page.context().request.get(url)).status()).toBe(200)
  }
})

test('the installed site opens where its player was, once in each run', async () => {
  const page = await installed()
  await begin(page, '/games?tab=all')

  const again = await openAgain(page)

  await again.waitForURL('**/games?tab=all')
  await open(again, '/?type=all')
  await again.waitForTimeout(SETTLED_MS)
  expect(addressOf(again)).toBe('/?type=all')
})

test.each([
  ['after a page of money', '/information?tab=transfer', '/?type=all'],
  ['by a shortcut', '/games?tab=all', '/2d/results'],
])('%s it does not', async (_when, left_at, opened_at) => {
  const page = await installed({ as: await site.app.player(), allows: [/twod-live answered 503/] })
  await begin(page, left_at)

  const again = await openAgain(page, opened_at)

  await again.waitForTimeout(SETTLED_MS)
  expect(addressOf(again)).toBe(opened_at)
})

test('in a browser nothing is kept', async () => {
  const page = await site.visit()
  await open(page, '/games?tab=all')
  await open(page, '/?type=all')
  await eventually(() => page.evaluate(() => localStorage.getItem('last_page'))).toBeNull()
})
