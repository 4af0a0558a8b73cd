import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const PACKAGES = fileURLToPath(new URL('../../../node_modules/@fontsource-variable/', import.meta.url))
const SCRIPTS = [
  { name: 'noto-sans-myanmar', script: 'myanmar', first: 0x1000, last: 0x109f },
  { name: 'noto-sans-thai', script: 'thai', first: 0x0e00, last: 0x0e7f },
]

export interface PhoneFonts {
  /** For the browser's environment. */
  env: Record<string, string>
  remove(): void
}

/**
 * Burmese and Thai as phones have them. A machine for tests often has neither, draws boxes
 * until the font of the screens has come, and would report movements that no phone shows.
 */
export async function layOutPhoneFonts(): Promise<PhoneFonts> {
  const folder = mkdtempSync(join(tmpdir(), 'thazin-fonts-'))
  for (const { name, script, first, last } of SCRIPTS) {
    const font = readFileSync(join(PACKAGES, name, 'files', `${name}-${script}-wght-normal.woff2`))
    const letters = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    for (const weight of [400, 700]) {
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight }, noHinting: true } as const
      writeFileSync(
        join(folder, `${name}-${weight}.ttf`),
        await subsetFont(font, `${letters}\u200b\u200c\u200d\u25cc`, options),
      )
    }
  }
  const settings = join(folder, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      <dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir>
    </fontconfig>`,
  )
  return { env: { FONTCONFIG_FILE: settings }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
