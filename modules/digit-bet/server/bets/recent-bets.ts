import { DIGIT_BET_PAGE_SIZE } from '#digit-bet/contract/rules.ts'
import { type LockedAccounts, ownerOfAccount, playerAccountId } from '#ledger/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { SeedSeries } from '../fairness/create-seed-series.ts'
import { type BetOfHistory, betsSince, type PlacedBet, serializeBet } from './bet.ts'

/** The state after a player's last bet known here. */
export interface Recent {
  /** The seed series after that bet; its client seed can no longer change. */
  series: SeedSeries
  /** The game account's version after that bet: while it stands there, nothing was rolled since. */
  version: bigint
  /** The newest rows of the player's history as JSON. */
  rows: string[]
  /** Whether another process had rolled, or money had moved, before that bet. */
  was_behind: boolean
}

/** Each is some two kilobytes of text. */
const PLAYERS_MAX = 10_000

/**
 * A bet needs the player's series as the last bet left it, and its answer carries the newest history. Reading them for
 * each bet would cost more than the bet; so they are remembered, and used only while the account's version, read under
 * its lock, shows that no other process has rolled since.
 */
export class RecentBets {
  readonly #known = new Map<bigint, Recent>()

  /** Of those players that are known here. */
  of(player_ids: bigint[]): Map<bigint, Recent> {
    const known = player_ids.map((player_id) => [player_id, this.#known.get(player_id)] as const)
    return new Map(known.filter((entry): entry is [bigint, Recent] => entry[1] !== undefined))
  }

  cache(player_id: bigint, recent: Recent): void {
    this.#known.delete(player_id)
    if (this.#known.size >= PLAYERS_MAX) this.#known.delete(this.#known.keys().next().value as bigint)
    this.#known.set(player_id, recent)
  }
}

/** The state that a batch decides on: each player's series and newest rows, read under the lock of the game account. */
export interface Places {
  balances: LockedAccounts
  seed_series: Map<bigint, SeedSeries>
  rows: Map<bigint, string[]>
  /** The players whose money has moved since the last bet known here. */
  behind: Set<bigint>
}

/** Newest first, by player: the bets behind the last one known here. A player is in it who was asked for. */
export type MissedBets = Map<bigint, BetOfHistory[]>

/**
 * Players who were behind at their last bet bet elsewhere too, so that they are behind again: they are asked for along
 * with the lock, which saves the others of the batch a round trip under it.
 */
export function expectedBehind(known: Map<bigint, Recent>, player_ids: bigint[]): bigint[] {
  return player_ids.filter((player_id) => known.get(player_id)?.was_behind !== false)
}

export async function missedBets(
  tx: Transaction,
  known: Map<bigint, Recent>,
  player_ids: bigint[],
): Promise<MissedBets> {
  const missed: MissedBets = new Map(player_ids.map((player_id) => [player_id, []]))
  if (player_ids.length === 0) return missed
  const places = player_ids.map((player_id) => {
    const { id: seed_series_id, bets: n } = known.get(player_id)?.series ?? BEFORE_ALL
    return { player_id, seed_series_id, n }
  })
  for (const bet of await betsSince(tx, places)) missed.get(bet.player_id)?.push(bet)
  return missed
}

/** Of a player that is not known here. */
const BEFORE_ALL = { id: 0n, bets: 0 }

/**
 * Adds what is remembered, brought up to date where the account has moved since: what other processes have rolled is
 * read for all players at once. `seed_series` holds the series that are not the remembered ones; so `known` is what was
 * remembered when they were asked for.
 */
export async function addRecent(
  tx: Transaction,
  { known, missed }: { known: Map<bigint, Recent>; missed: MissedBets },
  { balances, seed_series, rows, behind }: Places,
): Promise<void> {
  for (const account_id of balances.keys()) {
    const player_id = ownerOfAccount(account_id)
    const recent = known.get(player_id)
    if (recent === undefined || recent.version !== balances.versions.get(account_id)) {
      behind.add(player_id)
      continue
    }
    rows.set(player_id, recent.rows)
    if (!seed_series.has(player_id)) seed_series.set(player_id, recent.series)
  }
  const unasked = [...behind].filter((player_id) => !missed.has(player_id))
  const read = new Map([...missed, ...(await missedBets(tx, known, unasked))])
  for (const player_id of behind) {
    const recent = known.get(player_id)
    // Money that moved otherwise, an exchange say, leaves the history as it was.
    const bets = read.get(player_id) ?? []
    rows.set(player_id, newestRows(bets.map(toRow), recent?.rows ?? []))
    if (recent && !seed_series.has(player_id)) seed_series.set(player_id, after(recent.series, bets[0]))
  }
}

const toRow = (bet: BetOfHistory) => JSON.stringify(serializeBet(bet))

/** The series as its last bet left it. */
const after = (series: SeedSeries, bet: BetOfHistory | undefined): SeedSeries =>
  bet ? { ...series, bets: bet.n, rolled_at: bet.created_at } : series

/** Remembers where the bets of a committed batch left their players. */
export function cacheRecent(
  recent: RecentBets,
  bets: PlacedBet[],
  { balances, seed_series, rows, behind }: Places,
): void {
  const last_bets = new Map(bets.map((bet) => [bet.player_id, bet]))
  for (const [player_id, bet] of last_bets) {
    const series = seed_series.get(player_id)
    const version = balances.versions.get(playerAccountId(player_id, 'game'))
    if (!series || version === undefined) throw new Error(`the bet ${bet.id} was decided without its series`)
    recent.cache(player_id, {
      series: after(series, bet),
      version,
      rows: rows.get(player_id) ?? [],
      was_behind: behind.has(player_id),
    })
  }
}

/** The history with newer rows in front. */
export function newestRows(newer: string[], rows: string[]): string[] {
  return [...newer, ...rows].slice(0, DIGIT_BET_PAGE_SIZE)
}
