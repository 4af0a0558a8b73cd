import { GAME_TYPE_CODES, type GameLogPeriod } from '#catalog/contract/rules.ts'
import { YANGON_AHEAD_MS } from '#platform/server/yangon.ts'

const TYPE_CODES: string[] = Object.values(GAME_TYPE_CODES)

/** The type's code as we write it, or null: addresses say `live casino`, and aggregators write OTHERS in two ways. */
export function knownTypeCode(code: string): string | null {
  const upper = code.toUpperCase().replace(/[ -]/g, '_')
  if (upper === 'OTHER') return 'OTHERS'
  return TYPE_CODES.includes(upper) ? upper : null
}

/** A case-insensitive part of one of the names; nothing but spaces finds everything. */
export function matchesSearch(names: readonly string[], search: string): boolean {
  const wanted = search.trim().normalize('NFC').toLowerCase()
  return names.some((name) => name.normalize('NFC').toLowerCase().includes(wanted))
}

/** Players' names of the products that the platform began with; others get a code of their own. */
const SHORT_CODES: Record<number, string> = {
  1006: 'PP',
  1007: 'PG',
  1009: 'CQ9',
  1012: 'SBO',
  1016: 'YB',
  1022: 'SEXY',
  1046: 'IBC',
  1050: 'PS',
  1085: 'JDB',
  1091: 'JILI',
  1102: 'KA',
  1183: 'S',
  1185: 'SA',
  1203: 'AG',
  1225: 'JOKER',
  1227: 'UG',
}
const CODE_LENGTH_MAX = 8

/** A short code for a product that is new, unlike those that are `taken` or kept for others. */
export function shortCodeFor(product: { product_code: number; provider: string }, taken: ReadonlySet<string>): string {
  const kept = SHORT_CODES[product.product_code]
  if (kept !== undefined && !taken.has(kept)) return kept
  const made_up = product.provider
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH_MAX)
  const is_free = !taken.has(made_up) && !Object.values(SHORT_CODES).includes(made_up) && !/^P?\d*$/.test(made_up)
  return is_free ? made_up : `P${product.product_code}`
}

/** The order in which each type names its providers at first (spec §9). */
const FIRST_PLACES: Record<string, string[]> = {
  SLOT: ['JILI', 'PP', 'PG', 'CQ9', 'JDB', 'JOKER', 'PS', 'KA'],
  FISHING: ['JILI', 'PS', 'JOKER', 'JDB', 'CQ9', 'KA', 'YB'],
  LIVE_CASINO: ['JILI', 'SA', 'JOKER', 'SEXY', 'AG', 'CQ9'],
  SPORT_BOOK: ['SBO', 'UG', 'IBC', 'S'],
}

/** Null: behind those that have a place, as they come. */
export function firstPlace(game_type: string, short_code: string): number | null {
  const place = FIRST_PLACES[game_type]?.indexOf(short_code) ?? -1
  return place === -1 ? null : place + 1
}

const DAY_MS = 86_400_000

export interface Period {
  from: Date
  /** Not in it any more. */
  to: Date
  /** Its first and last day in Yangon. */
  first_day: string
  last_day: string
}

/** Days begin at midnight in Yangon, weeks on Monday. What runs still ends with today. */
export function periodOf(type: GameLogPeriod, now: Date): Period {
  const today = Math.floor((now.getTime() + YANGON_AHEAD_MS) / DAY_MS)
  // Day 0, the first of 1970, was a Thursday.
  const monday = today - ((today + 3) % 7)
  const [first, last] = {
    today: [today, today] as const,
    yesterday: [today - 1, today - 1] as const,
    this_week: [monday, today] as const,
    last_week: [monday - 7, monday - 1] as const,
  }[type]
  const start = (day: number) => new Date(day * DAY_MS - YANGON_AHEAD_MS)
  const written = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
  return { from: start(first), to: start(last + 1), first_day: written(first), last_day: written(last) }
}
