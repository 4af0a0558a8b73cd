import { matchPath } from '#platform/console/page/route.ts'
import { REQUESTED_BY_CONSOLE, REQUESTED_BY_HEADER } from '#staff/contract/rules.ts'
import { createReporter, releaseOf, reportRequest, routeText } from '#ui/reporter.ts'
import { ROUTES } from './routes.ts'

/** Tells the server what failed in the console; a reader of a row stays unnamed, and so does the row. */
export const report = createReporter((told) => {
  const { pathname, search } = location
  const path = ROUTES.find((route) => matchPath(route.path, pathname))?.path ?? '*'
  const body = { ...told, release: releaseOf('index'), route: routeText(path, search), language: 'en' as const }
  const { headers, ...request } = reportRequest(body)
  return fetch('/api/console/client-errors', {
    ...request,
    headers: { ...headers, [REQUESTED_BY_HEADER]: REQUESTED_BY_CONSOLE },
  })
})
