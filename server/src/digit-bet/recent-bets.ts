import { DIGIT_BET_PAGE_SIZE } from '#contract/digit-bet-rules.ts'
import { type LockedAccounts, ownerOfAccount, playerAccountId } from '../ledger/index.ts'
import type { Transaction } from '../platform/database/database.ts'
import { betsSince, type PlacedBet, writeRow } from './bet.ts'
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

  /** Of those players that are known here. */
  of(player_ids: bigint[]): Map<bigint, Recent> {
    const known = player_ids.map((player_id) => [player_id, this.#known.get(player_id)] as const)
    return new Map(known.filter((entry): entry is [bigint, Recent] => entry[1] !== undefined))
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

/**
 * Adds what is remembered, brought up to date where the account has moved since: what other processes have rolled is
 * read for all those players in one statement. `epochs` holds the series that are not the remembered ones; so `known`
 * is what was remembered when they were asked for.
 */
export async function addRecent(
  tx: Transaction,
  known: Map<bigint, Recent>,
  { balances, epochs, rows }: Places,
): Promise<void> {
  const behind: bigint[] = []
  for (const account_id of balances.keys()) {
    const player_id = ownerOfAccount(account_id)
    const recent = known.get(player_id)
    if (recent === undefined || recent.version !== balances.versions.get(account_id)) {
      behind.push(player_id)
      continue
    }
    rows.set(player_id, recent.rows)
    if (!epochs.has(player_id)) epochs.set(player_id, recent.epoch)
  }
  if (behind.length === 0) return
  const missed = await missedBets(tx, known, behind)
  for (const player_id of behind) {
    const recent = known.get(player_id)
    // Money that moved otherwise, an exchange say, leaves the history as it was.
    const bets = missed.get(player_id) ?? []
    rows.set(player_id, newestRows(bets.map(toRow), recent?.rows ?? []))
    if (recent && !epochs.has(player_id)) epochs.set(player_id, after(recent.epoch, bets[0]))
  }
}

/** Those behind the last bet known here, newest first. */
async function missedBets(
  tx: Transaction,
  known: Map<bigint, Recent>,
  player_ids: bigint[],
): Promise<Map<bigint, PlacedBet[]>> {
  const bets = await betsSince(
    tx,
    player_ids.map((player_id) => {
      const { id: epoch_id, bets: n } = known.get(player_id)?.epoch ?? BEFORE_ALL
      return { player_id, epoch_id, n }
    }),
  )
  return Map.groupBy(bets, (bet) => bet.player_id)
}

/** Of a player that is not known here. */
const BEFORE_ALL = { id: 0n, bets: 0 }

const toRow = (bet: PlacedBet) => JSON.stringify(writeRow(bet))

/** The series as its last bet left it. */
const after = (epoch: Epoch, bet: PlacedBet | undefined): Epoch =>
  bet ? { ...epoch, bets: bet.n, rolled_at: bet.created_at } : epoch

/** Remembers where the bets of a committed set left their players. */
export function keepRecent(dealer: Dealer, bets: PlacedBet[], { balances, epochs, rows }: Places): void {
  const last_bets = new Map(bets.map((bet) => [bet.player_id, bet]))
  for (const [player_id, bet] of last_bets) {
    const epoch = epochs.get(player_id)
    const version = balances.versions.get(playerAccountId(player_id, 'game'))
    if (!epoch || version === undefined) throw new Error(`the bet ${bet.id} was decided without its series`)
    dealer.recent.keep(player_id, {
      epoch: after(epoch, bet),
      version,
      rows: rows.get(player_id) ?? [],
    })
  }
}

/** The history with newer rows in front. */
export function newestRows(newer: string[], rows: string[]): string[] {
  return [...newer, ...rows].slice(0, DIGIT_BET_PAGE_SIZE)
}
