import { playersByUserName } from '../identity/index.ts'
import { lockAccounts, playerAccountId } from '../ledger/index.ts'
import { type Database, type Transaction, transaction } from '../platform/database/database.ts'
import { uuidV7 } from '../platform/random.ts'
import { type Round, type Seat, settle } from './rules.ts'
import { movePurse, sessionsOf } from './session.ts'
import { type Settlement, takeSettlements } from './settlement.ts'
import { noteRepeat, noteWager, type Wager } from './wager.ts'

/** `closed`: every member of the round had left the table; nothing moved, and it is kept for the operator. */
export type Settled = 'settled' | 'repeated' | 'closed'

/**
 * Settles a round as the provider told it, once for each code. Seats that are not players of this house are passed
 * over, and a player whose session is over does not hold up the others.
 */
export async function settleRound(db: Database, told: { round: Round; content: string }): Promise<Settled> {
  const { round } = told
  const wager: Wager = {
    code: round.wager_code,
    source: 'callback',
    content: told.content,
    occurred_at: round.occurred_at,
  }
  return transaction(db, async (tx) => {
    if (!(await noteWager(tx, wager))) {
      await noteRepeat(tx, wager)
      return (await wasRefused(tx, wager.code)) ? 'closed' : 'repeated'
    }
    const settlements = await decide(tx, round)
    await takeSettlements(tx, settlements)
    for (const one of settlements) {
      if (one.outcome === 'applied') await movePurse(tx, one.session_id, { net: one.net, at: round.occurred_at })
    }
    const is_refused = settlements.length > 0 && settlements.every((one) => one.outcome === 'refused')
    return is_refused ? 'closed' : 'settled'
  })
}

async function decide(tx: Transaction, round: Round): Promise<Settlement[]> {
  const members = await membersOf(tx, round.seats)
  const player_ids = [...members.keys()]
  const balances = await lockAccounts(
    tx,
    player_ids.map((player_id) => playerAccountId(player_id, 'game')),
  )
  const sessions = await sessionsOf(tx, player_ids)
  return player_ids.flatMap((player_id) => {
    const session = sessions.get(player_id)
    const seat = members.get(player_id)
    const balance = balances.get(playerAccountId(player_id, 'game'))
    // One of our names that never sat at this table is a stranger to it, like any other.
    if (!session || !seat || balance === undefined) return []
    const { occurred_at } = round
    const outcome = settle(session, { balance: seat.balance, occurred_at }, balance)
    return {
      id: uuidV7(),
      wager_code: round.wager_code,
      player_id,
      session_id: session.id,
      ...outcome,
      stated_balance: seat.balance,
      known_before: session.known_balance,
      balance_after: balance + outcome.net + outcome.owed,
      bet_amount: seat.bet_amount,
      reported_net: null,
      occurred_at,
    }
  })
}

/** Names that are none of ours are written in ways that ours never are. */
const OUR_NAMES = /^[A-Za-z0-9_-]+$/

async function membersOf(tx: Transaction, seats: Seat[]): Promise<Map<bigint, Seat>> {
  const by_name = new Map(seats.map((seat) => [seat.member_account, seat]))
  const names = [...by_name.keys()].filter((name) => OUR_NAMES.test(name))
  const players = names.length === 0 ? [] : await playersByUserName(tx, names)
  return new Map(players.map((player) => [player.id, by_name.get(player.user_name) as Seat]))
}

async function wasRefused(tx: Transaction, wager_code: string): Promise<boolean> {
  const [row] = await tx<{ was_refused: boolean | null }[]>`
    select bool_and(outcome = 'refused') as was_refused from shan.settlement where wager_code = ${wager_code}`
  return row?.was_refused ?? false
}
