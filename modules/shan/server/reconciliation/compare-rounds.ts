import { getCaps, leftSumOf, lockHour } from '#held-credit/server/index.ts'
import { playerById } from '#identity/server/index.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { arrayOf } from '#platform/server/database/row-set.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { ProviderError } from '../provider/connection.ts'
import { type ListedRound, type Provider, ROUNDS_MAX } from '../provider/provider.ts'
import { holdingOf, leftOfSessions } from '../rounds/hold-win.ts'
import { takeSettlements } from '../rounds/settlement.ts'
import { noteWager } from '../rounds/wager.ts'
import { settleMissed } from '../rules.ts'
import { isOver, moveWallet, sessionAt } from '../sessions/session.ts'
import { findLateDifferences, SESSION_HOURS } from './late-differences.ts'

/** Players asked about at a time, those first who were not asked about for longest. */
const PLAYERS_MAX = 50
/** A callback may still be on its way: it is sent before the list is written, and waited for so long. */
const GRACE_MS = 30_000

/** The result of a comparison; its differences are sentences for the operator. */
export interface Comparison {
  players: number
  /** Rounds that had to be settled from the list, since no callback came. */
  settled: number
  differences: string[]
}

/**
 * Reads the provider's own list of rounds for those who played lately: settles those whose callback never came, takes
 * over what was staked, and names what does not agree. Ends at the first failure of the line; the next run goes on.
 */
export async function compareRounds(db: Database, provider: Provider): Promise<Comparison> {
  const sitting = await playersToCompare(db)
  const comparison: Comparison = { players: 0, settled: 0, differences: [] }
  for (const { player_id, since } of sitting) {
    const player = await playerById(db, player_id)
    if (!player) continue
    try {
      const [clock] = await db<{ requested_at: Date }[]>`select clock_timestamp() as requested_at`
      const requested_at = clock?.requested_at ?? new Date()
      const rounds = await provider.memberRounds(player.user_name, since)
      const may_play = player.status === 'active'
      if (await mayLackEarlier(db, player_id, rounds)) {
        comparison.differences.push(
          `the provider's list of player ${player_id} is full: earlier rounds may be missing here`,
        )
      }
      comparison.settled += await takeOver(db, player_id, { rounds, requested_at, may_play })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      comparison.differences.push(`the provider did not list its rounds: ${error.message}`)
      break
    }
    await db`update shan.session set checked_at = now() where player_id = ${player_id} and seen_at >= ${since}`
    comparison.players++
  }
  comparison.differences.push(...(await findLateDifferences(db)))
  return comparison
}

function playersToCompare(db: Database): Promise<{ player_id: bigint; since: Date }[]> {
  return db<{ player_id: bigint; since: Date }[]>`
    select player_id, min(launched_at) as since
    from shan.session
    where seen_at > now() - ${SESSION_HOURS} * interval '1 hour'
      and (state <> 'closed' or checked_at is null or checked_at < closed_at + interval '5 minutes')
    group by player_id order by min(coalesce(checked_at, '-infinity')) limit ${PLAYERS_MAX}`
}

interface ComparedPlayer {
  requested_at: Date
  /** Whether the player could begin a round at that moment. */
  may_play: boolean
}

/** Whether a list with all the rounds that the provider gives at once begins after the last round that a list told before. */
async function mayLackEarlier(db: Database, player_id: bigint, rounds: ListedRound[]): Promise<boolean> {
  const [oldest] = rounds
  if (!oldest || rounds.length < ROUNDS_MAX) return false
  const listed = await db`
    select from shan.settlement
    where wager_code = ${oldest.wager_code} and player_id = ${player_id} and reported_net is not null`
  return listed.length === 0
}

/** Answers how many rounds had to be settled now. */
async function takeOver(
  db: Database,
  player_id: bigint,
  { rounds, ...requested }: { rounds: ListedRound[] } & ComparedPlayer,
): Promise<number> {
  let settled = 0
  for (const [place, round] of rounds.entries()) {
    if (await takeStake(db, player_id, round)) continue
    if (round.occurred_at.getTime() > Date.now() - GRACE_MS) continue
    const later = rounds.slice(place + 1).map(({ wager_code }) => wager_code)
    if (await transaction(db, (tx) => settleListed(tx, player_id, { round, later, ...requested }))) settled++
  }
  return settled
}

/** Notes what the provider says of a round that was settled; answers whether it was. */
async function takeStake(
  db: Database,
  player_id: bigint,
  { wager_code, net, bet_amount }: ListedRound,
): Promise<boolean> {
  const noted = await db`
    update shan.settlement set reported_net = ${net}, bet_amount = ${bet_amount}
    where wager_code = ${wager_code} and player_id = ${player_id} returning id`
  return noted.length > 0
}

/** `later` are the rounds that follow it in the provider's list, as it was at `requested_at`. */
async function settleListed(
  tx: Transaction,
  player_id: bigint,
  { round, later, requested_at, may_play }: { round: ListedRound; later: string[] } & ComparedPlayer,
): Promise<boolean> {
  const { wager_code, occurred_at, net, bet_amount } = round
  const content = JSON.stringify({ net: writeMoney(net), bet_amount: writeMoney(bet_amount) })
  // The same code may name a round of several players, one of whom was settled before.
  await noteWager(tx, { code: wager_code, source: 'report', content, occurred_at })
  const account_id = playerAccountId(player_id, 'game')
  const balance: Money = (await lockAccounts(tx, [account_id])).get(account_id) ?? 0n
  const taken = await tx`
    select from shan.settlement where wager_code = ${wager_code} and player_id = ${player_id}`
  // From before the player ever sat down with us: a round of somebody else under the same name.
  const session = await sessionAt(tx, player_id, occurred_at)
  if (taken.length > 0 || !session || (await hasMovedSince(tx, session.id, requested_at))) return false
  const is_over = isOver(session, { at: occurred_at, may_play })
  const lefts = (await leftOfSessions(tx, [session]))(session.id)
  const spendable = balance + leftSumOf(lefts)
  const outcome = settleMissed({ net, is_held: await isHeld(tx, session.id, later), is_over }, spendable)
  const told = { player_id, net: outcome.net, of_call: 0n }
  await lockHour(tx, 'shan')
  const holding = holdingOf(told, { caps: await getCaps(tx, 'shan', [player_id]), lefts })
  await takeSettlements(tx, [
    {
      id: uuidV7(),
      wager_code,
      player_id,
      session_id: session.id,
      ...outcome,
      ...holding,
      stated_balance: null,
      known_before: session.known_balance,
      balance_after: balance + outcome.net + outcome.receivable - holding.held + holding.covered,
      bet_amount,
      reported_net: net,
      occurred_at,
    },
  ])
  const moved = { net: outcome.net, at: occurred_at, is_sign_of_life: may_play }
  if (outcome.outcome === 'applied') await moveWallet(tx, session.id, moved)
  return true
}

/** A wallet that was stated after the list was asked for may hold the round too; the next list will tell. */
async function hasMovedSince(tx: Transaction, session_id: string, requested_at: Date): Promise<boolean> {
  const rows = await tx`
    select from shan.settlement
    where session_id = ${session_id} and stated_balance is not null and created_at >= ${requested_at}
    limit 1`
  return rows.length > 0
}

/** Whether a later round of the session stated its wallet, which held the missed one too. */
async function isHeld(tx: Transaction, session_id: string, later: string[]): Promise<boolean> {
  const rows = await tx`
    select from shan.settlement
    where session_id = ${session_id} and outcome = 'applied' and stated_balance is not null
      and wager_code = any (${arrayOf(tx, 'text', later)})
    limit 1`
  return rows.length > 0
}
