import type { Page } from 'playwright-core'

interface TextLine {
  text: string
  /** A fixed or sticky element covers a scrolled page on purpose: it is a layer of its own. */
  layer: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Faults that larger letters cause: texts that print over each other, and numbers that are broken over lines. */
export async function collisions(page: Page): Promise<string[]> {
  const { lines, broken } = await page.evaluate(readTexts)
  const found = broken.map((number) => `broken over lines: ${number}`)
  lines.sort((one, other) => one.top - other.top)
  for (const [place, one] of lines.entries()) {
    for (const other of lines.slice(place + 1)) {
      if (other.top >= one.bottom - 1) break
      if (other.layer !== one.layer || other.left >= one.right - 2 || one.left >= other.right - 2) continue
      found.push(`“${one.text}” and “${other.text}” print over each other`)
    }
  }
  return [...new Set(found)]
}

/** Runs in the page: where the middle of each line of letters is. A line is higher than what is drawn of it. */
function readTexts(): { lines: TextLine[]; broken: string[] } {
  const NUMBER = /(?<![\w.,])\d[\d.,:]*\d(?![\w.,]*\w)/g
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const lines: TextLine[] = []
  const broken: string[] = []
  const layers: Element[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!node.data.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (!(element instanceof HTMLElement) || element.closest('.visually-hidden, [aria-hidden="true"]')) continue
    const place = { layer: top, left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    let is_clipped = false
    for (let each: Element | null = element; each && each !== top; each = each.parentElement) {
      const { clipPath, overflowX, overflowY, position } = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      if (clipPath !== 'none') is_clipped = true
      if (place.layer === top && (position === 'fixed' || position === 'sticky')) place.layer = each
      // An element that hides its overflow cuts the words in it.
      if (overflowX !== 'visible')
        Object.assign(place, { left: Math.max(place.left, box.left), right: Math.min(place.right, box.right) })
      if (overflowY !== 'visible')
        Object.assign(place, { top: Math.max(place.top, box.top), bottom: Math.min(place.bottom, box.bottom) })
    }
    if (is_clipped) continue
    if (!layers.includes(place.layer)) layers.push(place.layer)
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const [left, right] = [Math.max(box.left, place.left), Math.min(box.right, place.right)]
      const from = Math.max(box.top + box.height * 0.3, place.top)
      const to = Math.min(box.bottom - box.height * 0.3, place.bottom)
      const line = { text: node.data.trim().slice(0, 30), layer: layers.indexOf(place.layer) }
      if (right - left > 1 && to > from) lines.push({ ...line, left, right, top: from, bottom: to })
    }
    for (const { index, 0: number } of node.data.matchAll(NUMBER)) {
      range.setStart(node, index)
      range.setEnd(node, index + number.length)
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) broken.push(number)
    }
  }
  return { lines, broken }
}

/** Days and numbers whose end nobody can see: it is cut, and cannot be scrolled to. A slip's number is one, dashes and all. */
export function cutNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    for (const element of document.querySelectorAll<HTMLElement>('main time, main .num')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden, [aria-hidden="true"]')) continue
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX } = getComputedStyle(each)
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const box = each.getBoundingClientRect()
        // Words that reach into the space at the edge look cut, too.
        if (overflowX === 'hidden' && box.width > 1 && words.right > box.right - 4)
          found.push(`cut at the side: “${element.innerText}”`)
      }
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.bottom)))
      if (/^[A-Z]-\d+-\d+$/.test(element.innerText) && lines.size > 1)
        found.push(`broken over lines: ${element.innerText}`)
    }
    return [...new Set(found)]
  })
}

/** Letters as large as a player has set them on the phone, in percent of what they are by themselves. */
export async function setLetters(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    // The watch of the layout takes what follows for the visitor's own doing.
    document.dispatchEvent(new Event('input'))
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
  }, percent)
}
