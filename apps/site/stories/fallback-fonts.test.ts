import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { open, openSite } from '#tests/e2e/harness/browser.ts'
import { sampled } from '#tests/e2e/harness/depth.ts'
import { untilStill } from '#tests/e2e/harness/faults-of-axe.ts'
import { SCREENS } from '#tests/e2e/harness/screens-of-table.ts'
import { LATIN_FONTS } from '#tests/e2e/harness/system-fonts.ts'

const site = openSite()

/** A player feels a layout shift that is larger than this. */
const SHIFT_MAX = 0.01
const SMALL = { width: 360, height: 740 }

/** The refusals of a server without draws, feeds and partners. This test itself measures shifts, screen by screen. */
const ALLOWED = [/^GET \/.* answered 4\d\d$/, /^GET \/api\/.* answered 503$/, /^the layout moved/]

/** In `npm test` each of the fonts stands on another quarter of the screens. */
const SHOWN = LATIN_FONTS.map((font, place) => ({ font, screens: sampled(SCREENS, LATIN_FONTS.length, place) }))

test.each(SHOWN)('no screen moves when Figtree takes the place of $font', { timeout: 180_000 }, async (shown) => {
  const visit = { font: shown.font, allows: ALLOWED, viewport: SMALL }
  const guest = await site.visit(visit)
  const member = await site.visit({ ...visit, as: await site.app.player({ main: kyat(90_000) }) })
  const faults: string[] = []

  for (const { href, access } of shown.screens) {
    const page = access === 'member' ? member : guest
    await open(page, href)
    await untilStill(page)
    const { shift, moved } = await swapFonts(page)
    if (shift > SHIFT_MAX) faults.push(`${href} moves by ${shift.toFixed(4)}: ${moved.join('; ')}`)
  }

  expect(faults).toEqual([])
})

interface Swap {
  shift: number
  moved: string[]
}

/** The layout shift when the page's own font comes: the page is drawn without it first, as at a first visit over a slow line. */
function swapFonts(page: Page): Promise<Swap> {
  return page.evaluate(async () => {
    const framesDrawn = async () => {
      for (let count = 0; count < 2; count += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
      // A frame's shifts are told after it.
      await new Promise((told) => setTimeout(told, 0))
    }
    const { style } = document.documentElement
    const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-ui')
    await document.fonts.ready
    style.setProperty('--font-ui', fonts.replace(/^[^,]+,/, ''))
    await framesDrawn()
    const swap: Swap = { shift: 0, moved: [] }
    type Shift = PerformanceEntry & {
      value: number
      sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        swap.shift += value
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.trim().slice(0, 30) ?? ''
          swap.moved.push(`“${text}” ${previousRect.x},${previousRect.y} → ${currentRect.x},${currentRect.y}`)
        }
      }
    })
    observer.observe({ type: 'layout-shift' })
    style.removeProperty('--font-ui')
    await framesDrawn()
    observer.disconnect()
    return swap
  })
}
