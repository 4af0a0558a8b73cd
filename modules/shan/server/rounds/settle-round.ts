import { getCaps, type HeldAlarm, leftSumOf, lockHour } from '#held-credit/server/index.ts'
import { playersByUserName } from '#identity/server/index.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { type Round, type Seat, settle } from '../rules.ts'
import { moveWallet, sessionsOf } from '../sessions/session.ts'
import { heldCreditOf, holdingOf, leftOfSessions } from './hold-win.ts'
import { type Settlement, takeSettlements } from './settlement.ts'
import { noteRepeat, noteWager, type Wager } from './wager.ts'

/** The provider's data about one of our players makes no sense. */
export class SenselessRound extends Error {}

/** `closed`: every member of the round had left the table; nothing moved, and it is kept for the operator. */
export type SettlementOutcome = 'settled' | 'repeated' | 'closed'

/**
 * Settles a round as the provider told it, once for each code. Seats that are not players of this platform are passed
 * over, and a player whose session is over does not hold up the others.
 * @throws SenselessRound, and nothing moved
 */
export async function settleRound(
  { db, raiseHeld }: { db: Database; raiseHeld: HeldAlarm },
  told: { round: Round; content: string },
): Promise<SettlementOutcome> {
  const { settled, settlements } = await settleOnce(db, told)
  raiseHeld(settlements.flatMap(heldCreditOf))
  return settled
}

async function settleOnce(
  db: Database,
  told: { round: Round; content: string },
): Promise<{ settled: SettlementOutcome; settlements: Settlement[] }> {
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
      return { settled: (await wasRefused(tx, wager.code)) ? 'closed' : 'repeated', settlements: [] }
    }
    const decided = await decide(tx, round)
    const settlements = decided.map(({ settlement }) => settlement)
    await takeSettlements(tx, settlements)
    for (const { settlement, may_play } of decided) {
      const { outcome, session_id, net } = settlement
      const moved = { net, at: round.occurred_at, is_sign_of_life: may_play }
      if (outcome === 'applied') await moveWallet(tx, session_id, moved)
    }
    const is_refused = settlements.length > 0 && settlements.every((one) => one.outcome === 'refused')
    return { settled: is_refused ? 'closed' : 'settled', settlements }
  })
}

interface Member {
  id: bigint
  seat: Seat
  may_play: boolean
}

interface RoundDecision {
  settlement: Settlement
  may_play: boolean
}

async function decide(tx: Transaction, round: Round): Promise<RoundDecision[]> {
  const members = await membersOf(tx, round.seats)
  const player_ids = members.map(({ id }) => id)
  const balances = await lockAccounts(
    tx,
    player_ids.map((player_id) => playerAccountId(player_id, 'game')),
  )
  const sessions = await sessionsOf(tx, player_ids)
  // Rounds are few: they wait for each other, so what one adds to the hour is never too much.
  await lockHour(tx, 'shan')
  const caps = await getCaps(tx, 'shan', player_ids)
  const leftOf = await leftOfSessions(tx, [...sessions.values()])
  let of_call = 0n
  return members.flatMap(({ id: player_id, seat, may_play }) => {
    const session = sessions.get(player_id)
    const balance = balances.get(playerAccountId(player_id, 'game'))
    // One of our names that never sat at this table is a stranger to it, like any other.
    if (!session || balance === undefined) return []
    if (seat.balance === null) throw new SenselessRound()
    const { occurred_at } = round
    const lefts = leftOf(session.id)
    // Held credits of this session were won at this table: a loss takes them first, and only the rest can be owed.
    const spendable = balance + leftSumOf(lefts)
    const outcome = settle(session, { balance: seat.balance, occurred_at, may_play }, spendable)
    const holding = holdingOf({ player_id, net: outcome.net, of_call }, { caps, lefts })
    of_call += holding.credited
    const settlement = {
      id: uuidV7(),
      wager_code: round.wager_code,
      player_id,
      session_id: session.id,
      ...outcome,
      ...holding,
      stated_balance: seat.balance,
      known_before: session.known_balance,
      balance_after: balance + outcome.net + outcome.receivable - holding.held + holding.covered,
      bet_amount: seat.bet_amount,
      reported_net: null,
      occurred_at,
    }
    return { settlement, may_play }
  })
}

/** Our players at the table. @throws SenselessRound when one sits twice */
async function membersOf(tx: Transaction, seats: Seat[]): Promise<Member[]> {
  const by_name = Map.groupBy(seats, (seat) => seat.member_account)
  const players = by_name.size === 0 ? [] : await playersByUserName(tx, [...by_name.keys()])
  return players.map(({ id, user_name, status }) => {
    const [seat, ...more] = by_name.get(user_name) ?? []
    if (!seat || more.length > 0) throw new SenselessRound()
    return { id, seat, may_play: status === 'active' }
  })
}

async function wasRefused(tx: Transaction, wager_code: string): Promise<boolean> {
  const [row] = await tx<{ was_refused: boolean | null }[]>`
    select bool_and(outcome = 'refused') as was_refused from shan.settlement where wager_code = ${wager_code}`
  return row?.was_refused ?? false
}
