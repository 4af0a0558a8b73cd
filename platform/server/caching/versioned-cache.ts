import { apart } from '../database/deadline.ts'
import { BEST_QUALITY, FAST_QUALITY, type Precompressed, precompress } from '../http/answers/precompressed.ts'
import { CONFIGURATION_FRESH_MS, cached } from './cached.ts'

/** The content that everybody sees, at one version. */
export interface VersionedCache<Content> {
  version: string
  content: Content
  /** The answer under this key, made and packed once; afterwards handed out as it is. */
  precompressed(key: string, make: () => unknown): Promise<Precompressed>
  /** For answers that will hardly be asked for twice. */
  compressOnce(answer: unknown): Promise<Precompressed>
}

/** Types × providers × pages × languages of a full aggregator stay below; what is beyond is packed each time. */
const CACHED_MAX = 10_000
/** Larger answers would keep a processor for a second if they were packed as well as possible. */
const LARGE_BYTES = 131_072

/**
 * Answers the present version of a content that has a version number in the database. It reads the number at most four
 * times a second, the content only when the version is another: a guest who looks around costs the database nothing.
 */
export function createVersionedCache<Content>(source: {
  version: () => Promise<string>
  load: () => Promise<Content>
}): () => Promise<VersionedCache<Content>> {
  const version = cached(source.version, CONFIGURATION_FRESH_MS)
  let kept: { version: string; cache: Promise<VersionedCache<Content>> } | null = null
  return async () => {
    const now = await version()
    if (kept?.version !== now) {
      // Read after the version: it may hold what a later version says, but never what an earlier one did.
      const opened = { version: now, cache: apart(source.load).then((content) => createVersion(now, content)) }
      kept = opened
      opened.cache.catch(() => {
        if (kept === opened) kept = null
      })
    }
    return kept.cache
  }
}

function createVersion<Content>(version: string, content: Content): VersionedCache<Content> {
  const answers = new Map<string, Promise<Precompressed>>()
  const compressAs = (answer: unknown, quality: number) => {
    const bytes = Buffer.from(JSON.stringify(answer))
    return precompress(bytes, bytes.length > LARGE_BYTES ? FAST_QUALITY : quality)
  }
  return {
    version,
    content,
    precompressed(key, make) {
      const found = answers.get(key)
      if (found) return found
      const made = compressAs(make(), BEST_QUALITY)
      made.catch(() => answers.delete(key))
      if (answers.size < CACHED_MAX) answers.set(key, made)
      return made
    },
    compressOnce: (answer) => compressAs(answer, FAST_QUALITY),
  }
}
