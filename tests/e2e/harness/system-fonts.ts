import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const PACKAGES = fileURLToPath(new URL('../../../node_modules/', import.meta.url))
const WEIGHTS = [400, 700] as const

/**
 * Which font a device has for Latin letters: a phone Roboto, Windows and macOS one of Arial's widths, Linux DejaVu. Open Sans
 * stands for a device that has none of them: Noto Sans, which some phones have in place of Roboto, is as wide.
 */
export const LATIN_FONTS = ['Roboto', 'Arimo', 'DejaVu Sans', 'Open Sans'] as const
export type LatinFont = (typeof LATIN_FONTS)[number]

interface Font {
  file(weight: number): string
  /** A file of all weights, in which one has to be chosen. */
  is_variable: boolean
  first: number
  last: number
}

const variable = (name: string, script: string, first: number, last: number): Font => ({
  file: () => `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`,
  is_variable: true,
  first,
  last,
})
const fixed = (name: string): Font => ({
  file: (weight) => `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
  is_variable: false,
  first: 0x20,
  last: 0x22ff,
})

const BURMESE_AND_THAI = [
  variable('noto-sans-myanmar', 'myanmar', 0x1000, 0x109f),
  variable('noto-sans-thai', 'thai', 0x0e00, 0x0e7f),
]
const MONOSPACE = variable('roboto-mono', 'latin', 0x20, 0x22ff)
const LATIN: Record<LatinFont, Font[]> = {
  Roboto: [variable('roboto', 'latin', 0x20, 0x22ff), MONOSPACE],
  Arimo: [fixed('arimo'), MONOSPACE],
  'DejaVu Sans': [fixed('dejavu-sans'), MONOSPACE],
  'Open Sans': [fixed('open-sans'), MONOSPACE],
}

export interface SystemFonts {
  /** For the browser's environment. */
  env: Record<string, string>
  remove(): void
}

/**
 * All fonts that the browser of a test finds beside those of the screens, whatever the machine has: Burmese and Thai as
 * phones have them, and one font for Latin letters. Each machine would break lines at places of its own otherwise.
 */
export async function storeSystemFonts(latin: LatinFont = 'Roboto'): Promise<SystemFonts> {
  const folder = mkdtempSync(join(tmpdir(), 'thazin-fonts-'))
  const fonts = [...BURMESE_AND_THAI, ...LATIN[latin]].flatMap((font) => WEIGHTS.map((weight) => ({ font, weight })))
  for (const [index, { font, weight }] of fonts.entries()) {
    writeFileSync(join(folder, `${index}.ttf`), await systemFont(font, weight))
  }
  const settings = join(folder, 'fonts.conf')
  writeFileSync(settings, fontSettings(folder, latin))
  return { env: { FONTCONFIG_FILE: settings }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function systemFont({ file, is_variable, first, last }: Font, weight: number): Promise<Buffer> {
  const letters = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
  const variationAxes = is_variable ? { wght: weight } : undefined
  const options = { targetFormat: 'sfnt', noHinting: true, variationAxes } as const
  return subsetFont(readFileSync(join(PACKAGES, file(weight))), `${letters}\u200b\u200c\u200d\u25cc`, options)
}

const fontSettings = (folder: string, latin: LatinFont) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  ${['monospace', 'ui-monospace'].map(asRobotoMono).join('\n  ')}
  <match target="pattern"><edit name="family" mode="append_last"><string>${latin}</string></edit></match>
</fontconfig>
`

const asRobotoMono = (family: string) =>
  `<alias binding="same"><family>${family}</family><prefer><family>Roboto Mono</family></prefer></alias>`
