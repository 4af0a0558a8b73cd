import sharp from 'sharp'
import type { Plugin } from 'vite'
import { appIcon, favicon } from '#ui/art/app-icon.ts'

/** How round the icon's corners are where the system does not cut them, of 128 units. */
const CORNER = 30
const UNITS = 128
/** Of a drawing without a size of its own. */
const DOTS_PER_INCH = 72

const icon = () => appIcon({ corner: CORNER })
const maskable = () => appIcon({ corner: 0 })

/** For systems that take no drawing. Few colours are enough, and a third of the bytes. */
const picture = (draw: () => string, size: number) => () =>
  sharp(Buffer.from(draw()), { density: (DOTS_PER_INCH * size) / UNITS })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

type Draw = () => string | Promise<Buffer>

const FAVICON = { 'favicon.svg': () => favicon() }
/** The tab of the console says that something waits. */
const OF_CONSOLE = { ...FAVICON, 'favicon-waiting.svg': () => favicon({ has_mark: true }) }
const ALL = {
  ...FAVICON,
  'icon.svg': icon,
  'icon-maskable.svg': maskable,
  'icon-192.png': picture(icon, 192),
  'icon-512.png': picture(icon, 512),
  'icon-maskable-192.png': picture(maskable, 192),
  'icon-maskable-512.png': picture(maskable, 512),
}

/** Puts the drawn icons beside the build, under the fixed names that browsers and phones remember; or those of the console. */
export function appIcons({ all = true } = {}): Plugin {
  const icons: Record<string, Draw> = all ? ALL : OF_CONSOLE
  return {
    name: 'app-icons',
    async generateBundle() {
      for (const [fileName, draw] of Object.entries(icons))
        this.emitFile({ type: 'asset', fileName, source: await draw() })
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const name = request.url?.slice(1) ?? ''
        const draw = icons[name]
        if (!draw) return next()
        const type = name.endsWith('.png') ? 'image/png' : 'image/svg+xml'
        Promise.resolve(draw()).then((drawn) => answer.writeHead(200, { 'content-type': type }).end(drawn), next)
      })
    },
  }
}
