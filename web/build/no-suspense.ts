import type { Plugin } from 'vite'

/** What TanStack's hook of a query asks of suspense and of error boundaries, when there are none. */
const NONE = `export const ensureSuspenseTimers = () => {}
export const shouldSuspend = () => false
export const fetchOptimistic = () => {}
export const defaultThrowOnError = () => false
export const ensurePreventErrorBoundaryRetry = () => {}
export const useClearResetErrorBoundary = () => {}
export const getHasError = () => false
export const useQueryErrorResetBoundary = () => {}
export const QueryErrorResetBoundary = () => null`

/**
 * The screens wait for what they need before they are shown, and tell a failed query where its answer would stand. The
 * hook brings suspense and error boundaries along all the same: bytes, and a context and an effect for each query.
 */
export function noSuspense(): Plugin {
  return {
    name: 'no-suspense',
    apply: 'build',
    load: {
      filter: { id: /\/react-query\/build\/modern\/(?:suspense|errorBoundaryUtils|QueryErrorResetBoundary)\.js$/ },
      handler: () => NONE,
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const uses = file.type === 'chunk' && file.moduleIds.some((id) => /\/useSuspense\w+\.js$/.test(id))
        if (uses) this.error(`${file.fileName} has a query that suspends, which this build leaves out`)
      }
    },
  }
}
