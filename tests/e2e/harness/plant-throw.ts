import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SITE = join(ROOT, 'apps', 'site', 'dist', 'client')
const CONSOLE_ASSETS = join(ROOT, 'apps', 'console', 'dist', 'assets')

/** A component of the build: the file that has it, and its name there. */
export interface Planted {
  /** Its file from the root, or the end of its file in the console. */
  source: string
  name: string
}

/** The chunk of this file. */
function siteChunkOf({ source }: Planted): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(SITE, '.vite', 'manifest.json'), 'utf8'),
  )
  const { file } = manifest[source] ?? {}
  if (file === undefined) throw new Error(`the build has no chunk of ${source}`)
  return basename(file)
}

/** The console has no manifest; but the build keeps the names of what is imported when it is wanted. */
function consoleChunkOf({ name }: Planted): string {
  const exported = new RegExp(`export\\s*\\{[^}]*\\b${name}\\b`)
  const [file, ...more] = readdirSync(CONSOLE_ASSETS).filter(
    (each) => each.endsWith('.js') && exported.test(readFileSync(join(CONSOLE_ASSETS, each), 'utf8')),
  )
  if (file === undefined || more.length > 0) throw new Error(`${name} is not in one chunk of the console`)
  return file
}

/**
 * Lets a component throw on this page whenever it is rendered, from now on and in every document: its chunk comes as a
 * module that wraps it. The product itself knows nothing of it.
 */
export async function plantThrow(page: Page, planted: Planted, message: string, chunkOf = siteChunkOf): Promise<void> {
  const file = chunkOf(planted)
  const { name } = planted
  const body = [
    `export * from './${file}?whole'`,
    `import { ${name} as Whole } from './${file}?whole'`,
    `export const ${name} = (props) => {`,
    `  const is_meant = (globalThis.planted_in ?? '${name}') === '${name}'`,
    '  if (globalThis.planted_throw && is_meant) throw new TypeError(globalThis.planted_throw)',
    '  return Whole(props)',
    '}',
  ].join('\n')
  await page.addInitScript((text) => Object.assign(globalThis, { planted_throw: text }), message)
  await page.route(
    (url) => url.pathname === `/assets/${file}` && url.search === '',
    (route) => route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** The same in the console. */
export const plantThrowInConsole = (page: Page, planted: Planted, message: string) =>
  plantThrow(page, planted, message, consoleChunkOf)

/** On the open document again, in one of the components that were planted. */
export async function throwAgain(page: Page, { name }: Planted, message: string): Promise<void> {
  await page.evaluate(
    ([planted_in, planted_throw]) => Object.assign(globalThis, { planted_in, planted_throw }),
    [name, message],
  )
}

/** On the open document alone: what failed can be tried again. */
export async function mendThrow(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { planted_throw: undefined }))
}

/** An error message with personal data, as a careless browser might write it. */
export const personal = (player: { phone: string; token: string; user: { name: string } }) =>
  `"${player.user.name}" of ${player.phone} with ${player.token} cannot be read at https://thazin.test/x?phone=${player.phone}`

/** Letters of a report in which something of the player is left. */
export function leaksOf(report: object, player: { phone: string; token: string; user: { name: string } }): string[] {
  const text = JSON.stringify(report)
  return [player.phone, player.phone.slice(1), player.token, player.token.slice(0, 12), player.user.name]
    .filter((secret) => text.includes(secret))
    .concat(text.match(/\d{5,}/g) ?? [])
}
