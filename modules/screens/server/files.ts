import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { etagOf, type Precompressed } from '#platform/server/http/answers/precompressed.ts'

export interface StaticFile {
  precompressed: Precompressed
  type: string
  cache: string
}

/** Hashed names never change their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const ASKED_EACH_TIME = 'no-cache'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * The client build, and of the one before it the files whose names are hashes: pages that were open when the release
 * came go on asking for them.
 */
export function readFilesOf(dist_dir: string): Map<string, StaticFile> {
  const previous = join(dist_dir, 'previous')
  const files = existsSync(previous) ? readFiles(previous) : []
  return new Map([...files, ...readFiles(join(dist_dir, 'client'))])
}

/**
 * The whole client build, by URL path. It is a few hundred kilobytes, so it lives
 * in memory: no disk on the way of an answer, and no path that could climb out.
 */
export function readFiles(client_dir: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(client_dir, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(client_dir, file).split(sep).join('/')}`
    const identity = readFileSync(file)
    const precompressed: Precompressed = { identity, etag: etagOf(identity) }
    const br = readIfThere(`${file}.br`)
    const gzip = readIfThere(`${file}.gz`)
    if (br) precompressed.br = br
    if (gzip) precompressed.gzip = gzip
    // A script at the root is the service worker, and an older one would go on for a day.
    const cache = path.startsWith('/assets/') ? IMMUTABLE : extname(path) === '.js' ? ASKED_EACH_TIME : DAY
    files.set(path, { precompressed, type, cache })
  }
  return files
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
