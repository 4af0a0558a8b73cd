import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import type { Language } from '#contract/language.ts'
import { DESK, PHONE } from './browser.ts'
import { misfits, wordsOn } from './read-page.ts'
import type { State } from './states.ts'
import { wordsOf } from './words.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** Where axe reads along: the two languages that most players use. */
const READ_BY_AXE = new Set<Language>(['en', 'mm'])
const NARROW = { width: 360, height: 780 }

/** Words that are the same in every language: the brand, the money, the modal of the specification, names and programs. */
const FIXED =
  /\b(?:Thazin|Ks|MMK|BET MULTIPLIER|COIN VALUE|TOTAL BET|BET MAX|BET|AP|TS|BR|English|JILI|PP|PG|CQ9|JDB|JOKER|PS|KA|YB|SA|SEXY|AG|SBO|UG|IBC|SV388|Promotion|568 WIN|AWC|SC|FC|ID|JPEG|PNG|WebP|Shwe Pay|Yadana Bank|Daw Khin Thazin Oo|Ko Aung|Ed25519|Node(?:\.js)?|https|Chrome|node scripts\/verify-digit-roll\.mjs proof\.json|proof\.json|SHA-256|hash|SET|AM|PM|P\d+|player-\d+|v1:\d+:player-\d+:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{64})\b/g

/** Goes from state to state and says what does not fit, does not read or is not translated. */
export async function faultsOf(page: Page, states: State[], language: Language): Promise<string[]> {
  const words = await wordsOf(language)
  const faults: string[] = []
  for (const state of states) {
    await state.show(page, words)
    const found = [...(await misfits(page))]
    if (language !== 'en') found.push(...(await englishOn(page)))
    if (READ_BY_AXE.has(language)) found.push(...(await readByAxe(page)))
    for (const size of [NARROW, DESK]) {
      await page.setViewportSize(size)
      found.push(...(await misfits(page)).map((misfit) => `at ${size.width}: ${misfit}`))
    }
    await page.setViewportSize(PHONE)
    faults.push(...found.map((fault) => `${state.name}: ${fault}`))
  }
  return faults
}

async function englishOn(page: Page): Promise<string[]> {
  const words = await wordsOn(page)
  return words.filter((text) => /[A-Za-z]{2,}/.test(text.replace(FIXED, ''))).map((text) => `in English: ${text}`)
}

async function readByAxe(page: Page): Promise<string[]> {
  // Colours are judged when nothing is on its way in or out any more.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map((each) => each.finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: rules } })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) ${target.join(' ')} ${failureSummary}`),
    )
  }, AXE_RULES)
}
