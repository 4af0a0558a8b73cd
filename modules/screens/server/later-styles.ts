import { precompress } from '#platform/server/http/answers/precompressed.ts'
import { IMMUTABLE, type StaticFile } from './files.ts'

/** One for each set of rules that documents leave out: languages and contents share theirs. */
const LATER_STYLES_MAX = 200

/** The rules that documents left out of their styles, by their address. Where one is gone, the whole sheets still have it. */
export function createLaterStyles() {
  const kept = new Map<string, StaticFile>()
  return {
    find: (path: string) => kept.get(path),
    async add({ path, text }: { path: string; text: string }): Promise<void> {
      const precompressed = kept.get(path)?.precompressed ?? (await precompress(Buffer.from(text)))
      kept.delete(path)
      kept.set(path, { precompressed, type: 'text/css; charset=utf-8', cache: IMMUTABLE })
      const oldest = kept.keys().next().value
      if (kept.size > LATER_STYLES_MAX && oldest !== undefined) kept.delete(oldest)
    },
  }
}
