import { parseMoney, writeMoney } from '#platform/contract/money.ts'
import { type KeyValueStorage, tabStorage } from '#platform/site/browser/storage.ts'
import type { BetRow } from './answers.ts'

/** How long the player has been here, and what it has brought or cost: shown calmly, always. */
export interface PlaySession {
  player_id: string
  started_at: number
  /** Won minus staked, in kyat. */
  net: number
  /** The newest bets already counted: an answer that is asked for twice counts once. */
  counted: string[]
}

const KEY = 'digit-bet.session'
const COUNTED_MAX = 20

export function startPlaySession(player_id: string, now: number, storage: KeyValueStorage = tabStorage): PlaySession {
  const kept = storage.getItem(KEY)
  const session: PlaySession | null = kept === null ? null : JSON.parse(kept)
  if (session?.player_id === player_id) return session
  return save({ player_id, started_at: now, net: 0, counted: [] }, storage)
}

export function countBet(
  session: PlaySession,
  bet: Pick<BetRow, 'id' | 'profit'>,
  storage: KeyValueStorage = tabStorage,
): PlaySession {
  if (session.counted.includes(bet.id)) return session
  const counted = [bet.id, ...session.counted].slice(0, COUNTED_MAX)
  return save({ ...session, net: addProfit(session.net, bet.profit), counted }, storage)
}

function save(session: PlaySession, storage: KeyValueStorage): PlaySession {
  storage.setItem(KEY, JSON.stringify(session))
  return session
}

const signed = (amount: number) => (amount < 0 ? -1n : 1n) * (parseMoney(Math.abs(amount), 4) ?? 0n)

/** Two amounts in kyat added to the last 1/10000. */
export const addProfit = (net: number, profit: number): number => writeMoney(signed(net) + signed(profit))

export const minutesPlayed = (session: PlaySession, now: number): number =>
  Math.max(0, Math.floor((now - session.started_at) / 60_000))
