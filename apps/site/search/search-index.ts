import MiniSearch from 'minisearch'

/** One thing that can be found. */
export interface Entry {
  /** "game 7", "provider 1/3", "page two_d" */
  id: string
  /** All that it is called, in every language. */
  names: readonly string[]
  /** A page, a provider and a game that are found alike stand in this order. */
  weight: number
}

export interface SearchIndex {
  /** Ids of entries, the best first, at most `max`. */
  find(text: string, max: number): string[]
}

/** So many are indexed between two turns of the page. */
const CHUNK = 200
/** Beginnings of parts of a word without spaces; longer words are found by their beginning alone. */
const PARTS_MAX = 12
/** Shorter words are spelt right, or mean another one. */
const FUZZY_FROM = 4

const SPACES = /[\s\p{P}\p{S}]+/u
/** Burmese, Thai and Chinese are written without spaces between words. */
const WITHOUT_SPACES = /[\u0e00-\u0e7f\u1000-\u109f\u3400-\u9fff]/
/** Puts the next Burmese consonant below the one before. */
const STACK = '\u1039'
/** A Burmese consonant that is neither stacked nor killed, a Thai letter that may begin a syllable, a Chinese character. */
const SYLLABLE = /\u1039?[\u1000-\u1021](?![\u1039\u103a])|[\u0e40-\u0e44\u0e01-\u0e2e]|[\u3400-\u9fff]/gu

const plain = (text: string) => text.normalize('NFC').toLowerCase()
const wordsOf = (text: string) => plain(text).split(SPACES).filter(Boolean)

/** A name's words, and where it has no spaces also what begins at each of its syllables. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!WITHOUT_SPACES.test(word)) return [word]
    const places = Array.from(word.matchAll(SYLLABLE), ({ 0: found, index }) => (found.startsWith(STACK) ? 0 : index))
    const parts = places.filter((place) => place > 0).slice(0, PARTS_MAX)
    return [word, ...parts.map((place) => word.slice(place))]
  })
}

/** Without holding up the page for more than a moment. */
export async function createSearchIndex(entries: readonly Entry[]): Promise<SearchIndex> {
  const index = new MiniSearch<{ id: string; names: string }>({
    fields: ['names'],
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  const documents = entries.map(({ id, names }) => ({ id, names: names.join(' ') }))
  await index.addAllAsync(documents, { chunkSize: CHUNK })
  const weights = new Map(entries.map(({ id, weight }) => [id, weight]))

  function find(text: string, max: number): string[] {
    const found = index.search(text, {
      tokenize: wordsOf,
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? 1 : false),
      boostDocument: (id) => weights.get(String(id)) ?? 1,
    })
    return found.slice(0, max).map(({ id }) => String(id))
  }
  return { find }
}
