/** How much a written history holds. Counts are of rows; every entry of the ledger follows from them. */
export interface HistorySizes {
  /** Up to now. */
  days: number
  players: number
  /** Who look after four fifths of the players. */
  agents: number
  /** Of the digit game. */
  bets: number
  /** Of the games of the aggregator: each is a bet and its settlement. */
  wagers: number
  /** Of the 2D lottery, with three lines each. */
  slips: number
  /** Of the Shan table. */
  rounds: number
  /** Deposits and withdrawals. One in three is the first deposit of a player who plays. */
  requests: number
  /** Bonus claims that are open; as many again are settled. */
  claims: number
  /** Of the staff: at most one for each request that was decided. */
  audit_entries: number
}

/** Below these a part of the history would be empty. */
const LEAST: HistorySizes = {
  days: 2,
  players: 40,
  agents: 1,
  bets: 100,
  wagers: 100,
  slips: 10,
  rounds: 10,
  requests: 30,
  claims: 1,
  audit_entries: 1,
}

/** Players who play: each has one first deposit, and a third of all requests are those. */
export const playingOf = ({ requests }: HistorySizes): number => Math.floor(requests / 3)

/** @throws Error that names the size which cannot be written */
export function requireSizes(sizes: HistorySizes): HistorySizes {
  for (const [name, least] of Object.entries(LEAST)) {
    const size = Reflect.get(sizes, name)
    if (!Number.isInteger(size) || size < least) throw new Error(`${name} is ${size}: a whole number from ${least} on`)
  }
  // The players who play are picked by a step that visits each once, which it does only where it does not divide.
  if (sizes.players % PICKING_STEP === 0) throw new Error(`players is ${sizes.players}: no multiple of ${PICKING_STEP}`)
  if (playingOf(sizes) > sizes.players) throw new Error('requests is more than three times the players')
  if (2 * sizes.claims > playingOf(sizes)) throw new Error('claims is more than a sixth of the requests')
  return sizes
}

/** A prime: spreads those who play over all the players. */
export const PICKING_STEP = 7_919
