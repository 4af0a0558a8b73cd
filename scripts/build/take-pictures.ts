/**
 * `node scripts/run.mjs scripts/build/take-pictures.ts`: takes the pictures of docs/handbook.md, and the one that README opens
 * with, from an open demo that has its history. One picture shows a draw whose result one person has entered: for that, let a day without feeds pass
 * (`npm run trading-day -- --speed 300 --dead`), and take them again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { parseSettings } from '#platform/server/settings.ts'
import { takeTitle } from '../assets/title-picture.ts'
import { findChromium } from '../chromium.ts'
import { ROOT } from '../program.ts'
import { type ConsoleStage, clientOf, DEMO_PHONE, PASSWORD, staffClient, stageConsole } from './stage-console.ts'

const PICTURES = join(ROOT, 'docs', 'pictures')
const FOLDER = join(PICTURES, 'handbook')
const SIZE = { width: 1280, height: 800 }
/** Letters stay sharp, and a page of the handbook stays below a megabyte. */
const PACKING = { quality: 80, effort: 6 }
const PICTURE_BYTES_MAX = 80_000
const PATIENCE_MS = 20_000
/** Charts and colours that fade in. */
const SETTLED_MS = 700

interface Shot {
  name: string
  path: string
  /** A text that the screen shows once it is complete. */
  shows: string
}

const settings = parseSettings(process.env)
const site_url = `http://127.0.0.1:${settings.port}`
const console_url = `http://127.0.0.1:${settings.console_port}`

await takeAll()

async function takeAll(): Promise<void> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(console.log), args })
  try {
    const { staged, shots } = await prepare(browser)
    const page = await signIn(browser)
    mkdirSync(FOLDER, { recursive: true })
    for (const shot of shots) await take(page, shot)
    writeFileSync(join(PICTURES, 'thazin.webp'), await takeTitle(browser, site_url))
    if (staged.waiting_draw_id === null) console.log('  no draw waits for its result: result.webp stays as it was')
  } finally {
    await browser.close()
  }
}

async function prepare(browser: Browser): Promise<{ staged: ConsoleStage; shots: Shot[] }> {
  const visitor = async () => (await browser.newContext()).request
  const owner = await staffClient(await visitor(), console_url, 'owner')
  const cashier = await staffClient(await visitor(), console_url, 'cashier')
  const guest = await visitor()
  const login = { user_name: DEMO_PHONE, password: PASSWORD }
  const { token } = await clientOf(guest, `${site_url}/api`)<{ token: string }>('/login', login)
  const player = clientOf(guest, `${site_url}/api`, { authorization: `Bearer ${token}` })
  const staged = await stageConsole({ player, owner, cashier })
  const agents = await owner<{ id: string; commission_balance: number }[]>('/agents')
  const [agent] = agents.toSorted((a, b) => b.commission_balance - a.commission_balance)
  const [closed] = await owner<{ day: string }[]>('/closing-statements')
  if (!agent || !closed) throw new Error('This demo has no history yet')
  const bets = `/transfers?from=${closed.day}&to=${closed.day}&what=digit_bet`
  const [bet] = await owner<{ cause_id: string; kind: string }[]>(bets)
  if (!bet) throw new Error(`Nobody rolled on ${closed.day}`)
  return { staged, shots: shotsOf(staged, { agent, closed, bet: `${bets}&id=${bet.cause_id}_${bet.kind}` }) }
}

async function signIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(console_url)
  await page.getByLabel('User name').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Screens' }).waitFor({ timeout: PATIENCE_MS })
  return page
}

interface StageFacts {
  agent: { id: string }
  closed: { day: string }
  /** A bet of that day among its neighbours. */
  bet: string
}

function shotsOf(staged: ConsoleStage, { agent, closed, bet }: StageFacts): Shot[] {
  const { deposit_id, withdrawal_id, player_id, draw_id, waiting_draw_id } = staged
  const result = { name: 'result', path: `/two-d?id=${waiting_draw_id}`, shows: 'Confirm' }
  return [
    { name: 'today', path: '/today', shows: 'The platform’s net by the hour' },
    { name: 'deposits', path: `/deposits?id=${deposit_id}`, shows: 'Last 8 deposits' },
    { name: 'withdrawals', path: `/withdrawals?id=${withdrawal_id}`, shows: 'Your approval finishes it' },
    { name: 'player', path: `/players?q=${DEMO_PHONE}&id=${player_id}`, shows: 'Open the player’s page' },
    { name: 'agent', path: `/agents/${agent.id}?tab=days`, shows: 'Commission days' },
    { name: 'numbers', path: `/two-d/draws/${draw_id}`, shows: 'Take back' },
    ...(waiting_draw_id === null ? [] : [result]),
    { name: 'switches', path: '/switches', shows: 'All gaming' },
    { name: 'settings', path: '/settings?group=cashier', shows: 'Second person above' },
    { name: 'content', path: '/content?id=1', shows: 'As players see it' },
    { name: 'closing', path: `/reports?view=day-close&id=${closed.day}`, shows: 'Opening' },
    { name: 'transfer', path: bet, shows: 'Open the player' },
  ]
}

async function take(page: Page, { name, path, shows }: Shot): Promise<void> {
  await page.goto(`${console_url}${path}`)
  await page.getByText(shows).first().waitFor({ timeout: PATIENCE_MS })
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete))
  await page.waitForTimeout(SETTLED_MS)
  const bytes = await sharp(await page.screenshot())
    .webp(PACKING)
    .toBuffer()
  if (bytes.length > PICTURE_BYTES_MAX) throw new Error(`${name} weighs ${bytes.length} bytes`)
  writeFileSync(join(FOLDER, `${name}.webp`), bytes)
  console.log(`  ${name}.webp  ${bytes.length} bytes`)
}
