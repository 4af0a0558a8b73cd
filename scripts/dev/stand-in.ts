import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the stand-in asks; no player's address begins so. */
export const ASKED = '/@screens/'

/**
 * A stand-in for the build of the site. The server loads it, and it asks at `port`, where the screens always come from their
 * present sources. The document that it composes has everything but the markup.
 */
export function writeStandIn(folder: string, port: number): void {
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('client/.vite/manifest.json', '{"apps/site/entry-client.tsx":{"file":"apps/site/entry-client.tsx"}}')
  write('server/package.json', '{"type":"module"}')
  write('server/entry-server.js', programOf(port))
}

const programOf = (port: number) => `const ask = async (name, ...args) => {
  const answer = await fetch('http://127.0.0.1:${port}${ASKED}' + name, { method: 'POST', body: JSON.stringify(args) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
export const describeScreen = (...args) => ask('describeScreen', ...args)
export const renderGameWindow = (...args) => ask('renderGameWindow', ...args)
export const renderScreen = async () => ({ title: '', description: '', markup: '', sources: [], feature: null })
`
