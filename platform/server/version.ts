import { readFileSync } from 'node:fs'

/** The release of this code, as package.json has it: `0.2.0`. */
export const VERSION = readVersion(new URL('../../package.json', import.meta.url))

function readVersion(file: URL): string {
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version
}
