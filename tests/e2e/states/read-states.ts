import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { HTML_LANG, LANGUAGES, type Language } from '#platform/contract/language.ts'
import { DESKTOP, PHONE } from '../harness/browser.ts'
import { untilStill } from '../harness/faults-of-axe.ts'
import { misfits, wordsOn } from '../harness/read-page.ts'
import { wordsOf } from '../harness/words.ts'
import type { State } from './states.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
const SMALL = { width: 360, height: 780 }

/** Burmese has the longest words: it is what a small phone is too narrow for. The deep form shows every size. */
function sizesOf(language: Language) {
  if (inject('is_deep')) return [PHONE, SMALL, DESKTOP]
  return language === 'en' ? [PHONE, DESKTOP] : [PHONE, SMALL]
}

/** Words that are the same in every language: the brand, the money, the modal of the specification, names and programs. */
const FIXED =
  /\b(?:Thazin|Ks|MMK|BET MULTIPLIER|COIN VALUE|TOTAL BET|BET MAX|BET|AP|TS|BR|English|JILI|PP|PG|CQ9|JDB|JOKER|PS|KA|YB|SA|SEXY|AG|SBO|UG|IBC|SV388|Promotion|568 WIN|AWC|SC|FC|ID|JPEG|PNG|WebP|Shwe Pay|Yadana Bank|Daw Khin Thazin Oo|Ko Aung|Ed25519|Node(?:\.js)?|https|Chrome|node scripts\/verify-digit-roll\.mjs|proof\.json|SHA-256|hash|seeds?|commitment|SET|Value|Modern|Internet|Power|Nakhat|KBZPay|WavePay|Pay|Transaction ID|AM|PM|P\d+|player-\d+|v1:\d+:player-\d+:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64})\b/g

/** The first language of the site, and the one with the longest words and the tallest letters; the deep form shows all. */
const SHOWN: readonly Language[] = inject('is_deep') ? LANGUAGES : ['en', 'mm']

/**
 * Goes from state to state, each shown once, and says what does not fit, does not read or is not translated. The
 * language is switched in place, as a player does: what a page said before the switch has to be said anew.
 */
export async function faultsOf(page: Page, states: State[]): Promise<string[]> {
  const faults: string[] = []
  let language: Language = 'en'
  for (const state of states) {
    await state.show(page, await wordsOf(language))
    for (const next of [language, ...SHOWN.filter((each) => each !== language)]) {
      if (next !== language) {
        await switchTo(page, next)
        if (state.is_shown_anew) await state.show(page, await wordsOf(next))
      }
      language = next
      const found = await faultsIn(page, language)
      faults.push(...found.map((fault) => `${state.name} in ${language}: ${fault}`))
    }
  }
  return faults
}

async function faultsIn(page: Page, language: Language): Promise<string[]> {
  const found: string[] = []
  const is_at_phone = page.viewportSize()?.width === PHONE.width
  // There and back: a change of size lays the whole page out anew.
  const sizes = sizesOf(language)
  for (const size of is_at_phone ? sizes : sizes.toReversed()) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
    found.push(...(await misfits(page)).map((misfit) => `at ${size.width}: ${misfit}`))
    if (size === PHONE) found.push(...(await misreadings(page, language)))
  }
  return found
}

async function misreadings(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return readByAxe(page, { type: 'tag', values: AXE_RULES })
  // Data that the page asks for again in this language may still be on its way.
  const english = await untilNone(() => englishOn(page))
  // Letters of another height and width, on the grounds that are read in English.
  if (language !== 'mm' || !inject('is_deep')) return english
  return [...english, ...(await readByAxe(page, { type: 'rule', values: ['color-contrast'] }))]
}

const FRESH_TEXTS_MS = 3_000

async function untilNone(read: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + FRESH_TEXTS_MS
  let found = await read()
  while (found.length > 0 && Date.now() < end) found = await read()
  return found
}

/** By the picker in the header, and without a pointer: behind an open dialog none reaches it. */
async function switchTo(page: Page, language: Language): Promise<void> {
  await page.evaluate(async (lang) => {
    const picker = () => document.querySelector<HTMLElement>('#root header [aria-expanded]')
    const choice = () => document.querySelector<HTMLElement>(`#root header li button[lang="${lang}"]`)
    const was_open = picker()?.ariaExpanded === 'true'
    // The watch of the layout takes what follows for the visitor's own doing.
    document.dispatchEvent(new Event('input'))
    if (!was_open) picker()?.click()
    for (; choice() === null; await new Promise(requestAnimationFrame));
    choice()?.click()
    for (; document.documentElement.lang !== lang; await new Promise(requestAnimationFrame));
    // The texts may have been long in coming; what they move is the visitor's doing too.
    document.dispatchEvent(new Event('input'))
    if (was_open) picker()?.click()
  }, HTML_LANG[language])
}

async function englishOn(page: Page): Promise<string[]> {
  const words = await wordsOn(page)
  return words.filter((text) => /[A-Za-z]{2,}/.test(text.replace(FIXED, ''))).map((text) => `in English: ${text}`)
}

async function readByAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  await untilStill(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')} ${failureSummary}`),
    )
  }, runOnly)
}
