import type { Plugin } from 'vite'

/** What TanStack's query client says to its cache of mutations when there are none. */
const NONE = `export class MutationCache {
  clear() {}
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`

/**
 * The screens ask by queries and act by plain calls. The query client brings the machinery of mutations along all the
 * same, which would be a twentieth of the first route's own code.
 */
export function noMutations(): Plugin {
  return {
    name: 'no-mutations',
    apply: 'build',
    load: {
      filter: { id: /\/query-core\/build\/modern\/mutationCache\.js$/ },
      handler: () => NONE,
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const uses = file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/mutationObserver.js'))
        if (uses) this.error(`${file.fileName} has a mutation, which this build leaves out (web/build/no-mutations.ts)`)
      }
    },
  }
}
