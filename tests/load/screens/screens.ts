import { type Browser, chromium } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from '#scripts/chromium.ts'
import { storeSystemFonts } from '../../e2e/harness/system-fonts.ts'
import type { Verdict } from '../short-run.ts'
import { type EmptyPage, openEmptyPage } from './empty-page.ts'
import { timePresses } from './presses.ts'
import { documentBytes, lazyLogin, lazyScreens, registerPlayer, scriptBytes } from './screen-bytes.ts'
import { reportPages } from './screen-pages.ts'
import { line, type ReportLine, report } from './screen-report.ts'
import { startBenchServer } from './screen-server.ts'
import { coldLoads, gridTap, taps, warmLcp } from './screen-times.ts'
import { load, newVisitor, openSlowPage } from './slow-page.ts'

const HOME = '?type=all'
/** Over an empty React page of the same run. */
const LCP_ABOVE_EMPTY_MS = 150

/** The budgets of the screens, measured. Times are told; only those beside the empty page have a gate. */
export async function run(): Promise<Verdict> {
  const app = await startBenchServer()
  const empty = await openEmptyPage()
  const fonts = await storeSystemFonts()
  const executablePath = findChromium(console.log)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS, env: { ...process.env, ...fonts.env } })
  try {
    console.log('Weighing the screens …')
    const member = await registerPlayer(app.url)
    const bytes = await weigh(browser, app.url, member)
    console.log('Loading them over a slow line, on a slow processor, beside an empty page of React …')
    const at_4 = await time(browser, { url: app.url, empty, cpu: 4 })
    const at_6 = await time(browser, { url: app.url, empty, cpu: 6 })
    const second = await secondVisit(browser, app.url, empty)
    const grid = await gridTaps(browser, app.url, member)
    const presses = await timePresses(browser, app.url, member)
    const home = report([...bytes, ...at_4.lines, ...at_6.lines, ...second, ...grid, ...presses])
    const paint_max_ms = at_6.empty_lcp_ms + LCP_ABOVE_EMPTY_MS
    const pages = await reportPages(browser, { home: app.url, member, paint_max_ms })
    return { is_right: home.is_right && pages.is_right, is_fast: home.is_fast && pages.is_fast }
  } finally {
    await browser.close()
    fonts.remove()
    await empty.close()
    await app.close()
  }
}

async function weigh(browser: Browser, url: string, member: Record<string, string>): Promise<ReportLine[]> {
  const firstVisit = async (language: 'en' | 'mm') => {
    const context = await newVisitor(browser, { language })
    const visit = await load(await openSlowPage(context, 4), url + HOME)
    await context.close()
    return visit
  }
  const [en, mm] = [await firstVisit('en'), await firstVisit('mm')]
  const lazy = await lazyScreens(browser, url + HOME, member)
  return [
    line('document, brotli', 'kB', await documentBytes(url + HOME), [14, 10]),
    line('scripts of the first route, brotli', 'kB', await scriptBytes(url + HOME), [92, 78]),
    ...lazy.flatMap(({ name, bytes, bytes_after }) => [
      untilUp(line(`further screen ${name}`, 'kB', bytes, [12, 8])),
      ...(bytes_after > 0 ? [line('  and what follows it when it is up', 'kB', bytes_after)] : []),
    ]),
    untilUp(line('login form', 'kB', await lazyLogin(browser, url + HOME), [5, 3])),
    untilUp(line('everything until interactive, en', 'kB', en.bytes_until_interactive, [160, 125])),
    line('  and until the page is quiet', 'kB', en.bytes),
    untilUp(line('everything until interactive, mm', 'kB', mm.bytes_until_interactive, [200, 170])),
    line('  and until the page is quiet', 'kB', mm.bytes),
  ]
}

const untilUp = (bytes: ReportLine): ReportLine => ({ ...bytes, depends_on_time: true })

const BUDGETS = {
  4: { lcp: [1_000, 750], interactive: [1_600, 1_300], blocking: [100, 50], move: [120, 80], tap: [80, 30] },
  6: { lcp: [1_150, 850], interactive: [1_800, 1_450], blocking: [180, 100], move: [180, 120], tap: [120, 60] },
} as const satisfies Record<number, Record<string, [number, number]>>

async function time(
  browser: Browser,
  { url, empty, cpu }: { url: string; empty: EmptyPage; cpu: 4 | 6 },
): Promise<{ lines: ReportLine[]; empty_lcp_ms: number }> {
  const ours = await coldLoads(browser, url + HOME, cpu)
  const theirs = await coldLoads(browser, empty.url, cpu)
  const told = { 'largest paint': theirs.lcp_ms, interactive: theirs.interactive_ms, blocked: theirs.blocking_ms }
  const empty_times = Object.entries(told).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`)
  console.log(`  the empty page, ${cpu} ×: ${empty_times.join(', ')}, ${(theirs.bytes / 1000).toFixed(1)} kB`)
  const felt = await taps(browser, url + HOME, cpu)
  const { lcp, interactive, blocking, move, tap } = BUDGETS[cpu]
  const at = `${cpu} ×`
  const lines = [
    line(`largest paint, ${at}`, 'ms', ours.lcp_ms, [...lcp]),
    {
      ...line(`largest paint, ${at}, above the empty page`, 'ms', ours.lcp_ms - theirs.lcp_ms, [LCP_ABOVE_EMPTY_MS]),
      decides: true,
    },
    line(`interactive, ${at}`, 'ms', ours.interactive_ms, [...interactive]),
    line(`blocked, ${at}`, 'ms', ours.blocking_ms, [...blocking]),
    { ...line(`layout shift, ${at}`, '', ours.shift, [0.01, 0]), decides: true },
    line(`move to another screen, ${at}`, 'ms', felt.move_ms, [...move]),
    line(`tap to paint, menu, ${at}`, 'ms', felt.menu_ms, [...tap]),
    line(`tap to paint, login, ${at}`, 'ms', felt.login_ms, [...tap]),
  ]
  return { lines, empty_lcp_ms: theirs.lcp_ms }
}

async function secondVisit(browser: Browser, url: string, empty: EmptyPage): Promise<ReportLine[]> {
  const ours = await warmLcp(browser, url + HOME, 4)
  const theirs = await warmLcp(browser, empty.url, 4)
  console.log(`  the empty page, second visit, 4 ×: largest paint ${theirs.toFixed(0)} ms`)
  const name = 'second visit, largest paint, 4 ×'
  return [
    line(name, 'ms', ours, [600, 500]),
    { ...line(`${name}, above the empty page`, 'ms', ours - theirs, [LCP_ABOVE_EMPTY_MS]), decides: true },
  ]
}

async function gridTaps(browser: Browser, home: string, member: Record<string, string>): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  for (const cpu of [4, 6] as const) {
    const ms = await gridTap(browser, `${home}2d/bet?session=morning`, cpu, { url: home, storage: member })
    lines.push(line(`tap to paint, one of 100 numbers, ${cpu} ×`, 'ms', ms, [...BUDGETS[cpu].tap]))
  }
  return lines
}
