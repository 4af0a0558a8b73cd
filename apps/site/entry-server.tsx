import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import type { FirstView, RenderedScreen, Screen } from '#platform/contract/screens.ts'
import { TitleContext } from '#platform/site/browser/page-title.ts'
import { createQueryClient } from '#platform/site/calls/query-client.ts'
import { FirstViewContext } from '#platform/site/first-view.ts'
import { partOf, prepareRoute } from '#platform/site/route.ts'
import NIGHT_STYLES from '#ui/theme/night.css?inline'
import { featureOf, findRoute, loadRoutes, needsLogin, resolveAddress, tableSource } from './find-route.ts'
import { Shell } from './frame/shell.tsx'
import { loadMemberFrame, MEMBER_FRAME_SOURCE } from './frame/use-member-frame.ts'
import { notFoundRoute } from './not-found/not-found.ts'
import { appTexts } from './texts.ts'

export { renderGameWindow } from './game-window.ts'
export { NIGHT_STYLES }

// The server answers every address.
await loadRoutes()

export function describeScreen(pathname: string, search: string, is_member: boolean): Screen {
  const address = { pathname, search }
  const resolved = resolveAddress(address, is_member)
  const route = findRoute(resolved)
  // A visitor who asks for the site itself gets its page at once: the browser writes the type into the address.
  const stays = resolved === address || (pathname === '/' && resolved.pathname === '/')
  const redirect = stays ? null : resolved.pathname + resolved.search
  return {
    redirect,
    after_login: redirect !== null && needsLogin(address, is_member) ? pathname + search : null,
    status: route === notFoundRoute ? 404 : 200,
    path: route.path,
    search: keptQuery(route.query, resolved.search),
  }
}

function keptQuery(names: readonly string[] = [], search: string): string {
  const requested = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of names) for (const value of requested.getAll(name).slice(0, 1)) kept.set(name, value)
  const text = kept.toString()
  return text === '' ? '' : `?${text}`
}

export async function renderScreen(view: FirstView): Promise<RenderedScreen> {
  const route = findRoute(view)
  const part = partOf(route, view.search)
  const feature = featureOf(route)
  await Promise.all([prepareRoute(route, view.search, view.language), appTexts.load(view.language), loadMemberFrame()])
  const title = { title: view.brand_name }
  const { markup, ...failure } = renderWhatCan(view, title)
  const texts = new Set([appTexts, ...route.texts].map((each) => `${each.name}/texts/${view.language}.ts`))
  return {
    title: title.title,
    description: appTexts.peek(view.language)?.document.description ?? '',
    markup,
    sources: [
      route.source,
      ...(feature === null ? [] : [tableSource(route)]),
      ...(part ? [part.source] : []),
      ...(view.is_member ? [MEMBER_FRAME_SOURCE] : []),
      ...texts,
    ],
    feature,
    ...failure,
  }
}

/** A screen that throws here throws in the browser, or it does not: there the frame stands already. */
function renderWhatCan(view: FirstView, title: { title: string }): Pick<RenderedScreen, 'markup' | 'failure'> {
  try {
    return { markup: render(view, title) }
  } catch (failure) {
    title.title = view.brand_name
    try {
      return { markup: render(view, title, () => null), failure }
    } catch {
      return { markup: '', failure }
    }
  }
}

function render(view: FirstView, title: { title: string }, screen?: () => null): string {
  return renderToString(
    <TitleContext value={title}>
      <FirstViewContext value={view}>
        <QueryClientProvider client={createQueryClient(view.first_data)}>
          <Shell screen={screen} />
        </QueryClientProvider>
      </FirstViewContext>
    </TitleContext>,
  )
}
