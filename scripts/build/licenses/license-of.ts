import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface License {
  /** `react 19.3.1` */
  of: string
  /** By the names of SPDX. */
  name: string
  /** As its author wrote it; NOTICE files behind it. */
  text: string
}

/** All that may be used without asking anyone: each lets the platform be run and shown, if its text is kept. */
const KNOWN = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
/** Libraries of programs that stay on the server, where the operator can put another version in their place. */
const KNOWN_ON_THE_SERVER = new Set(['LGPL-3.0-or-later'])

/** Vite lists what its own program is made of; a build has nothing of that, only small helpers of Vite itself. */
const OF_THE_BUNDLER = /^# Licenses of bundled dependencies$[\s\S]*/m

const FILES = [/^licen[cs]e(?:[.-]|$)/i, /^copying(?:\.|$)/i, /^notices?(?:\.|$)/i]
/** A heading of a README, and what stands below it. */
const IN_README = /^#+ *licen[cs]e\b.*\n+([\s\S]*?)(?=\n#+ |(?![\s\S]))/im
/** Shorter ones are a pointer to a text elsewhere. */
const TEXT_LENGTH_MIN = 300

interface Package {
  version: string
  license?: string
  author?: string | { name: string }
}

/**
 * The license of the package in this folder.
 * @throws Error for one without a license, and for one that nobody here has looked at
 */
export function licenseOf(folder: string, name: string, { in_browsers }: { in_browsers: boolean }): License {
  const described: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const license = described.license
  if (!license) throw new Error(`${name} names no license`)
  for (const one of license.replaceAll(/[()]/g, '').split(/ AND | OR /)) {
    const is_known = KNOWN.has(one) || (!in_browsers && KNOWN_ON_THE_SERVER.has(one))
    if (!is_known) throw new Error(`${name} is under ${one}, which scripts/build/licenses/license-of.ts does not know`)
  }
  return { of: `${name} ${described.version}`, name: license, text: textOf(folder, described, license) }
}

function textOf(folder: string, { author }: Package, license: string): string {
  const names = readdirSync(folder).filter((file) => FILES.some((pattern) => pattern.test(file)))
  const texts = names.sort().map((file) => tidied(readFileSync(join(folder, file), 'utf8').replace(OF_THE_BUNDLER, '')))
  if (texts.length > 0) return texts.join('\n\n')
  const readme = readdirSync(folder).find((file) => /^readme\.md$/i.test(file))
  const [, said = ''] = (readme && IN_README.exec(readFileSync(join(folder, readme), 'utf8'))) || []
  if (said.length >= TEXT_LENGTH_MIN) return tidied(said)
  const by = typeof author === 'string' ? author : (author?.name ?? 'its authors')
  return `Its package names the license ${license}, by ${by}, and brings no text of it along.\nThe text: https://spdx.org/licenses/${license.split(' ')[0]}.html`
}

const tidied = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()
