import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, openSite } from './browser.ts'
import { largestJump } from './watch-page.ts'

const site = openSite()

// Each fault is planted by hand: `expects` fails a test whose fault went unnoticed.
const PLANTED: { fault: string; noticed: RegExp; plant: (page: Page) => Promise<unknown> }[] = [
  {
    fault: 'a warning in the console',
    noticed: /^console warning: planted$/,
    plant: (page) => page.evaluate(() => console.warn('planted')),
  },
  {
    fault: 'an error that nobody catches',
    noticed: /^error: .*planted/,
    plant: (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('planted')
        })
      }),
  },
  {
    fault: 'a call that the platform refuses',
    noticed: /^GET \/api\/nothing answered 404$/,
    plant: (page) => page.evaluate(() => fetch('/api/nothing')),
  },
  {
    fault: 'a breach of the policy',
    noticed: /^policy: style-src/,
    plant: (page) =>
      page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))),
  },
  {
    fault: 'a layout that moves',
    noticed: /^the layout moved by/,
    plant: (page) =>
      page.evaluate(async () => {
        const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        await frames()
        document.querySelector('main')?.style.setProperty('padding-top', '300px')
        await frames()
      }),
  },
]

test.each(PLANTED)('$fault is noticed', async ({ noticed, plant }) => {
  const page = await site.visit({ expects: [noticed], allows: [/^console error/] })
  await open(page, '/')

  await plant(page)

  // A fault arrives after what caused it; the page answers once more behind it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await page.title()).toContain('Thazin')
})

test.each([
  ['900 ms apart are one jump', [0, 900, 1_800], 3],
  ['a second apart are several', [0, 1_000, 2_000], 1],
  ['that go on for five seconds are cut there', [0, 990, 1_980, 2_970, 3_960, 4_950, 5_940], 6],
])('shifts %s', (_which, times, together) => {
  expect(largestJump(times.map((at) => ({ at, value: 0.004, moved: '' })))).toHaveLength(together)
})

test('markup that does not fit its hydration is noticed', async () => {
  const page = await site.visit({ expects: [/^error: .*(?:hydrat|#418|#423|#425)/i] })
  await page.route('**/?type=all', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('Join Now', 'Planted') })
  })

  await open(page, '/?type=all')

  await page.getByRole('button', { name: 'Join Now' }).waitFor()
})
