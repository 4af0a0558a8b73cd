import type { ClientErrorBody } from '#client-error/contract/report.ts'
import { type ClientErrorKind, cleanMessage, cleanStack } from '#client-error/contract/rules.ts'

/** A caught error: of a boundary, whose kind says which part it is around, or of the window, where nothing caught it. */
export type Caught =
  | { type: ClientErrorKind; error: unknown }
  | Pick<ErrorEvent, 'type' | 'error' | 'message'>
  | Pick<PromiseRejectionEvent, 'type' | 'reason'>

/** A page that fails again and again says nothing new. */
const REPORTS_MAX = 10
/** Not of ours: what extensions put into pages, other origins' scripts, and a browser's remark about layout. */
const FOREIGN = /-extension:\/\/|^Script error\.?$|^ResizeObserver loop/
/** React's numbers for markup of the server that did not fit; it has rendered anew, and nobody saw anything. */
const HYDRATION = /Minified React error #4(?:18|19|2\d)\b/
/** Names of a query: whatever else stands there could have been typed by somebody. */
const QUERY_NAME = /^[a-z_]{1,20}$/
const QUERY_NAMES_MAX = 8

type ErrorReport = Pick<ClientErrorBody, 'kind' | 'message' | 'stack'>

/** Tells each error of a page once, without personal data. Whether anybody hears of it changes nothing here. */
export function createReporter(send: (told: ErrorReport) => Promise<unknown>): (caught: Caught) => void {
  const reported = new Set<string>()
  return (caught) => {
    const { message, stack } = describeError(caught)
    if (FOREIGN.test(message) || FOREIGN.test(stack)) return
    const kind = HYDRATION.test(message) ? 'hydration' : kindOf(caught)
    const told = { kind, message: cleanMessage(message), stack: cleanStack(stack) }
    const key = JSON.stringify(told)
    if (reported.has(key) || reported.size >= REPORTS_MAX) return
    reported.add(key)
    // No line, or a blocker that knows better. A report of a report would go on for ever.
    send(told).catch(() => {})
  }
}

/** How a report travels: also from a page that is being left, and with nothing that tells who sends it. */
export const reportRequest = (body: ClientErrorBody): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  credentials: 'omit',
  keepalive: true,
  body: JSON.stringify(body),
})

/** The pattern of a path, and of its query the names. */
export function routeText(path: string, search: string): string {
  const names = [...new URLSearchParams(search).keys()].filter((name) => QUERY_NAME.test(name))
  const query = [...new Set(names)].slice(0, QUERY_NAMES_MAX).join('&')
  return path + (query === '' ? '' : `?${query}`)
}

/** The hash in the name of the entry, which changes with whatever it leads to, and so with each release. */
export function releaseOf(entry: string): string {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {}
  const [, hash = 'unknown'] = new RegExp(`/${entry}-([\\w-]{1,16})\\.js`).exec(src) ?? []
  return hash
}

function kindOf({ type }: Caught): ClientErrorKind {
  if (type === 'unhandledrejection') return 'unhandled_rejection'
  return type === 'error' ? 'error_event' : (type as ClientErrorKind)
}

function describeError(caught: Caught): { message: string; stack: string } {
  const error: unknown = 'reason' in caught ? caught.reason : caught.error
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
  const said = 'message' in caught ? caught.message : ''
  return { message: said || String(error), stack: '' }
}
