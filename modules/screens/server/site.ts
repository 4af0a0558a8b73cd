import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FirstView, ScreensProgram } from '#platform/contract/screens.ts'
import type { StaticFile } from './files.ts'
import { parseRules, type StyleRule } from './first-styles.ts'

/** The platform's own texts on every page: its name and its legal notice. */
export type BrandTexts = Pick<FirstView, 'brand_name' | 'law'>

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** The chunks and styles that one first view needs, in the order of loading. */
export interface ViewAssets {
  entry: string
  scripts: string[]
  styles: string[]
}

export interface Site {
  program: ScreensProgram
  /** The name of this build, as a page of it finds it in its document too. */
  release: string
  assetsOf(sources: readonly string[]): ViewAssets
  /** The rules of a built style sheet. */
  styleRules(file: string): readonly StyleRule[]
}

const ENTRY = 'apps/site/entry-client.tsx'

const readManifest = (dist_dir: string): Manifest =>
  JSON.parse(readFileSync(join(dist_dir, 'client', '.vite', 'manifest.json'), 'utf8'))

/** The file that every page begins with: its name is a hash of all that it leads to. */
const releaseIn = (manifest: Manifest): string => manifest[ENTRY]?.file ?? ''

export const readRelease = (dist_dir: string): string => releaseIn(readManifest(dist_dir))

/** Opens what `vite build` left under `dist_dir`: all of it is read now, so that a later build changes nothing. */
export async function createSite(dist_dir: string, files: ReadonlyMap<string, StaticFile>): Promise<Site> {
  const manifest = readManifest(dist_dir)
  const program: ScreensProgram = await import(pathToFileURL(join(dist_dir, 'server', 'entry-server.js')).href)
  const sheets = new Map<string, readonly StyleRule[]>()
  return {
    program,
    release: releaseIn(manifest),
    assetsOf: (sources) => collectAssets(manifest, sources),
    styleRules(file) {
      const known = sheets.get(file)
      if (known) return known
      const style = files.get(`/${file}`)
      if (!style) throw new Error(`the build of the screens has no ${file}`)
      const rules = parseRules(style.precompressed.identity.toString())
      sheets.set(file, rules)
      return rules
    },
  }
}

export function collectAssets(manifest: Manifest, sources: readonly string[]): ViewAssets {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the manifest of the screens does not know ${key}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  // The entry's own styles begin with tokens and base, which everything else may override.
  for (const file of manifest[ENTRY]?.css ?? []) styles.add(file)
  visit(ENTRY)
  for (const source of sources) visit(findKey(manifest, source))
  const entry = manifest[ENTRY]?.file ?? ''
  scripts.delete(entry)
  return { entry, scripts: [...scripts], styles: [...styles] }
}

function findKey(manifest: Manifest, source: string): string {
  if (!(source in manifest)) throw new Error(`the manifest of the screens does not know ${source}`)
  return source
}
