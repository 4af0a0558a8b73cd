/** The picture that README opens with: the digit game on a phone, and the home page on a desktop. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp, { type OverlayOptions } from 'sharp'
import { clientOf, DEMO_PHONE, PASSWORD } from '../build/stage-console.ts'

const GROUND = { width: 1400, height: 766, channels: 3, background: '#e7e4d8' } as const
/** The screens as they are, and where the picture has them. */
const PHONE = { screen: { width: 390, height: 844 }, left: 31, top: 31, width: 305, radius: 18 }
const DESKTOP = { screen: { width: 1280, height: 900 }, left: 368, top: 31, width: 1001, radius: 10 }
/** Letters are made smaller from more dots than are shown. */
const SCALE = 2
/** The last rolls that the phone shows, the bet of each, and the least game balance before them, in kyat. */
const ROLLS = 5
const BET = { bet_type: 'digit', digit: 7, rolled_number: 4, bet_amount: 100, multiplier: 1 }
const WANTED_IN_GAME = 40_000
const PATIENCE_MS = 20_000

export async function takeTitle(browser: Browser, site_url: string): Promise<Buffer> {
  const kept = await prepare(browser, site_url)
  const phone = await screen(browser, { ...kept, viewport: PHONE.screen }, async (page) => {
    await page.goto(`${site_url}/digitbet`)
    await page.getByRole('main').getByRole('button', { name: 'Digit 7', exact: true }).click()
    await page.getByText('Rolling in', { exact: true }).waitFor({ timeout: PATIENCE_MS })
  })
  const desktop = await screen(browser, { ...kept, viewport: DESKTOP.screen }, async (page) => {
    await page.goto(`${site_url}/?type=all`)
    await page.getByAltText('JILI').first().waitFor({ timeout: PATIENCE_MS })
  })
  const overlays = [...(await framed(phone, PHONE)), ...(await framed(desktop, DESKTOP))]
  return sharp({ create: GROUND }).composite(overlays).webp({ quality: 82, effort: 6 }).toBuffer()
}

/** A player with money in both wallets, who has played before. */
async function prepare(browser: Browser, site_url: string): Promise<BrowserContextOptions> {
  const { request } = await browser.newContext()
  const guest = clientOf(request, `${site_url}/api`)
  const login = { user_name: DEMO_PHONE, password: PASSWORD }
  const { token } = await guest<{ token: string }>('/login', login)
  const player = clientOf(request, `${site_url}/api`, { authorization: `Bearer ${token}` })
  const { balance } = await player<{ balance: number }>('/user')
  if (balance < WANTED_IN_GAME) await player('/exchange-main-to-game', { amount: WANTED_IN_GAME - balance })
  for (let roll = 0; roll < ROLLS; roll++) await player('/digitbet', BET)
  const profile = JSON.stringify(await player('/user'))
  const hints = { lan: 'en', member: '1' }
  const domain = new URL(site_url).hostname
  const cookie = { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  const stored = Object.entries({ lan: 'en', token, profile }).map(([name, value]) => ({ name, value }))
  return {
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    storageState: {
      cookies: Object.entries(hints).map(([name, value]) => ({ ...cookie, name, value })),
      origins: [{ origin: site_url, localStorage: stored }],
    },
  }
}

async function screen(
  browser: Browser,
  options: BrowserContextOptions,
  show: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => sessionStorage.setItem('popup-seen', '1'))
  const page = await context.newPage()
  await show(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** With round corners, and its shadow below it. */
async function framed(picture: Buffer, place: typeof PHONE): Promise<OverlayOptions[]> {
  const { left, top, width, radius, screen: size } = place
  const height = Math.round((width * size.height) / size.width)
  const box = `width="${width}" height="${height}" rx="${radius}"`
  const corners = Buffer.from(`<svg width="${width}" height="${height}"><rect ${box}/></svg>`)
  const cut = await sharp(picture)
    .resize(width, height)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const { width: ground_width, height: ground_height } = GROUND
  const shade = Buffer.from(
    `<svg width="${ground_width}" height="${ground_height}"><filter id="s" x="-20%" y="-20%" width="140%" height="140%">
    <feGaussianBlur stdDeviation="14"/></filter>
    <rect x="${left}" y="${top + 12}" ${box} fill="#0d2b24" fill-opacity="0.28" filter="url(#s)"/></svg>`,
  )
  return [
    { input: shade, left: 0, top: 0 },
    { input: cut, left, top },
  ]
}
