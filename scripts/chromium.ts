import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** The same browser without what belongs to windows: pages open in it in half of the time. */
const LEAN = 'chromium-headless-shell'
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

interface Wanted {
  /** For tests, which open pages by the hundred. What is measured or drawn is so in the browser that people have. */
  is_lean?: boolean
}

/** The path of a browser; as root on Debian one is installed where there is none. @throws Error that says how to get one */
export function findChromium(say: (line: string) => void, { is_lean = false }: Wanted = {}): string {
  const names = is_lean ? [LEAN, ...WHOLE] : [...WHOLE, LEAN]
  const found = installedChromium(names)
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say('no Chromium here: installing it with apt-get')
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: APT })
    apt('update')
    // Not every Debian has the lean one.
    for (const name of is_lean ? [LEAN, 'chromium'] : ['chromium']) {
      apt('install', '-y', '--no-install-recommends', name)
      const installed = installedChromium(names)
      if (installed) return installed
    }
  }
  throw new Error('The browser tests need Chromium: install it, or name its program in CHROMIUM=/path/to/chromium.')
}

const APT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

function installedChromium(names: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`)
    return named
  }
  return names.map(onPath).find((path) => path !== undefined) ?? USUAL_PLACES.find((path) => existsSync(path))
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
