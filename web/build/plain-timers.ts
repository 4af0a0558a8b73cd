import type { Plugin } from 'vite'

/** The browser's own timers, under the name by which TanStack's queries call for them. */
const OWN = `export const timeoutManager = globalThis
export const systemSetTimeoutZero = (callback) => setTimeout(callback, 0)
export const TimeoutManager = null
export const defaultTimeoutProvider = null`

/** TanStack Query lets an app bring other timers than the browser's, which takes a class that calls the browser's. */
export function plainTimers(): Plugin {
  return {
    name: 'plain-timers',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/timeoutManager\.js$/ },
      handler: () => OWN,
    },
  }
}
