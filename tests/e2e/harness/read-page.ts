import type { Page } from 'playwright-core'

/** The page itself, and its dialogs, where they are wider than the phone; and what reaches over its side. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide on ${innerWidth}`] : []
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog.scrollWidth > dialog.clientWidth) found.push(`a dialog is ${dialog.scrollWidth} wide`)
    if (found.length === 0) return []
    const clips = (element: Element | null) => element !== null && getComputedStyle(element).overflowX !== 'visible'
    const reaching = [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')].filter((element) => {
      if (element.getBoundingClientRect().right <= innerWidth + 1) return false
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (clips(each)) return false
      return true
    })
    return [...found, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 120))].slice(0, 6)
  })
}

/** The parts of the page that do not fit at this moment: the page itself, its dialogs, and words in narrow places. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = (element: Element) => `${element.nodeName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`
    const found: string[] = []
    const root = document.scrollingElement ?? document.documentElement
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide on ${innerWidth}`)
    for (const dialog of document.querySelectorAll('dialog')) {
      if (dialog.scrollWidth > dialog.clientWidth) found.push(`a dialog is ${dialog.scrollWidth} wide`)
    }
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }),
    ) as HTMLElement[]
    for (const field of document.querySelectorAll('input')) {
      // A day is drawn by the page itself, over its field.
      if (field.matches('[type="date"], .visually-hidden') || !field.checkVisibility()) continue
      if (field.scrollWidth > field.clientWidth + 1) found.push(`cut in its field: “${field.value}”`)
    }
    for (const element of shown) {
      const style = getComputedStyle(element)
      // A line for screen readers only takes one pixel on purpose.
      if (element.clientWidth <= 1 || style.clipPath !== 'none' || element.closest('.visually-hidden')) continue
      const hides = (axis: string) => axis === 'hidden' || axis === 'clip'
      const has_words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      if (has_words && hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut at the side: ${said(element)}`)
      if (has_words && hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut below: ${said(element)}`)
      if (!element.matches('button, .button, [role="button"], nav a')) continue
      const box = element.getBoundingClientRect()
      const range = document.createRange()
      for (const node of textsIn(element)) {
        range.selectNodeContents(node)
        const words = range.getBoundingClientRect()
        if (words.width <= 1 || node.parentElement?.closest('.visually-hidden')) continue
        if (words.left < box.left - 1 || words.right > box.right + 1)
          found.push(`wider than its place: ${said(element)}`)
      }
    }
    return [...new Set(found)]

    function textsIn(element: Element): Text[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (
          node.data.trim() &&
          node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          texts.push(node)
      }
      return texts
    }
  })
}

/** Every word that is shown, read out or hinted. */
export function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [document.title]
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('script, style')) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) words.push(element.getAttribute(name) ?? '')
    }
    return [...new Set(words.map((text) => text.trim()).filter(Boolean))]
  })
}
