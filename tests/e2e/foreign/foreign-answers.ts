import type { Page, Route } from 'playwright-core'
import { kyat } from '#contract/shared/money.ts'
import type { Site } from '../harness/browser.ts'

/** Answers of a server that is not ours, in the forms in which other servers send what the specification describes. */
export type Answer = { status?: number; json?: unknown; body?: string } | 'abort'

export const HTML = { body: '<!doctype html><title>Hello</title>' }
export const NOTHING = { body: '' }
export const SENTENCE = 'Request was successful.'
/** What a test of refusals brings with it. */
export const FAULTS = [
  / answered [45]\d\d$/,
  / failed: net::ERR_/,
  /^console warning: (?:balance poll|providers|popup)/,
  // With the session its frame goes, a moment before the page does.
  /^the layout moved/,
]

const urlOf = (path: string) => (path.startsWith('/') ? `**${path}` : `**/api/${path}`)

/** Leaves a call to the server again. */
export const answerNoMore = (page: Page, path: string) => page.unroute(urlOf(path))

/** Answers a call in the server's place; a later answer to the same call takes the place of an earlier one. */
export async function answer(page: Page, path: string, given: Answer): Promise<void> {
  const url = urlOf(path)
  await page.unroute(url)
  await page.route(url, (route: Route) =>
    given === 'abort'
      ? route.abort('connectionreset')
      : route.fulfill({ status: given.status ?? 200, contentType: 'application/json', ...withBody(given) }),
  )
}
const withBody = ({ json, body }: { json?: unknown; body?: string }) => ({ body: body ?? JSON.stringify(json) })

export const said = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor()
export const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
export const guest = (site: Site) => site.visit({ allows: FAULTS })
export async function member(site: Site, money = { main: kyat(9_000), game: kyat(9_000) }) {
  const player = await site.app.player(money)
  return { player, page: await site.visit({ as: player, allows: FAULTS }) }
}
