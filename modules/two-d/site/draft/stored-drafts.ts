import { readStored, STORAGE_KEYS, writeStored } from '#platform/site/browser/storage.ts'
import { fieldsOf } from '#platform/site/calls/parse-refusal.ts'
import type { TwoDBetLine, TwoDSession } from '#two-d/contract/player.ts'
import type { Stakes } from '../rules/numbers.ts'
import { parseSession } from '../session.ts'

/** More than any draw takes on a number; what is stored may have been written by anybody. */
export const STAKE_MAX = 1_000_000_000

/** A day has four draws; what is older than them is of nobody's interest. */
const DRAFTS_MAX = 4

/** Two names of one draw: before the server has answered, its cutoff is not known, and without a time not even its session. */
export interface DraftDraw {
  session: TwoDSession | null
  cutoff_at: string | null
}

/** The numbers that are chosen for one draw and not yet placed. */
export interface Draft {
  draw: DraftDraw
  stakes: Stakes
}

const DRAW_KEY = 'two_d_draw'
const OTHERS_KEY = 'two_d_other_bets'
/** All that a draft is stored under: a change of any may change what it says. */
export const DRAFT_KEYS: readonly string[] = [STORAGE_KEYS.bets, DRAW_KEY, OTHERS_KEY]

/** The draft that was changed last is the first, and the one that the specification stores. */
export function readDrafts(): readonly Draft[] {
  const [first, ...rest] = [
    { draw: parseDraw(parsed(DRAW_KEY)), stakes: parseBets(parsed(STORAGE_KEYS.bets)) },
    ...arrayOf(parsed(OTHERS_KEY)).map((each) => ({ draw: parseDraw(each), stakes: parseBets(each) })),
  ]
  return [first, ...rest.slice(0, DRAFTS_MAX - 1)].filter((draft) => draft !== undefined && draft.stakes.size > 0)
}

export function writeDrafts(drafts: readonly Draft[]): void {
  const [first, ...others] = drafts.slice(0, DRAFTS_MAX)
  const rows = others.map(({ draw, stakes }) => ({ ...draw, ...betsOf(stakes) }))
  writeStored(OTHERS_KEY, rows.length > 0 ? JSON.stringify(rows) : null)
  writeStored(DRAW_KEY, first ? JSON.stringify(first.draw) : null)
  // The last one: another tab that hears of the numbers must not find them with the draw of before.
  writeStored(STORAGE_KEYS.bets, first ? JSON.stringify(betsOf(first.stakes)) : null)
}

/** As the specification stores them, and as they are sent. */
export const betsOf = (stakes: Stakes) => ({ totalAmount: totalOf(stakes), amounts: linesOf(stakes) })

const linesOf = (stakes: Stakes): TwoDBetLine[] => [...stakes].map(([num, amount]) => ({ num, amount }))

export const totalOf = (stakes: Stakes): number => [...stakes.values()].reduce((sum, amount) => sum + amount, 0)

function parsed(key: typeof STORAGE_KEYS.bets | typeof DRAW_KEY | typeof OTHERS_KEY): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Nothing of what does not look like bets: storage is the visitor's own. */
function parseBets(bets: unknown): Stakes {
  const stakes = new Map<string, number>()
  for (const line of arrayOf(fieldsOf(bets).amounts)) {
    const { num, amount } = fieldsOf(line)
    if (typeof num !== 'string' || !/^\d\d$/.test(num)) continue
    if (!Number.isInteger(amount) || Number(amount) < 1 || Number(amount) > STAKE_MAX) continue
    stakes.set(num, Number(amount))
  }
  return stakes
}

function parseDraw(draw: unknown): DraftDraw {
  const { session, cutoff_at } = fieldsOf(draw)
  const is_time = typeof cutoff_at === 'string' && !Number.isNaN(Date.parse(cutoff_at))
  return {
    session: typeof session === 'string' ? parseSession(null, session) : null,
    cutoff_at: is_time ? cutoff_at : null,
  }
}
