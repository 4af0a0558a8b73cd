import { apart } from '../database/deadline.ts'
import { PACKED_FOR_KEEPS, PACKED_IN_PASSING, type Packed, pack } from '../http/packed.ts'
import { OPERATORS_CHANGE_MS, remember } from './remember.ts'

/** What is shown to everybody, as it stood at one version. */
export interface Edition<Content> {
  version: string
  content: Content
  /** The answer under this key, made and packed once; afterwards handed out as it is. */
  packed(key: string, make: () => unknown): Promise<Packed>
  /** For answers that will hardly be asked for twice. */
  packedOnce(answer: unknown): Promise<Packed>
}

/** Types × providers × pages × languages of a full aggregator stay below; what is beyond is packed each time. */
const PACKED_MAX = 10_000
/** Larger answers would keep a processor for a second if they were packed as well as possible. */
const LARGE_BYTES = 131_072

/**
 * Answers the present edition of a content that has a version in the database. The version is asked for at most four
 * times a second, the content only when the version is another: a guest who looks around costs the database nothing.
 */
export function openEditions<Content>(source: {
  version: () => Promise<string>
  load: () => Promise<Content>
}): () => Promise<Edition<Content>> {
  const version = remember(source.version, OPERATORS_CHANGE_MS)
  let kept: { version: string; edition: Promise<Edition<Content>> } | null = null
  return async () => {
    const now = await version()
    if (kept?.version !== now) {
      // Read after the version: it may hold what a later version says, but never what an earlier one did.
      const opened = { version: now, edition: apart(source.load).then((content) => openEdition(now, content)) }
      kept = opened
      opened.edition.catch(() => {
        if (kept === opened) kept = null
      })
    }
    return kept.edition
  }
}

function openEdition<Content>(version: string, content: Content): Edition<Content> {
  const answers = new Map<string, Promise<Packed>>()
  const packAs = (answer: unknown, quality: number) => {
    const bytes = Buffer.from(JSON.stringify(answer))
    return pack(bytes, bytes.length > LARGE_BYTES ? PACKED_IN_PASSING : quality)
  }
  return {
    version,
    content,
    packed(key, make) {
      const found = answers.get(key)
      if (found) return found
      const made = packAs(make(), PACKED_FOR_KEEPS)
      made.catch(() => answers.delete(key))
      if (answers.size < PACKED_MAX) answers.set(key, made)
      return made
    },
    packedOnce: (answer) => packAs(answer, PACKED_IN_PASSING),
  }
}
