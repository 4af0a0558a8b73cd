import type { Page } from 'playwright-core'

/** How a translator treats a text: another one takes its place, or it is moved into what takes its place. */
export const WAYS = ['replaced', 'moved'] as const
export type TranslationKind = (typeof WAYS)[number]

/**
 * Translates the page as Chrome's Translate does: a `<font>` in a `<font>` takes the place of each text, now and as
 * texts come. The words stay the same, so that a test finds them.
 */
export async function translate(page: Page, way: TranslationKind): Promise<void> {
  await page.evaluate(wrapTexts, way)
}

/** The same from the first text on, before the page's own scripts. */
export async function translateFromStart(page: Page, way: TranslationKind): Promise<void> {
  await page.addInitScript(wrapTexts, way)
}

/** Runs in the page. */
function wrapTexts(way: TranslationKind): void {
  const PASSED_BY = 'font, script, style, noscript, textarea, option, title'
  const font = () => {
    const element = document.createElement('font')
    element.style.verticalAlign = 'inherit'
    return element
  }
  const wrap = (text: Text) => {
    const parent = text.parentElement
    if (!parent || parent.closest(PASSED_BY) || !parent.closest('body') || text.data.trim() === '') return
    const outer = font()
    const inner = outer.appendChild(font())
    parent.insertBefore(outer, text)
    if (way === 'moved') inner.appendChild(text)
    else {
      parent.removeChild(text)
      inner.append(text.data)
    }
  }
  const textsOf = (root: Node): Text[] => {
    if (root instanceof Text) return [root]
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const changed = type === 'characterData' ? [target] : [...addedNodes]
      changed.flatMap(textsOf).forEach(wrap)
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  if (document.body) textsOf(document.body).forEach(wrap)
}

/** How many texts of the page the translator has taken out. */
export const translatedTexts = (page: Page) => page.locator('#root font > font').count()
