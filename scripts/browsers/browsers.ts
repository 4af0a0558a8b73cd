import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installedChromium, onPath } from '../chromium.ts'
import { ROOT } from '../program.ts'

export interface BrowserSource {
  /** By which `npm run browsers -- NAME…` knows it. */
  name: string
  kind: 'chromium' | 'firefox' | 'webkit'
  /** Of npm's package @sparticuz/chromium, whose version is Chromium's. */
  package?: { version: string; integrity: string }
  /** Its packages in Debian, with those that it needs here (`xvfb`). */
  debian?: string[]
  /** Older than the console needs. */
  is_for_players?: true
}

/** docs/browsers.md says why these. Today's Chromium stands first: the others' pictures are compared with its. */
export const BROWSERS: readonly BrowserSource[] = [
  { name: 'chromium', kind: 'chromium' },
  {
    name: 'chromium-92',
    kind: 'chromium',
    is_for_players: true,
    package: {
      version: '92.0.0',
      integrity: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
    },
  },
  {
    name: 'chromium-109',
    kind: 'chromium',
    is_for_players: true,
    package: {
      version: '109.0.6',
      integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
    },
  },
  {
    name: 'chromium-119',
    kind: 'chromium',
    package: {
      version: '119.0.2',
      integrity: 'sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
    },
  },
  {
    name: 'chromium-127',
    kind: 'chromium',
    package: {
      version: '127.0.0',
      integrity: 'sha512-3YdElfXb6kqcFtlgaArNZohhZ1gWAiWg5kPYIZbaoHFau7dHZvbYg3EEjeE30bYi6cfOnB8wVpluuasF8Y3QyQ==',
    },
  },
  {
    name: 'chromium-152',
    kind: 'chromium',
    package: {
      version: '152.0.0',
      integrity: 'sha512-ULl8f7LgwR9SaFRq7YqXEjZQoVlt+N1DAl5QgUiXDTtkqyNyLdSsbHAlSx+aya09xiv+EbBNyyok4+r2n4iQ6g==',
    },
  },
  { name: 'firefox', kind: 'firefox', debian: ['firefox-esr'] },
  { name: 'webkit', kind: 'webkit', debian: ['webkit2gtk-driver', 'xvfb'] },
]

/** Beside the checkout's other caches: no browser is a dependency of the product. */
export const BROWSERS_FOLDER = join(ROOT, '.cache', 'browsers')

/** Its program, or null where it is not installed. */
export function findBrowser({ name, kind, package: source }: BrowserSource): string | null {
  if (source) {
    const program = join(BROWSERS_FOLDER, name, 'chromium')
    return existsSync(program) ? program : null
  }
  if (kind === 'chromium') return installedChromium() ?? null
  if (kind === 'firefox') return onPath('firefox-esr') ?? onPath('firefox') ?? null
  return onPath('WebKitWebDriver') && onPath('Xvfb') ? findMiniBrowser() : null
}

/** Debian puts WebKitGTK's small browser beside the library, in a folder of the processor's name. */
function findMiniBrowser(): string | null {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return null
  const folders = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
  const programs = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(libraries, folder, name, 'MiniBrowser')),
  )
  return programs.find((path) => existsSync(path)) ?? null
}
