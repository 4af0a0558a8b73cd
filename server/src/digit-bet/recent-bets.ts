import { DIGIT_BET_PAGE_SIZE } from '#contract/digit-bet-rules.ts'
import { type LockedAccounts, ownerOfAccount, playerAccountId } from '../ledger/index.ts'
import type { Transaction } from '../platform/database/database.ts'
import { latestBets, type PlacedBet, writeRow } from './bet.ts'
import type { Dealer } from './dealer.ts'
import type { Epoch } from './epoch.ts'

/** Where a player's last bet known here left him. */
export interface Recent {
  /** His series after that bet, whose client seed can no longer change. */
  epoch: Epoch
  /** The game account's version after that bet: while it stands there, nothing was rolled since. */
  version: bigint
  /** The newest rows of his history as JSON. */
  rows: string[]
}

/** Each is some two kilobytes of text. */
const PLAYERS_MAX = 10_000

/**
 * A bet needs the player's series as his last bet left it, and its answer carries the newest history. Reading them for
 * each bet would cost more than the bet; so they are remembered, and used only while the account's version, read under
 * its lock, shows that no other process has rolled since.
 */
export class RecentBets {
  readonly #known = new Map<bigint, Recent>()

  of(player_id: bigint): Recent | undefined {
    return this.#known.get(player_id)
  }

  keep(player_id: bigint, recent: Recent): void {
    this.#known.delete(player_id)
    if (this.#known.size >= PLAYERS_MAX) this.#known.delete(this.#known.keys().next().value as bigint)
    this.#known.set(player_id, recent)
  }
}

/** What is decided from: each player's series and newest rows, as they are under the lock of his game account. */
export interface Places {
  balances: LockedAccounts
  epochs: Map<bigint, Epoch>
  rows: Map<bigint, string[]>
}

/** Adds what is remembered and still true to what was read, and reads what is not. `epochs` holds the changed ones. */
export async function addRecent(tx: Transaction, dealer: Dealer, { balances, epochs, rows }: Places): Promise<void> {
  const player_ids = [...balances.keys()].map((account_id) => ownerOfAccount(account_id))
  const moved: bigint[] = []
  for (const player_id of player_ids) {
    const recent = dealer.recent.of(player_id)
    if (recent === undefined) continue
    const is_fresh = recent.version === balances.versions.get(playerAccountId(player_id, 'game'))
    if (is_fresh) rows.set(player_id, recent.rows)
    if (epochs.has(player_id)) continue
    if (is_fresh) epochs.set(player_id, recent.epoch)
    else moved.push(player_id)
  }
  // Money that moved otherwise, an exchange say, leaves the history as it was.
  for (const epoch of moved.length > 0 ? await dealer.epochs.current(tx, moved) : []) {
    epochs.set(epoch.player_id, epoch)
    const recent = dealer.recent.of(epoch.player_id)
    if (recent?.epoch.id === epoch.id && recent.epoch.bets === epoch.bets) rows.set(epoch.player_id, recent.rows)
  }
  for (const player_id of player_ids) {
    if (!rows.has(player_id)) rows.set(player_id, await readRows(tx, player_id))
  }
}

/** Remembers where the bets of a committed set left their players. */
export function keepRecent(dealer: Dealer, bets: PlacedBet[], { balances, epochs, rows }: Places): void {
  const last_bets = new Map(bets.map((bet) => [bet.player_id, bet]))
  for (const [player_id, bet] of last_bets) {
    const epoch = epochs.get(player_id)
    const version = balances.versions.get(playerAccountId(player_id, 'game'))
    if (!epoch || version === undefined) throw new Error(`the bet ${bet.id} was decided without its series`)
    dealer.recent.keep(player_id, {
      epoch: { ...epoch, bets: bet.n, rolled_at: bet.created_at },
      version,
      rows: rows.get(player_id) ?? [],
    })
  }
}

async function readRows(tx: Transaction, player_id: bigint): Promise<string[]> {
  const bets = await latestBets(tx, player_id)
  return bets.map((bet) => JSON.stringify(writeRow(bet)))
}

/** The history with one more row in front. */
export function withRow(rows: string[], row: string): string[] {
  return [row, ...rows].slice(0, DIGIT_BET_PAGE_SIZE)
}
