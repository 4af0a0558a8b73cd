/**
 * Property tests import this file as `fast-check` (vitest.config.ts): the library with one seed for all of `npm test`, so
 * that no run fails by chance. `npm test -- --deep` takes a new seed and prints it.
 */
import { configureGlobal } from '../../node_modules/fast-check/lib/fast-check.js'
import { parseDepth } from './test-depth.ts'

const { seed, is_deep } = parseDepth()
configureGlobal({ seed, ...(is_deep && { numRuns: 2_000 }) })

export * from '../../node_modules/fast-check/lib/fast-check.js'
