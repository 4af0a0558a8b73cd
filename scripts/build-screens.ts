import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runToEnd } from './program.ts'

const SOURCES = ['package-lock.json', 'contract', 'ui', 'web']
const DIST = join(ROOT, 'web', 'dist')
const STAMP = join(DIST, '.built-from')
const VITE = ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn']
const BUILDS = [VITE, [...VITE, '--ssr', 'src/app/entry-server.tsx']]

/** Whether the screens in web/dist were built from the sources as they are now. */
export function areScreensBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
}

export async function buildScreens(signal?: AbortSignal): Promise<void> {
  const built_from = fingerprint()
  rmSync(STAMP, { force: true })
  await Promise.all(BUILDS.map((args) => runToEnd(args, signal ? { signal } : {})))
  mkdirSync(DIST, { recursive: true })
  writeFileSync(STAMP, built_from)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of filesUnder(source))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(ROOT, path)))
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (path === 'package-lock.json') return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(DIST) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
}
