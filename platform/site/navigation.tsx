import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'
import { useFirstView } from './first-view.ts'
import { openLoginModal } from './login-modal.ts'
import { announceWait } from './time/waiting.ts'

export interface Address {
  pathname: string
  search: string
}

/** The app's knowledge of addresses: where one really leads, and how to make it ready. */
export interface Guide {
  /** Until the site knows all its addresses; the questions below are asked afterwards. */
  ready(): Promise<void>
  resolve(address: Address): Address
  prepare(address: Address): Promise<void>
  /** Whether this visitor has to log in before they may go there. */
  needsLogin(address: Address): boolean
  /** The element that a move to this address brings to the top, or null for the top of the page. */
  landing(address: Address): string | null
}

const current = createStore<Address>({ pathname: '/', search: '' })
let guide: Guide = {
  ready: async () => {},
  resolve: (address) => address,
  prepare: async () => {},
  needsLogin: () => false,
  landing: () => null,
}
/** The app's reaction where a requested screen cannot come. */
let notifyLoss = () => {}
export function onScreenLost(notify: () => void): void {
  notifyLoss = notify
}
/** The overlays' part in the browser's history; it comes later than the first screen. */
let overlays = { takes: () => false, unwind: async () => {} }
export function guardHistory(guard: typeof overlays): void {
  overlays = guard
}
/** Only the newest move counts: a slow chunk must not pull the player back. */
let last_move = 0

/** Of this site, whatever anybody has written: what begins with two slashes would be another host for the browser. */
export function parseAddress(href: string): Address {
  const url = new URL(href, 'http://platform')
  return { pathname: url.pathname.replace(/^\/+/, '/'), search: url.search }
}

export function startNavigation(address: Address, app_guide: Guide): void {
  guide = app_guide
  current.set(address)
  // The browser would scroll before the older screen is back; so the place is kept in the history's own state.
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', savePlace)
  window.addEventListener('popstate', () => overlays.takes() || void goBack())
}

async function goBack(): Promise<void> {
  if (await show(parseAddress(location.href))) restoreFirstPlace()
}

/**
 * The state of this entry of the browser's history: the place on the page, and the values that its screen adds. A screen
 * that adds the `pages` of its list has to be as long as it was before it can go there, and does so itself.
 */
export function readPlace(): Record<string, unknown> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

export function rememberPlace(values: Record<string, unknown>): void {
  history.replaceState({ ...readPlace(), ...values }, '')
}

export function savePlace(): void {
  rememberPlace({ scroll_y: window.scrollY })
}

/** Back to where the player was on this entry of the history; also after a reload. */
export function restorePlace(): void {
  const { scroll_y } = readPlace()
  requestAnimationFrame(() => window.scrollTo(0, typeof scroll_y === 'number' ? scroll_y : 0))
}

/** Of a screen that has just been shown again. */
export function restoreFirstPlace(): void {
  if (readPlace().pages === undefined) restorePlace()
}

/** Goes to an address of the site: waits for its chunk and texts, then switches. */
export async function navigate(href: string, options: { replace?: boolean } = {}): Promise<void> {
  const is_ready = await announceWait(guide.ready()).then(
    () => true,
    () => false,
  )
  if (!is_ready) return loadPage(href)
  const address = guide.resolve(parseAddress(href))
  const target = address.pathname + address.search
  const shown = await show(address, () => {
    const here = location.pathname + location.search
    // An address that was replaced may be one to return to after a login.
    if (options.replace || target === here)
      return history.replaceState({ after_login: readPlace().after_login }, '', target)
    savePlace()
    history.pushState(null, '', target)
  })
  if (shown) land(guide.landing(address))
}

function land(id: string | null): void {
  const element = id === null ? null : document.getElementById(id)
  if (element) element.scrollIntoView()
  else window.scrollTo(0, 0)
}

async function show(address: Address, record?: () => void): Promise<boolean> {
  last_move += 1
  const move = last_move
  try {
    await announceWait(guide.prepare(address))
  } catch {
    loadPage(address.pathname + address.search)
    return false
  }
  if (record) await overlays.unwind()
  if (move !== last_move) return false
  record?.()
  current.set(address)
  return true
}

/**
 * A chunk is gone (a newer version was installed) or did not come: the browser loads the page itself. Without a line and
 * without a phone that keeps pages it would show its own page of failure in place of one that works; so the player stays.
 */
function loadPage(href: string): void {
  const keeps_pages = Boolean(navigator.serviceWorker?.controller)
  if (navigator.onLine || keeps_pages) location.assign(href)
  else notifyLoss()
}

export function useAddress(): Address {
  const view = useFirstView()
  return useSyncExternalStore(current.subscribe, current.get, () => view)
}

/** One value of the address's query, or null. */
export function useQuery(name: string): string | null {
  return new URLSearchParams(useAddress().search).get(name)
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/**
 * A link inside the site. Its screen is fetched as soon as the player touches or reaches it. A guest who presses one to
 * what only members may see logs in first, and then arrives.
 */
export function Link({ href, onClick, onPointerDown, onFocus, children, ...rest }: LinkProps) {
  const prepare = () => {
    const begin = () => guide.prepare(guide.resolve(parseAddress(href)))
    guide
      .ready()
      .then(begin)
      .catch(() => {})
  }
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    const go = () => void navigate(href)
    const goOrAsk = () => (guide.needsLogin(parseAddress(href)) ? openLoginModal({ then: go }) : go())
    announceWait(guide.ready()).then(goOrAsk, go)
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={click}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        prepare()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prepare()
      }}
    >
      {children}
    </a>
  )
}
