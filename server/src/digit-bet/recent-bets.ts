import { DIGIT_BET_PAGE_SIZE } from '#contract/digit-bet.ts'
import type { Transaction } from '../platform/database.ts'
import { latestBets, writeRow } from './bet.ts'
import type { Epoch } from './epoch.ts'

/** The newest rows of a player's history as JSON, and the bet that they end with. */
export interface Recent {
  epoch_id: bigint
  n: number
  rows: string[]
}

/** Each is some two kilobytes of text. */
const PLAYERS_MAX = 10_000

/**
 * Every answer to a bet carries the newest history. Reading ten rows for each bet would cost more
 * than the bet; so the rows are remembered, and used only when the last bet known here is the last
 * bet of the series as read under the account's lock (another process may have rolled since).
 */
export interface RecentBets {
  read(tx: Transaction, epochs: Map<bigint, Epoch>): Promise<Map<bigint, Recent>>
  keep(newest: NewestBets[]): void
}

export interface NewestBets {
  player_id: bigint
  recent: Recent
}

export function openRecentBets(): RecentBets {
  const known = new Map<bigint, Recent>()
  return {
    async read(tx, epochs) {
      const recent = new Map<bigint, Recent>()
      for (const epoch of epochs.values()) {
        const kept = known.get(epoch.player_id)
        const is_fresh = kept?.epoch_id === epoch.id && kept.n === epoch.bets
        recent.set(epoch.player_id, is_fresh ? kept : await readRecent(tx, epoch))
      }
      return recent
    },
    keep(newest) {
      for (const { player_id, recent } of newest) {
        known.delete(player_id)
        if (known.size >= PLAYERS_MAX) known.delete(known.keys().next().value as bigint)
        known.set(player_id, recent)
      }
    },
  }
}

async function readRecent(tx: Transaction, epoch: Epoch): Promise<Recent> {
  const bets = await latestBets(tx, epoch.player_id)
  return { epoch_id: epoch.id, n: epoch.bets, rows: bets.map((bet) => JSON.stringify(writeRow(bet))) }
}

/** The history with one more row in front. */
export function withBet(recent: Recent | undefined, bet: { epoch_id: bigint; n: number }, row: string): Recent {
  return { epoch_id: bet.epoch_id, n: bet.n, rows: [row, ...(recent?.rows ?? [])].slice(0, DIGIT_BET_PAGE_SIZE) }
}
