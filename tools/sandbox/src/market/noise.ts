import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveFeed } from './market.ts'

/** The ways in which a feed can behave: all but `calm` are faults that a platform must withstand. */
export const MARKET_NOISES = [
  'calm',
  /** Says that it is not there. */
  'dead',
  /** Takes a call and never answers. */
  'silent',
  /** Answers something that is nothing. */
  'garbage',
  /** Says for ever what it said when this began. */
  'stale',
  /** One number in every row, of today. */
  'equal',
  /** Its own number does not follow from its figures. */
  'wrong',
  /** Rows are missing. */
  'gap',
  /** Rows whose time has not come. */
  'early',
] as const
export type MarketNoise = (typeof MARKET_NOISES)[number]

/** So long a caller waits at most for a feed that has fallen silent. */
const SILENCE_MS = 10_000

export interface FeedAnswer {
  status: number
  body: unknown
}

export async function answerWith(noise: MarketNoise, live: LiveFeed, stale: LiveFeed): Promise<FeedAnswer> {
  if (noise === 'dead') return { status: 503, body: { message: 'Service Unavailable' } }
  if (noise === 'garbage') return { status: 200, body: { live: null, result: 'Not Found', server_time: 0 } }
  if (noise === 'silent') {
    await sleep(SILENCE_MS, undefined, { ref: false })
    return { status: 503, body: {} }
  }
  if (noise === 'stale') return { status: 200, body: stale }
  return { status: 200, body: { ...live, result: BENT[noise](live) } }
}

/** The rows of a feed under each noise. */
const BENT: Record<'calm' | 'equal' | 'wrong' | 'gap' | 'early', (live: LiveFeed) => LiveFeed['result']> = {
  calm: ({ result }) => result,
  equal: (live) => live.result.map((row) => ({ ...row, ...figures(live), history_id: '1' })),
  wrong: ({ result }) => result.map((row) => ({ ...row, twod: nextNumber(row.twod) })),
  gap: ({ result }) => result.filter(({ history_id }) => history_id === null),
  early: (live) => live.result.map((row, n) => ({ ...row, ...figures(live, n), history_id: String(n + 1) })),
}

function figures({ live }: LiveFeed, n = 0) {
  const index = (Number(live.set.replaceAll(',', '')) + n / 100).toFixed(2)
  const set = Number(index).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return { set, value: live.value, twod: `${set.at(-1)}${live.value.at(-4)}` }
}

const nextNumber = (twod: string) => (twod === '--' ? twod : String((Number(twod) + 1) % 100).padStart(2, '0'))
