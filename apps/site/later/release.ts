import { RELEASE_HEADER } from '#platform/contract/release-rules.ts'
import { tabStorage } from '#platform/site/browser/storage.ts'
import { currentLanguage } from '#platform/site/language.ts'
import { onOverlayLost } from '#platform/site/overlay.tsx'
import type { Route } from '#platform/site/route.ts'
import { currentToken } from '#platform/site/session/session-store.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { appTexts } from '../texts.ts'
import { bringBackTyped, saveTyped } from './kept-fields.ts'
import { isFilledIn, isUnfinished } from './unfinished.ts'

/** When the page last reloaded by itself. */
const RELOADED = 'release.reloaded'
/** A document out of some memory may be as old as the one before: a page never reloads faster than this. */
const RELOADS_APART_MS = 60_000
/** Milliseconds after which the consequences of a press have come to their end. */
const PAUSE_MS = 3_000
/** Any document tells the release; this one is kept by the server in any case. */
const ANY_PAGE = '/?type=all'

let is_stale = false
/** Every screen, which the page fetches in any case when it is up. */
let table: readonly Route[] = []
/** A file did not come: for want of a line, or because it is of the past. */
let has_lost_file = false

/** Told by the change stream each time that it begins. */
export function learnRelease(name: string | null): void {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  if (name) is_stale = !own.endsWith(`/${name}`)
}

/**
 * Once a newer release is there, the next link that the player presses loads the whole page, unless something is
 * unfinished: then the one after it. What the page lacks, because its files are gone, brings the load about at once where
 * nothing would be lost by it; what was typed is there again afterwards.
 */
export function followReleases(): void {
  bringBackTyped()
  import('../routes.ts').then(
    ({ routes }) => {
      table = routes
    },
    () => {},
  )
  // Before React hears of it: left to itself, the browser loads the page that the link names.
  addEventListener('click', (event) => leadsOn(event) && mayReload() && event.stopPropagation(), { capture: true })
  onOverlayLost(() => void meetLostOverlay())
  addEventListener('vite:preloadError', () => {
    has_lost_file = true
    setTimeout(() => void meetLostPart(), PAUSE_MS)
  })
  addEventListener('pagehide', () => {
    if (is_stale || has_lost_file) saveTyped()
  })
}

/** Whether this press of a link is the move with which the newer release comes. */
function leadsOn(event: MouseEvent): boolean {
  if (!is_stale || !(event.target instanceof Element)) return false
  const link = event.target.closest<HTMLAnchorElement>('#root a[href]')
  if (!link || link.target !== '' || link.origin !== location.origin || link.hash !== '') return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  // A guest is asked to log in first, by a sheet of this page.
  const path = link.pathname.toLowerCase()
  const is_open = currentToken() !== null || table.some((route) => route.path === path && route.access === 'public')
  return is_open && !isUnfinished() && !isFilledIn()
}

async function meetLostOverlay(): Promise<void> {
  if (!(await isReplaced())) return notify(appTexts.peek(currentLanguage())?.network)
  if (!reload()) notify(appTexts.peek(currentLanguage())?.release.renewed)
}

/** A part asks again and again; a screen that was wanted has left the page by now, and a sheet has been told of. */
async function meetLostPart(): Promise<void> {
  if (await isReplaced()) reload()
}

function notify(text = ''): void {
  showToast({ text, kind: 'error' })
}

/** Whether the server has another release than this page; asked of it where the stream has not told. */
async function isReplaced(): Promise<boolean> {
  if (!is_stale) {
    const page = await fetch(ANY_PAGE, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    learnRelease(page?.headers.get(RELEASE_HEADER) ?? null)
  }
  return is_stale
}

/** Answers whether it does. */
function reload(): boolean {
  if (isUnfinished() || !mayReload()) return false
  location.reload()
  return true
}

function mayReload(): boolean {
  const now = Date.now()
  if (now - Number(tabStorage.getItem(RELOADED) ?? 0) < RELOADS_APART_MS) return false
  tabStorage.setItem(RELOADED, String(now))
  return true
}
