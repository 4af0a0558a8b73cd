import type { ClientErrorBody } from '#contract/client-error.ts'
import { type ClientErrorKind, cleanMessage, cleanStack } from '#contract/client-error-rules.ts'
import { showToast } from '#ui/toast.tsx'
import { currentLanguage } from '../../platform/language.ts'
import { readAddress } from '../../platform/navigation.tsx'
import { findRoute } from '../find-route.ts'
import { FAILURE_TEXTS } from './texts.ts'

/** What was caught: by a boundary, which says what it stands around, or by nothing at all. */
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

const reported = new Set<string>()

/** Tells the server, once for each error and without personal data; whether it hears of it changes nothing here. */
export function report(caught: Caught): void {
  const kind = kindOf(caught)
  if (kind === 'overlay') showToast({ text: FAILURE_TEXTS[currentLanguage()].overlay, kind: 'error' })
  const { message, stack } = readError(caught)
  if (FOREIGN.test(message) || FOREIGN.test(stack)) return
  const body: ClientErrorBody = {
    release: releaseOf(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''),
    route: routeOf(readAddress(location.href)),
    kind: HYDRATION.test(message) ? 'hydration' : kind,
    message: cleanMessage(message),
    stack: cleanStack(stack),
    language: currentLanguage(),
  }
  const key = body.kind + body.message + body.stack
  if (reported.has(key) || reported.size >= REPORTS_MAX) return
  reported.add(key)
  void send(body)
}

function kindOf({ type }: Caught): ClientErrorKind {
  if (type === 'unhandledrejection') return 'unhandled_rejection'
  return type === 'error' ? 'error_event' : (type as ClientErrorKind)
}

function readError(caught: Caught): { message: string; stack: string } {
  const error: unknown = 'reason' in caught ? caught.reason : caught.error
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
  const said = 'message' in caught ? caught.message : ''
  return { message: said || String(error), stack: '' }
}

/** The entry's name changes with whatever it leads to, and so with each release. */
function releaseOf(src: string): string {
  return /entry-client-([\w-]{1,16})\.js/.exec(src)?.[1] ?? 'unknown'
}

function routeOf(address: { pathname: string; search: string }): string {
  const names = [...new URLSearchParams(address.search).keys()].filter((name) => QUERY_NAME.test(name))
  const query = [...new Set(names)].slice(0, QUERY_NAMES_MAX).join('&')
  return findRoute(address).path + (query === '' ? '' : `?${query}`)
}

async function send(body: ClientErrorBody): Promise<void> {
  try {
    await fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      // Whoever leaves a page that fails takes the report along.
      keepalive: true,
      body: JSON.stringify(body),
    })
  } catch {
    // No line, or a blocker that knows better. A report of a report would go on for ever.
  }
}
