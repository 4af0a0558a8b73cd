import type { Plugin } from 'vite'

/** The one part of ES2022 that our oldest browsers do not read. */
const STATIC_BLOCK = /[{};]\s*static\s*\{/

/** The compiler leaves ES2022 as it is written; a static block would keep the whole site from older phones. */
export function noStaticBlocks(): Plugin {
  return {
    name: 'no-static-blocks',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && STATIC_BLOCK.test(file.code)) this.error(`${file.fileName} has a static block`)
      }
    },
  }
}
