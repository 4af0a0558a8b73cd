import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { sessionEndOverlay } from '#identity/site/session-end/overlay.ts'
import { navigate, parseAddress } from '#platform/site/navigation.tsx'
import { closeOverlays } from '#platform/site/overlay.tsx'
import { followOtherTabs, onSessionEnd, type Pause } from '#platform/site/session/session-end.ts'
import { currentToken, GUEST, saveSession, sessionStore } from '#platform/site/session/session-store.ts'
import { HOME_HREF, resolveAddress } from '../find-route.ts'
import { registerAppModals } from '../overlays.ts'
import { saveDraftOwner } from './draft-owner.ts'

/** A sheet that is not open by then has failed; nobody is left before a page on which nothing works. */
const SHEET_MAX_MS = 5_000

/** Who plays may change in the middle of a page: here by a login or an end, or in another tab. */
export function followSession(client: QueryClient): void {
  let { user } = sessionStore.get()
  saveDraftOwner()
  sessionStore.subscribe(() => {
    saveDraftOwner()
    const session = sessionStore.get()
    if (session.is_member && user && session.user && session.user.user_name !== user.user_name) beginAnew()
    user = session.user
  })
  onSessionEnd((pause) => (pause ? askToSignIn(client, pause) : leave(client, HOME_HREF)))
  followOtherTabs()
}

/** Another player: nothing that this page holds is theirs. */
function beginAnew(): void {
  addEventListener('pagehide', forgetTab)
  location.assign(HOME_HREF)
}

/** Screens put aside what is chosen on them when their page goes; this comes after them. */
function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Forbidden storage held nothing.
  }
}

function leave(client: QueryClient, href: string): void {
  client.clear()
  closeOverlays()
  void navigate(href)
}

/** The page stays as it is, and asks for nothing, until the player has signed in again or leaves as a guest. */
function askToSignIn(client: QueryClient, { player, refusal, then }: Pause): void {
  onlineManager.setOnline(false)
  let close: (() => void) | undefined
  const settle = () => {
    stop()
    clearTimeout(timer)
    registerAppModals()
    onlineManager.setOnline(true)
  }
  const dismiss = () => {
    settle()
    saveSession(null, GUEST)
    leave(client, hrefOfGuest())
  }
  const stop = sessionStore.subscribe(() => {
    const { is_member, user } = sessionStore.get()
    // In another tab the player may have dismissed what stands here too.
    if (!is_member) return settle()
    if (currentToken() === null) return
    if (!player || user?.user_name !== player.user_name) return beginAnew()
    settle()
    close?.()
    void client.invalidateQueries()
    for (const goOn of then) goOn()
  })
  const timer = setTimeout(() => close ?? dismiss(), SHEET_MAX_MS)
  const onUp = (close_sheet: () => void) => {
    close = close_sheet
  }
  sessionEndOverlay.preload().then(() => sessionEndOverlay.open({ refusal, onUp, onDismiss: dismiss }), dismiss)
}

/** Where a guest is sent who asks for this page; from one that everybody sees, home. */
function hrefOfGuest(): string {
  const here = parseAddress(location.href)
  const led = resolveAddress(here, false)
  return led === here ? HOME_HREF : led.pathname + led.search
}
