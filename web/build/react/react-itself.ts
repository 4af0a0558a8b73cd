import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

/** What a package's name leads to. */
const WRAPPERS: Record<string, string> = {
  react: 'react/index.js',
  'react/jsx-runtime': 'react/jsx-runtime.js',
  'react-dom': 'react-dom/index.js',
  'react-dom/client': 'react-dom/client.js',
  scheduler: 'scheduler/index.js',
}

/** A wrapper that does nothing else than to choose, and to ask whether React's own test of dead code was thrown away. */
const WRAPPER =
  /^'use strict';\s+(?:function checkDCE\(\) \{(?:(?!\n\}).)+\n\}\s+)?if \(process\.env\.NODE_ENV === 'production'\) \{\s+(?:\/\/[^\n]+\s+)*(?:checkDCE\(\);\s+)?module\.exports = require\('\.\/(cjs\/[\w.-]+\.production\.js)'\);\s+\} else \{\s+module\.exports = require\('\.\/cjs\/[\w.-]+\.development\.js'\);\s+\}\s*$/s

/**
 * Saves 238 bytes of brotli on the first route. Kept by the gate: without it a first visit weighs up to 92,113 bytes of
 * 92,000 (decision 0062).
 *
 * React's own files for production. What a package's name leads to is a wrapper that chooses between them and the ones for
 * development, and asks the developers' tools whether what it chose was thrown away. The build does not begin where a
 * wrapper does more.
 */
export function reactItself(): Plugin {
  return {
    name: 'react-itself',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: Object.entries(WRAPPERS).map(([name, wrapper]) => ({
          find: new RegExp(`^${name}$`),
          replacement:
            packages + wrapper.replace(/[^/]+$/, productionFile(wrapper, readFileSync(packages + wrapper, 'utf8'))),
        })),
      },
    }),
  }
}

/** @throws Error where the wrapper is another one than this file knows. */
export function productionFile(wrapper: string, text: string): string {
  const file = WRAPPER.exec(text)?.[1]
  if (!file) throw new Error(`${wrapper} does more than to choose a file (web/build/react/react-itself.ts)`)
  return file
}
