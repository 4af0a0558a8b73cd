import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** A module of a library, and the code that the build takes in its place. */
interface Replacement {
  file: RegExp
  /** The digest of the module's text that the code was written for. */
  written_for: string
  code: string
}

/** The first 64 bits of SHA-256, in hex. */
const DIGEST_LENGTH = 16

/**
 * Takes other code for whole modules of a library, in a build alone: development runs the library as it comes. The build
 * stops where a module is not there, where its text is not the one that the code was written for, and where a module is
 * bundled that works only with the library's own code.
 */
export function replaceModules(plugin: {
  name: string
  replacements: readonly Replacement[]
  unusable: RegExp
}): Plugin {
  const { name, replacements, unusable } = plugin
  const source = `web/build/${name}.ts`
  const replaced = new Set<Replacement>()
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: replacements.map(({ file }) => file) },
      handler(text, id) {
        const replacement = replacements.find(({ file }) => file.test(id))
        if (!replacement) return null
        const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH)
        if (digest !== replacement.written_for)
          this.error(`${id} has changed: compare it with the code in ${source}, then write ${digest} there`)
        replaced.add(replacement)
        return { code: replacement.code, map: null }
      },
    },
    generateBundle(_options, bundle) {
      for (const replacement of replacements) {
        if (!replaced.has(replacement))
          this.error(`the build has no module ${replacement.file}, which ${source} replaces`)
      }
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && file.moduleIds.find((id) => unusable.test(id))
        if (found) this.error(`${file.fileName} has ${found}, which cannot work in this build (${source})`)
      }
    },
  }
}
