import { replaceModules } from './replace-modules.ts'

/** What TanStack's query client says to its cache of mutations when there are none. */
const NONE = `export class MutationCache {
  clear() {}
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`

/**
 * Saves 959 bytes of brotli on the first route. Kept by the gate: without it a first visit weighs up to 92,808 bytes of
 * 92,000 (decision 0062).
 *
 * The screens ask by queries and act by plain calls. The query client brings the machinery of mutations along all the
 * same.
 */
export const noMutations = () =>
  replaceModules({
    name: 'no-mutations',
    replacements: [
      {
        file: /\/query-core\/build\/modern\/mutationCache\.js$/,
        written_for: '15e4706c755f877f',
        code: NONE,
      },
    ],
    unusable: /\/mutationObserver\.js$/,
  })
