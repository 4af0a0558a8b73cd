import type { Plugin } from 'vite'

/** A wrapped CommonJS module as the bundler writes it: an arrow in brackets, given to a helper. */
const WRAPPED_ARROW = /=(\w+)\(\((\w+|\(\w+(?:,\w+)*\))=>\{/g

/**
 * React comes wrapped in functions that run as soon as they are there. V8 reads a `function` in brackets whole, while
 * it still arrives; an arrow it would skim first, and read again in the browser's main thread.
 */
export function eagerWrappers(): Plugin {
  return {
    name: 'eager-wrappers',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.name !== 'react') continue
          file.code = file.code.replace(
            WRAPPED_ARROW,
            (_all, helper, names: string) => `=${helper}((function${names.startsWith('(') ? names : `(${names})`}{`,
          )
        }
      },
    },
  }
}
