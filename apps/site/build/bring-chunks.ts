import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const BRING_CHUNK = fileURLToPath(new URL('../../../platform/site/browser/bring-chunk.ts', import.meta.url))
/** Vite's module with the helper that it writes around each `import()`, with the other files that the chunk needs. */
const HELPER = /^\0vite\/preload-helper\.js$/
/** A chunk that needs no other file has an empty list, not even its own name. */
const ALONE = /(\bimport\([`'"]\.\/([\w.-]+)[`'"]\)(?:(?!\bimport\(|__vite__mapDeps)[^])*?,)\[\]\)/g
/** Vite takes what follows an import into the helper with it: `.then(…, onFailure)` would not hear of a file that did not come. */
const FOLLOWED =
  /\(\(\)=>import\(`\.\/([\w.-]+)`\)(\.then\((?:(?!\bimport\()[^])*?),(__vite__mapDeps\(\[[\d,]*\]\)|\[`assets\/[\w.-]+`\])\)/g
const STILL_FOLLOWED = /\(\(\)=>import\(`[^`]+`\)\./
const IMPORT = /\bimport\([`'"]\.\//g
const WITH_FILES = /__vite__mapDeps\(\[|,\[`assets\//g

/**
 * Puts our own helper in the place of Vite's, which imports a chunk before its files have come, and names each chunk's own
 * file to it. The build stops where an import has no file, or where the helper would take its handlers along.
 */
export function bringChunks(): Plugin {
  return {
    name: 'bring-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => `export { bringChunk as __vitePreload } from ${JSON.stringify(BRING_CHUNK)}`,
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          file.code = file.code.replace(ALONE, '$1[`assets/$2`])')
          file.code = file.code.replace(FOLLOWED, '(()=>import(`./$1`),$3)$2')
          if (STILL_FOLLOWED.test(file.code)) this.error(`${file.fileName} hears of no file that does not come`)
          const imports = file.code.match(IMPORT)?.length ?? 0
          const lists = file.code.match(WITH_FILES)?.length ?? 0
          if (imports !== lists) this.error(`${file.fileName} has ${imports} imports and ${lists} lists of their files`)
        }
      },
    },
  }
}
