import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { partFolders } from '../folders.ts'
import { ROOT, runToEnd } from '../program.ts'
import { writeLicenses } from './licenses/write-licenses.ts'

/** The games of the sandbox take their fonts from the platform and their palettes from its pictures. */
const SOURCES = [
  'package-lock.json',
  'scripts/build/licenses',
  ...(['contract', 'site', 'console'] as const).flatMap((part) => partFolders(ROOT, part)),
  'apps/site',
  'apps/console',
  'ui',
  'tools/art/src',
  'tools/sandbox/screens',
]
const DIST = join(ROOT, 'apps', 'site', 'dist')
const STAMP = join(DIST, '.built-from')
const GAMES = join(ROOT, 'tools', 'sandbox', 'screens', 'dist', '.vite', 'manifest.json')
const vite = (config: string, ...more: string[]) => [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  config,
  '--logLevel',
  'warn',
  ...more,
]
const BUILDS = [
  vite('apps/site/vite.config.ts'),
  vite('apps/site/vite.config.ts', '--ssr', 'apps/site/entry-server.tsx'),
  vite('apps/console/vite.config.ts'),
  vite('tools/sandbox/screens/vite.config.ts'),
]

/** Whether the screens, the sandbox's games among them, were built from the sources as they are now. */
export function areScreensBuilt(): boolean {
  return existsSync(GAMES) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
}

export async function buildScreens(signal?: AbortSignal): Promise<void> {
  const built_from = fingerprint()
  copyPrevious()
  rmSync(STAMP, { force: true })
  await Promise.all(BUILDS.map((args) => runToEnd(args, signal ? { signal } : {})))
  await writeLicenses()
  mkdirSync(DIST, { recursive: true })
  writeFileSync(STAMP, built_from)
}

/** The files with hashed names that open pages go on asking for after the next release; of one release, not of all. */
function copyPrevious(): void {
  if (!existsSync(STAMP)) return
  const kept = join(DIST, 'previous')
  rmSync(kept, { recursive: true, force: true })
  cpSync(join(DIST, 'client', 'assets'), join(kept, 'assets'), { recursive: true })
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
    .filter(
      (entry) => entry.isFile() && !entry.parentPath.split(sep).includes('dist') && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort()
}
