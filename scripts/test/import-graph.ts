/** Which of our files import which: read from the text, so that it answers in a tenth of a second. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { SOURCE_FOLDERS } from '../folders.ts'
import { ROOT } from '../program.ts'
import { resolveAlias } from './aliases.ts'

const SKIPPED = new Set(['node_modules', 'dist', 'previous'])
const SOURCE = /\.(?:tsx?|css)$/
export const TEST = /\.test\.tsx?$/
/** `from '…'`, `import '…'`, `import('…')`, and files that are named for another program: `new URL('…', import.meta.url)`. */
const IMPORT =
  /(?:\bfrom|\bimport)\s*\(?\s*['"]([.#][^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"]\s*,\s*import\.meta\.url/g

export interface ImportGraph {
  /** Every source, by its path from the root with forward slashes. */
  files: string[]
  /** These files, and the files that they import, directly or not. */
  reach(files: Iterable<string>): Set<string>
  /** These files, and the files that import them, directly or not. It does not go on beyond a file where `ends` says so. */
  importersOf(files: Iterable<string>, ends?: (file: string) => boolean): Set<string>
}

export function readImportGraph(): ImportGraph {
  const files = SOURCE_FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    sourcesUnder(folder),
  )
  const imports = new Map(files.map((file) => [file, importsOf(file)]))
  const importers = new Map<string, string[]>()
  for (const [file, names] of imports) {
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file])
  }
  return {
    files,
    reach: (from) => closure(from, (file) => imports.get(file) ?? []),
    importersOf: (from, ends = () => false) =>
      closure(from, (file) => (importers.get(file) ?? []).filter((importer) => TEST.test(importer) || !ends(importer))),
  }
}

function closure(from: Iterable<string>, next: (file: string) => string[]): Set<string> {
  const reached = new Set(from)
  for (const file of reached) for (const other of next(file)) reached.add(other)
  return reached
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesUnder(path)
    return SOURCE.test(entry.name) ? [path] : []
  })
}

function importsOf(file: string): string[] {
  if (file.endsWith('.css')) return []
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(IMPORT)].map(([, specifier = '', url]) => targetOf(file, specifier || (url ?? '')))
}

function targetOf(file: string, specifier: string): string {
  return resolveAlias(specifier) ?? posix.join(dirname(file), specifier)
}

/** A path that somebody typed, from the root and with forward slashes. */
export const fromRoot = (path: string): string => relative(ROOT, path).split(sep).join('/')
