/** A screen of the console, or an action of one, that the search finds by its name. */
export interface Place {
  kind: 'screen' | 'action'
  title: string
  /** Other words for it. */
  words?: string
  href: string
}

const PLACES_MAX = 6

/** The places whose names have every word of the text, those that begin with it first; all screens where nothing is typed. */
export function placesOf(places: readonly Place[], text: string): Place[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return places.filter(({ kind }) => kind === 'screen')
  const begins = ({ title }: Place) => title.toLowerCase().startsWith(words.join(' '))
  return places
    .filter(({ title, words: others = '' }) => words.every((word) => `${title} ${others}`.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, PLACES_MAX)
}
