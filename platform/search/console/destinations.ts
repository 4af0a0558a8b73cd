/** A screen of the console, or an action of one, that the search finds by its name. */
export interface Destination {
  kind: 'screen' | 'action'
  title: string
  /** Other words for it. */
  words?: string
  href: string
}

const DESTINATIONS_MAX = 6

/** Those whose names have every word of the text, those that begin with it first; all screens where nothing is typed. */
export function findDestinations(destinations: readonly Destination[], text: string): Destination[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return destinations.filter(({ kind }) => kind === 'screen')
  const begins = ({ title }: Destination) => title.toLowerCase().startsWith(words.join(' '))
  return destinations
    .filter(({ title, words: others = '' }) => words.every((word) => `${title} ${others}`.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, DESTINATIONS_MAX)
}
