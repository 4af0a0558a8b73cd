import { appTexts } from './texts.ts'
import '#ui/theme/tokens.css'
import '#ui/theme/base.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import type { RootOptions } from 'react-dom/client'
import type { FirstView } from '#platform/contract/screens.ts'
import { watchInstallOffer } from '#platform/site/browser/install.ts'
import { whenIdle } from '#platform/site/browser/when-idle.ts'
import { createQueryClient } from '#platform/site/calls/query-client.ts'
import { FirstViewContext } from '#platform/site/first-view.ts'
import { currentLanguage, saveLanguage, startLanguage, storedLanguage } from '#platform/site/language.ts'
import {
  type Address,
  navigate,
  onScreenLost,
  parseAddress,
  rememberPlace,
  restoreFirstPlace,
  startNavigation,
} from '#platform/site/navigation.tsx'
import { onOverlayLost } from '#platform/site/overlay.tsx'
import { prepareRoute } from '#platform/site/route.ts'
import { sessionStore, startSession } from '#platform/site/session/session-store.ts'
import { switchLanguage } from '#platform/site/switch-language.ts'
import { Boundary } from '#ui/components/boundary.tsx'
import { loadToasts, showToast } from '#ui/components/overlays/toast.tsx'
import type { Caught } from '#ui/reporter.ts'
import { Failed } from './failed.ts'

import { findRoute, HOME_HREF, loadFeature, loadRoutes, needsLogin, needsTable, resolveAddress } from './find-route.ts'
import { Shell } from './frame/shell.tsx'
import { loadMemberFrame } from './frame/use-member-frame.ts'
import { bringLaterStyles } from './later-styles.ts'
import { registerAppModals } from './overlays.ts'

const guide = {
  ready: loadRoutes,
  resolve: (address: Address) => resolveAddress(address, sessionStore.get().is_member),
  prepare: async (address: Address) => {
    const language = currentLanguage()
    if (needsTable(address)) await loadRoutes()
    await prepareRoute(findRoute(address), address.search, language)
    // Switched in between: the catalogs of the new language are needed as well.
    if (currentLanguage() !== language) await prepareRoute(findRoute(address), address.search, currentLanguage())
  },
  needsLogin: (address: Address) => needsLogin(address, sessionStore.get().is_member),
  landing: (address: Address) => findRoute(address).landing?.(new URLSearchParams(address.search)) ?? null,
}

function readFirstView(): FirstView {
  return JSON.parse(document.getElementById('first-view')?.textContent ?? '{}')
}

/** Where a browser does not tell when it painted; later than any paint that is not held back. */
const PAINT_MAX_MS = 250

/** On a second visit the scripts are there before the picture is, and hydration would hold it back by its whole length. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(resolve, PAINT_MAX_MS)
  })
}

/** The screen that the server has rendered: of all tables only its own is needed for it. */
async function prepareFirst(view: FirstView, address: Address): Promise<void> {
  if (view.feature) await loadFeature(view.feature)
  await prepareRoute(findRoute(address), address.search, view.language)
}

const notifyLoss = () => showToast({ text: appTexts.peek(currentLanguage())?.network ?? '', kind: 'error' })

/** Reports a caught error. Where not even the report's code comes, a toast tells the player who pressed something. */
function report(caught: Caught | Event): void {
  import('./failure/index.ts')
    .then((failure) => failure.report(caught as Caught))
    .catch(() => !(caught instanceof Event) && notifyLoss())
}

async function mountPage(root: HTMLElement, view: FirstView, queryClient: QueryClient, early: MutationRecord[]) {
  // Imported here and not above, where it would run in one turn with everything else that a page begins with.
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  // In a transition React hydrates in slices and lets a press go between two of them; by itself it would take one turn.
  startTransition(() => {
    const page = (
      <FirstViewContext value={view}>
        <QueryClientProvider client={queryClient}>
          <Boundary
            kind="frame"
            at={root}
            renderInstead={() => <Failed at_once waiting={<a href={HOME_HREF}>{view.brand_name}</a>} />}
          >
            <Shell />
          </Boundary>
        </QueryClientProvider>
      </FirstViewContext>
    )
    const options: RootOptions = {
      onCaughtError: (error, { errorBoundary }) => report({ type: (errorBoundary as Boundary).props.kind, error }),
      // Where a translator was quicker, React renders anew in place of what it should take over: no fault of the page.
      // As `reportError` does, which Chrome has from 95 on.
      onRecoverableError: (error) =>
        early[0] ??
        setTimeout(() => {
          throw error
        }),
    }
    // Of a screen that failed on the server there is nothing to take over, nor of one that a translator has changed.
    if (view.is_bare || root.querySelector('font')) createRoot(root, options).render(page)
    else hydrateRoot(root, page, options)
  })
}

/** Everything the first screen needs is awaited before hydration: a Suspense boundary here would cost 300 ms. */
async function start(): Promise<void> {
  const view = readFirstView()
  const root = document.getElementById('root')
  if (!root) return
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
  watchInstallOffer()
  startLanguage(view.language)
  startSession()
  registerAppModals()
  const requested = parseAddress(location.href)
  // For `/` the server has sent the page of `/?type=all`: the address follows before anything reads it.
  const address = needsTable(requested) ? requested : guide.resolve(requested)
  // The server has put what a guest has to log in for behind the `#`.
  const is_sent_here = location.hash.startsWith('#/')
  if (is_sent_here) rememberPlace({ after_login: location.hash.slice(1) })
  if (address !== requested || is_sent_here) history.replaceState(history.state, '', address.pathname + address.search)
  startNavigation(address, guide)
  await Promise.all([
    firstPaint(),
    bringLaterStyles(),
    prepareFirst(view, address),
    appTexts.load(view.language),
    view.is_member && loadMemberFrame(),
  ])

  const queryClient = createQueryClient(view.first_data, { is_old: 'kept' in document.documentElement.dataset })
  // Translators do not wait for the code that copes with them: until it is here, what they do is collected for it.
  const early: MutationRecord[] = []
  const collector = new MutationObserver((records) => early.push(...records))
  collector.observe(root, { childList: true, subtree: true })
  await mountPage(root, view, queryClient, early)
  restoreFirstPlace()
  const later = () =>
    import('./later/start-later.ts').then((module) => module.startLater(queryClient, root, early, collector))
  // One turn for each: together they would hold up a tap on a slow phone.
  for (const run of [later, loadRoutes, loadToasts]) whenIdle(() => void run().catch(console.warn))

  onOverlayLost(notifyLoss)
  onScreenLost(notifyLoss)
  // The server went by hints; storage knows better, and the two may have parted.
  const language = storedLanguage()
  if (language === view.language) saveLanguage(language)
  else if (language !== null) await switchLanguage(language)
  const resolved = guide.resolve(address)
  if (guide.needsLogin(address)) rememberPlace({ after_login: address.pathname + address.search })
  if (resolved !== address) await navigate(resolved.pathname + resolved.search, { replace: true })
}

void start()
