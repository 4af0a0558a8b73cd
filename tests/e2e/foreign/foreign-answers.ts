import type { Page, Route } from 'playwright-core'
import { kyat } from '#platform/contract/money.ts'
import type { Site } from '../harness/browser.ts'

/** Answers of a server that is not ours, in the forms in which other servers send what the specification describes. */
export type Answer = { status?: number; json?: unknown; body?: string } | 'abort'

export const HTML = { body: '<!doctype html><title>Hello</title>' }
export const NOTHING = { body: '' }
export const SENTENCE = 'Request was successful.'
/** Faults of the page that every test of refusals causes. */
export const FAULTS = [
  / answered [45]\d\d$/,
  / failed: net::ERR_/,
  /^console warning: (?:balance poll|providers|popup)/,
  // With the session its frame goes, a moment before the page does.
  /^the layout moved/,
]

const urlOf = (path: string) => (path.startsWith('/') ? `**${path}` : `**/api/${path}`)

/**
 * The answers that each page gets, by path. A route stays in place once it is set: if a test removed it and set it again,
 * nobody would answer a call that is on its way at that moment.
 */
const given = new WeakMap<Page, Map<string, Answer | null>>()

/** Leaves a call to the server again. */
export const answerNoMore = (page: Page, path: string): void => {
  given.get(page)?.set(path, null)
}

/** Answers a call in the server's place; a later answer to the same call takes the place of an earlier one. */
export async function answer(page: Page, path: string, next: Answer): Promise<void> {
  const answers = given.get(page) ?? new Map<string, Answer | null>()
  given.set(page, answers)
  const is_routed = answers.has(path)
  answers.set(path, next)
  if (!is_routed) await page.route(urlOf(path), (route) => give(route, answers.get(path) ?? null))
}

function give(route: Route, next: Answer | null): Promise<void> {
  if (next === null) return route.fallback()
  if (next === 'abort') return route.abort('connectionreset')
  return route.fulfill({ status: next.status ?? 200, contentType: 'application/json', ...withBody(next) })
}
const withBody = ({ json, body }: { json?: unknown; body?: string }) => ({ body: body ?? JSON.stringify(json) })

export const said = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor()
export const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
export const guest = (site: Site) => site.visit({ allows: FAULTS })
export async function member(site: Site, money = { main: kyat(9_000), game: kyat(9_000) }) {
  const player = await site.app.player(money)
  return { player, page: await site.visit({ as: player, allows: FAULTS }) }
}
