import type { Money } from '#platform/contract/money.ts'
import { hold, passesCap, takeFromHeld, takeRest } from './hold.ts'
import type { Model, PlayerState } from './state.ts'

/** A launch of the Shan table. */
export function launchTable(model: Model, place: number): string | null {
  const player = model.player(place)
  if (model.isOff('shan')) return 'game_closed'
  if (player.is_frozen) return 'player_frozen'
  if (player.owed.shan > 0n) {
    if (player.game <= player.owed.shan) return 'shan_owing'
    player.game -= player.owed.shan
    player.owed.shan = 0n
  }
  const wallet = player.game - (player.game % 100n)
  player.table = { number: (player.table?.number ?? 0) + 1, is_live: true, known_balance: wallet, known_at: null }
  return null
}

/** A round that the provider tells of, after which its wallet holds `balance`. Answers what it is told. */
export function takeRound(
  model: Model,
  place: number,
  round: { code: string; at: number; balance: Money },
): 'SUCCESS' | 'ALREADY_PROCESSED' | 'SESSION_CLOSED' {
  const player = model.player(place)
  const earlier = player.rounds.get(round.code)
  if (earlier) return earlier === 'closed' ? 'SESSION_CLOSED' : 'ALREADY_PROCESSED'
  const { table } = player
  player.rounds.set(round.code, table && !table.is_live ? 'closed' : 'settled')
  if (!table) return 'SUCCESS'
  if (!table.is_live) return 'SESSION_CLOSED'
  if (table.known_at !== null && round.at < table.known_at) return 'SUCCESS'
  const net = round.balance - table.known_balance
  table.known_balance = round.balance
  table.known_at = round.at
  if (net > 0n) giveWin(player, net, String(table.number))
  if (net < 0n) {
    const left = takeFromHeld(player, { partner: 'shan', of: String(table.number), amount: -net })
    player.owed.shan += takeRest(player, left)
  }
  return 'SUCCESS'
}

function giveWin(player: PlayerState, net: Money, of: string): void {
  if (passesCap(player, net)) {
    hold(player, { partner: 'shan', of, amount: net })
    return
  }
  player.credited += net
  const repaid = net < player.owed.shan ? net : player.owed.shan
  player.owed.shan -= repaid
  player.game += net - repaid
}
