import { notFoundRoute } from '#apps/site/not-found/not-found.ts'
import { routes } from '#apps/site/routes.ts'
import type { Route } from '#platform/site/route.ts'
import type { Planted } from './plant-throw.ts'

export interface ListedScreen extends Planted {
  href: string
  path: string
  access: Route['access']
}

/** Every screen of the site, by the table that the site itself goes by: a new one is here by itself. */
export const SCREENS: readonly ListedScreen[] = [...routes, { ...notFoundRoute, path: '/nowhere' }].map((route) => ({
  source: route.source,
  name: nameOf(route),
  href: hrefOf(route),
  path: route.path,
  access: route.access,
}))

function hrefOf({ path, tab, type, redirect }: Route): string {
  const search = new URLSearchParams({ ...(tab && { tab }), ...(type && { type }) })
  return redirect?.(search) ?? (search.size === 0 ? path : `${path}?${search}`)
}

/** The name under which the table takes the component out of its file. */
function nameOf({ load, source }: Route): string {
  const [, name] = /\.(\w+)\s*[;)}]*$/.exec(String(load).trim()) ?? []
  if (name === undefined) throw new Error(`the table does not say what it takes from ${source}`)
  return name
}
