import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]+)\} from '([^']*\/icons\.ts)'$/gm
const GLYPH = /\/ui\/src\/icons\.ts\?(\w+)$/

/**
 * ui/src/icons.ts holds all glyphs, and a bundler never parts a module: one chunk, with the first screen, would carry the
 * glyphs of every other one. The build takes each glyph for a module of its own, so that it stands where it is drawn.
 */
export function glyphModules(): Plugin {
  return {
    name: 'glyph-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:site|console|ui)\/(?!.*\/node_modules\/).*\.tsx?$/, code: /\/icons\.ts'/ },
      handler: (code) =>
        code.replace(IMPORT, (_all, names: string, file: string) =>
          names
            .split(',')
            .flatMap((name) => name.trim() || [])
            .map((name) => `import { ${name} } from '${file}?${name}';`)
            .join(' '),
        ),
    },
    load: {
      filter: { id: GLYPH },
      handler(id) {
        const [file = '', name = ''] = id.split('?')
        const drawing = new RegExp(`^export const ${name}: Glyph =\\s*('[^']+')`, 'm').exec(readFileSync(file, 'utf8'))
        if (!drawing) this.error(`${file} has no glyph ${name}`)
        return { code: `export const ${name} = ${drawing[1]}`, moduleType: 'js' }
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const whole = file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/ui/src/icons.ts'))
        if (whole)
          this.error(
            `${file.fileName} has all glyphs: import them by their names (apps/site/build/glyphs/glyph-modules.ts)`,
          )
      }
    },
  }
}
