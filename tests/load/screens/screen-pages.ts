import type { Browser } from 'playwright-core'
import { inShort, type Verdict } from '../short-run.ts'
import { documentBytes, scriptBytes } from './screen-bytes.ts'
import { coldLoads } from './screen-times.ts'
import type { Visitor } from './slow-page.ts'

const LANGUAGES = ['en', 'mm'] as const
const LOADS = inShort(1, 5)
const CPU = 6

type Measure = 'document kB' | 'scripts kB' | 'all kB' | 'paint ms' | 'answers ms' | 'blocked ms' | 'shift'
type Gates = Record<Measure, number | { en: number; mm: number }>

/**
 * Gates of a first visit that begins on any of these screens, by what is measured; with six times slower processor.
 * @param paint_max_ms What the line of this run, slowed through the browser's protocol, makes of an empty page, and a bit
 */
const gatesOf = (paint_max_ms: number): Gates => ({
  'document kB': 14,
  'scripts kB': 92,
  'all kB': { en: 160, mm: 200 },
  'paint ms': paint_max_ms,
  'answers ms': 1_800,
  'blocked ms': 180,
  shift: 0.01,
})
/** Bytes and moves are the same on every machine; times are told. */
const DECIDES: readonly Measure[] = ['document kB', 'scripts kB', 'all kB', 'shift']
/** On a slow machine more of it arrives before the screen is up. */
const DEPENDS_ON_TIME: readonly Measure[] = ['all kB']

interface Page {
  name: string
  path: string
  is_member: boolean
}

/** The screens for which the budgets are promised, each as the first of a visit. */
async function pagesOf(home: string): Promise<Page[]> {
  const html = await (await fetch(`${home}?type=all`)).text()
  const [, games = ''] = /href="\/(\?type=[^"]+provider=[^"]+)"/.exec(html) ?? []
  if (games === '') throw new Error('home leads to no provider')
  return [
    { name: 'home', path: '?type=all', is_member: false },
    { name: "a provider's games", path: games.replaceAll('&amp;', '&'), is_member: false },
    { name: 'digit bet', path: 'digitbet', is_member: true },
    { name: '2D bet', path: '2d/bet?session=morning', is_member: true },
    { name: 'wallet', path: 'information?tab=transfer', is_member: true },
  ]
}

/** Prints every promised screen in both languages beside the gates; answers whether those hold that decide. */
export async function reportPages(
  browser: Browser,
  { home, member, paint_max_ms }: { home: string; member: Record<string, string>; paint_max_ms: number },
): Promise<Verdict> {
  const gates = gatesOf(paint_max_ms)
  const measures = Object.keys(gates) as Measure[]
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(13)).join('')
  console.log(
    `\n  First visits, empty cache, processor ${CPU} × slower, median of ${LOADS}; a gate that is passed over has a !`,
  )
  console.log(`  ${''.padEnd(24)}${row(measures)}`)
  const verdict: Verdict = { is_right: true, is_fast: true }
  const pages = await pagesOf(home)
  for (const page of inShort(pages.slice(0, 2), pages)) {
    for (const language of LANGUAGES) {
      const values = await measure(browser, home, { page, member, language })
      const cells = measures.map((name) => {
        const gate = gates[name]
        const is_over = values[name] > (typeof gate === 'number' ? gate : gate[language])
        if (is_over && DECIDES.includes(name)) verdict[DEPENDS_ON_TIME.includes(name) ? 'is_fast' : 'is_right'] = false
        const digits = name.endsWith('kB') ? 1 : name === 'shift' ? 4 : 0
        return `${is_over ? '!' : ''}${values[name].toFixed(digits)}`
      })
      console.log(`  ${`${page.name}, ${language}`.padEnd(24)}${row(cells)}`)
    }
  }
  console.log(`  ${'gate'.padEnd(24)}${row(measures.map((name) => gateText(gates[name])))}\n`)
  return verdict
}

const gateText = (gate: number | { en: number; mm: number }) =>
  typeof gate === 'number' ? String(Math.round(gate * 100) / 100) : `${gate.en}/${gate.mm}`

async function measure(
  browser: Browser,
  home: string,
  { page, member, language }: { page: Page; member: Record<string, string>; language: 'en' | 'mm' },
): Promise<Record<Measure, number>> {
  const url = home + page.path
  const cookie = `lan=${language}${page.is_member ? '; member=1' : ''}`
  const visitor: Visitor = { language, ...(page.is_member && { url: home, storage: member }) }
  const load = await coldLoads(browser, url, CPU, { visitor, loads: LOADS })
  return {
    'document kB': (await documentBytes(url, cookie)) / 1000,
    'scripts kB': (await scriptBytes(url, cookie)) / 1000,
    'all kB': load.bytes_until_interactive / 1000,
    'paint ms': load.lcp_ms,
    'answers ms': load.interactive_ms,
    'blocked ms': load.blocking_ms,
    shift: load.shift,
  }
}
