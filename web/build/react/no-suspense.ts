import { replaceModules } from './replace-modules.ts'

/**
 * Saves 307 bytes of brotli on the first route, with the part of unused-parts.ts that nothing but suspense calls. Kept by
 * the gate: without it a first visit weighs up to 92,198 bytes of 92,000 (decision 0062).
 *
 * The screens wait for what they need before they are shown, and tell a failed query where its answer would stand.
 * TanStack's hook of a query brings suspense and error boundaries along all the same: bytes, and a context and an effect
 * for each query.
 */
export const noSuspense = () =>
  replaceModules({
    name: 'no-suspense',
    replacements: [
      {
        file: /\/react-query\/build\/modern\/suspense\.js$/,
        written_for: '2d1cd50a234cf4df',
        code: `export const ensureSuspenseTimers = () => {}
export const shouldSuspend = () => false
export const fetchOptimistic = () => {}
export const defaultThrowOnError = () => false`,
      },
      {
        file: /\/react-query\/build\/modern\/errorBoundaryUtils\.js$/,
        written_for: 'b60caa37b6bd0f2a',
        code: `export const ensurePreventErrorBoundaryRetry = () => {}
export const useClearResetErrorBoundary = () => {}
export const getHasError = () => false`,
      },
      {
        file: /\/react-query\/build\/modern\/QueryErrorResetBoundary\.js$/,
        written_for: 'b065786b098b39dd',
        code: `export const useQueryErrorResetBoundary = () => {}
export const QueryErrorResetBoundary = () => null`,
      },
    ],
    unusable: /\/useSuspense\w+\.js$/,
  })
