import type { Site } from './browser.ts'

/** An error of a browser, as the platform stores it. */
export interface KeptReport {
  app: string
  route: string
  kind: string
  message: string
  stack: string
  language: string
  browser: string
  count: number
}

export const reportsOf = (site: Site) => site.app.owner_db<KeptReport[]>`
  select app, route, kind, message, stack, language, browser, count::int from client_error.report order by id`

export const clearReports = (site: Site) => site.app.owner_db`delete from client_error.report`
