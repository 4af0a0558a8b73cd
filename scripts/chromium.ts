import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's package of the headless shell: a third less processor time than the whole browser for the same pages. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
]

/**
 * A player's phone has none of these. On a desktop each window would bring two pages of suggestions for its address bar
 * and a process in reserve, and they would take half of the processor.
 */
const OF_WINDOWS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/** Playwright turns these off itself, but a browser follows only the last list that it is given. */
const BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** How the browser is started for tests and measurements. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would set letters on whole pixels, and break lines where no phone does.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${[...BY_PLAYWRIGHT, ...OF_WINDOWS].join(',')}`,
]

/** The browser for the tests; as root on Debian one is installed where there is none. */
export function findChromium(say: (line: string) => void): string {
  const found = installedChromium()
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say('no Chromium here: installing it with apt-get')
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: APT })
    apt('update')
    // Not every release of Debian has the shell.
    for (const name of [SHELL, 'chromium']) {
      apt('install', '-y', '--no-install-recommends', name)
      const installed = installedChromium()
      if (installed) return installed
    }
  }
  throw new Error('The browser tests need Chromium: install it, or name its program in CHROMIUM=/path/to/chromium.')
}

const APT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which is not there.`)
    return named
  }
  return NAMES.map(onPath).find((path) => path !== undefined) ?? USUAL_PLACES.find((path) => existsSync(path))
}

export function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
