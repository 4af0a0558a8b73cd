import type { Plugin } from 'vite'
import { appIcon, favicon } from '../../ui/src/art/app-icon.ts'

/** How round the icon's corners are where the system does not cut them, of 128 units. */
const CORNER = 30

/** Puts the drawn icons beside the build, under the fixed names that browsers and phones remember. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon() })
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: appIcon({ corner: CORNER }) })
      this.emitFile({ type: 'asset', fileName: 'icon-maskable.svg', source: appIcon({ corner: 0 }) })
    },
  }
}
