import { setTimeout as sleep } from 'node:timers/promises'
import type { Tab } from './drivers/tab.ts'

/** Long enough for two busy cores and a browser without a graphics card. */
const PATIENCE_MS = 30_000
const PAUSE_MS = 100

/** A name as somebody reads it: whole, or by an expression. */
export type Name = string | RegExp

/**
 * In the page: the middle of what bears the name, among what can be seen and pressed, in the dialog on top where one is
 * open. A sentence instead where it is not there, is off, or lies under something. Written for the oldest of the browsers.
 */
const FIND = `(function (selector, name, is_whole) {
  var dialogs = document.querySelectorAll('dialog[open]')
  var scope = dialogs.length > 0 ? dialogs[dialogs.length - 1] : document
  var pattern = new RegExp(is_whole ? '^(?:' + name + ')$' : name)
  var found = Array.from(scope.querySelectorAll(selector)).find(function (each) {
    var box = each.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    var label = each.labels && each.labels[0] ? each.labels[0].innerText : ''
    var names = [each.getAttribute('aria-label') || '', label, each.innerText || ''].map(function (text) {
      return text.replace(/[\\s\\u2060]+/g, ' ').trim()
    })
    return names.some(function (text) { return text !== '' && pattern.test(text) })
  })
  if (!found) return 'it is not there'
  if (found.disabled) return 'it is off'
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  var box = found.getBoundingClientRect()
  var place = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  if (place.x < 0 || place.y < 0 || place.x > innerWidth || place.y > innerHeight) return 'it is out of sight'
  var top = document.elementFromPoint(place.x, place.y)
  return top !== null && (found.contains(top) || top.contains(found)) ? place : 'over it lies ' + (top === null ? 'nothing' : top.outerHTML.slice(0, 120))
})`

const PRESSED = 'button, a, [role="button"], summary, label, td, th'
const FILLED = 'input, textarea'

export interface Person {
  tab: Tab
  /** Waits until an expression of the page is true. */
  until(expression: string, what: string): Promise<void>
  reads(text: Name): Promise<void>
  press(name: Name, selector?: string): Promise<void>
  fill(label: Name, text: string): Promise<void>
  goTo(address: string): Promise<void>
}

async function patiently<T>(
  tab: Tab,
  look: () => Promise<T | null | undefined | false>,
  what: () => string,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    // A document that is on its way has no answer.
    const found = await look().catch(() => null)
    if (found) return found
    if (Date.now() > end) throw new Error(`${what()} within ${PATIENCE_MS / 1_000} s; ${tab.errors().join('; ')}`)
    await sleep(PAUSE_MS)
  }
}

export function personAt(tab: Tab, origin: string): Person {
  async function find(name: Name, selector: string): Promise<{ x: number; y: number }> {
    const [text, is_whole] = typeof name === 'string' ? [escapeText(name), true] : [name.source, false]
    const look = () =>
      tab.evaluate<{ x: number; y: number } | string>(
        `${FIND}(${JSON.stringify(selector)}, ${JSON.stringify(text)}, ${is_whole})`,
      )
    let last = { x: 0, y: 0 }
    let reason = ''
    return patiently(
      tab,
      async () => {
        const place = await look()
        if (typeof place === 'string') {
          reason = place
          return null
        }
        const is_still = Math.abs(place.x - last.x) + Math.abs(place.y - last.y) < 1
        last = place
        return is_still ? place : null
      },
      () => `no ${name} could be pressed: ${reason}`,
    )
  }

  const until = async (expression: string, what: string) =>
    void (await patiently(
      tab,
      () => tab.evaluate<boolean>(`Boolean(${expression})`),
      () => `not ${what}`,
    ))
  const press = async (name: Name, selector = PRESSED) => {
    const { x, y } = await find(name, selector)
    await tab.press(x, y)
  }
  return {
    tab,
    until,
    press,
    reads: (text) => {
      const pattern = typeof text === 'string' ? escapeText(text) : text.source
      const words = `document.body.innerText.replace(/[\\s\\u2060]+/g, ' ')`
      return until(`new RegExp(${JSON.stringify(pattern)}).test(${words})`, `read: ${text}`)
    },
    async fill(label, text) {
      await press(label, FILLED)
      await tab.evaluate('document.activeElement.select()')
      await tab.type(text)
    },
    async goTo(path) {
      await tab.goto(origin + path)
      await until(IS_TAKEN_OVER, `${path} taken over by React`)
    },
  }
}

/** React marks the element that it has taken over. */
const IS_TAKEN_OVER = `Object.keys(document.getElementById('root') || {}).some(function (key) { return key.indexOf('__reactContainer') === 0 })`

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
