import type { Plugin } from 'vite'
import { appIcon, favicon } from '#ui/art/app-icon.ts'

/** How round the icon's corners are where the system does not cut them, of 128 units. */
const CORNER = 30

const FAVICON = { 'favicon.svg': () => favicon() }
/** The tab of the console says that something waits. */
const OF_CONSOLE = { ...FAVICON, 'favicon-waiting.svg': () => favicon({ has_mark: true }) }
const ALL = {
  ...FAVICON,
  'icon.svg': () => appIcon({ corner: CORNER }),
  'icon-maskable.svg': () => appIcon({ corner: 0 }),
}

/** Puts the drawn icons beside the build, under the fixed names that browsers and phones remember; or those of the console. */
export function appIcons({ all = true } = {}): Plugin {
  const icons: Record<string, () => string> = all ? ALL : OF_CONSOLE
  return {
    name: 'app-icons',
    generateBundle() {
      for (const [fileName, draw] of Object.entries(icons)) this.emitFile({ type: 'asset', fileName, source: draw() })
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const draw = icons[request.url?.slice(1) ?? '']
        if (!draw) return next()
        answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(draw())
      })
    },
  }
}
