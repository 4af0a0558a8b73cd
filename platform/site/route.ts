import type { ComponentType } from 'react'
import type { Language } from '#platform/contract/language.ts'
import type { TextsOf } from './texts.ts'

/** A piece of a screen in a chunk of its own: some addresses show it, and bring it along. */
export interface ScreenPart {
  /** The file that is imported, from the root. */
  readonly source: string
  load(): Promise<void>
  /** The component, of a part that an address has brought. */
  prepared(): ComponentType
}

export function defineScreenPart(source: string, load: () => Promise<ComponentType>): ScreenPart {
  let component: ComponentType | undefined
  return {
    source,
    async load() {
      component ??= await load()
    },
    prepared() {
      if (!component) throw new Error(`the part ${source} is not prepared`)
      return component
    },
  }
}

/** One screen of the app. The component takes no props: it reads the query and the caches. */
export interface Route {
  /** Lower case, without a slash at the end; visitors may write it in any case. */
  path: string
  /** Several screens share a path: this one is shown for this value of `tab`. The first of them also for any other. */
  tab?: string
  /** Several screens share a tab: this one is shown for this value of `type`. One without is shown for all others. */
  type?: string
  /** `member`: a guest is sent to /?type=all. `login`: a guest is sent to /login. */
  access: 'public' | 'member' | 'login'
  /** A bet is prepared here: the bar of five links is low, so that more of the bet is in sight. */
  prepares_bet?: true
  /** The file that `load` imports, from the root: the server finds its chunk and styles in the manifest by it. */
  source: string
  load: () => Promise<ComponentType>
  texts: readonly TextsOf<unknown>[]
  /** The part that this address shows besides, or null. */
  part?: (search: URLSearchParams) => ScreenPart | null
  /** Query names that the first view depends on. The server renders without all others. */
  query?: readonly string[]
  /** Where this address really leads, or null when it is right as it is. */
  redirect?: (search: URLSearchParams) => string | null
  /** The id of the element that a move to this address brings to the top; the page's own top without it. */
  landing?: (search: URLSearchParams) => string | null
}

const screens = new Map<Route, ComponentType>()

/** Fetches chunks and catalogs, so that the switch to the screen can be immediate. */
export async function prepareRoute(route: Route, search: string, language: Language): Promise<void> {
  const [screen] = await Promise.all([
    screens.get(route) ?? route.load(),
    partOf(route, search)?.load(),
    ...route.texts.map((texts) => texts.load(language)),
  ])
  screens.set(route, screen)
}

export function partOf(route: Route, search: string): ScreenPart | null {
  return route.part?.(new URLSearchParams(search)) ?? null
}

/**
 * The component of a prepared route. Kept in a map and not in `React.lazy`: React
 * holds back what a Suspense boundary reveals for about 300 ms.
 */
export function preparedScreen(route: Route): ComponentType {
  const screen = screens.get(route)
  if (!screen) throw new Error(`the screen of ${route.path} is not prepared`)
  return screen
}
