import { DEPOSIT_REJECTIONS, WITHDRAWAL_REJECTIONS } from '#contract/cashier-rules.ts'
import { type Reply, requireDone } from './doors.ts'
import { NOBODY } from './line.ts'
import { callAsClerk } from './office.ts'
import { type Clerk, MINUTE_MS, type Player, SECOND_MS, type Town, YANGON_OFFSET_MS } from './town.ts'

/** A request of a player that somebody is to decide. */
export interface AskedRequest {
  /** Null until the house has taken it, and where it did not. */
  id: string | null
  way: 'deposits' | 'withdrawals'
  player: Player
  amount: number
}

/** What the player does when he sees what was decided. */
export type Then = (is_approved: boolean, at: number) => Promise<void>

const REJECTED = { deposits: 0.05, withdrawals: 0.07 }
/** How long a request waits; nobody hurries at night. */
const WAIT_MINUTES = { deposits: [1, 14], withdrawals: [4, 45] } as const
const NIGHT_WAIT_MINUTES = 25
const LEFT_OPEN = { last_ms: 90 * MINUTE_MS, share: 0.7 }
const SECONDS_TO_CHECK = [20, 110] as const
const MINUTES_TO_SECOND = [3, 12] as const
/** From the decision to the player who looks at his phone. */
const SECONDS_TO_SEE = [20, 90] as const
/** Agents see to some of their players themselves; the rest falls to the house's cashier. */
const DONE_BY_AGENT = 0.25
/** Where more than one sit at the queue, a request is claimed before it is looked at. */
const CLAIMED = 0.6
const SUMS = {
  deposits: { count: 'deposits', sum: 'deposited' },
  withdrawals: { count: 'withdrawals', sum: 'withdrawn' },
} as const
const NOTES = { other: 'Please write to us about this transfer.' }

/** Somebody will decide about it. */
export function sendToOffice(town: Town, request: AskedRequest, asked_at: number, then: Then): void {
  const { dice, agenda, until } = town
  // The staff of today finds something in its queues.
  if (asked_at > until - LEFT_OPEN.last_ms && dice.happens(LEFT_OPEN.share)) return
  const agent = town.agents[request.player.person.agent ?? -1]
  const clerk = agent && dice.happens(DONE_BY_AGENT) ? agent : town.cashier
  const [min, max] = WAIT_MINUTES[request.way]
  const night = isNight(asked_at) ? dice.between(0, NIGHT_WAIT_MINUTES) : 0
  const seen_at = asked_at + (dice.between(min, max) + night) * MINUTE_MS + dice.between(0, 59) * SECOND_MS
  const decided_at = seen_at + dice.between(...SECONDS_TO_CHECK) * SECOND_MS
  if (dice.happens(CLAIMED)) {
    const work = async (call: CallAbout) => void requireDone(await call('claim'), 'a claim')
    agenda.add(seen_at, (at) => letClerk(town, clerk, at, { request, work }), NOBODY)
  }
  agenda.add(decided_at, (at) => decide(town, clerk, at, { request, then }), NOBODY)
}

const isNight = (at: number) => new Date(at + YANGON_OFFSET_MS).getUTCHours() < 7

interface Matter {
  request: AskedRequest
  then: Then
}

function decide(town: Town, clerk: Clerk, at: number, matter: Matter): void {
  const { dice } = town
  const { request } = matter
  if (dice.happens(REJECTED[request.way])) reject(town, clerk, at, matter)
  else approve(town, clerk, at, matter)
}

function approve(town: Town, clerk: Clerk, at: number, { request, then }: Matter): void {
  const { agenda, dice, owner, sums } = town
  const { player, way, amount } = request
  let status = ''
  const work = async (call: CallAbout) => {
    status = (requireDone(await call('approve'), 'an approval').data as { status: string }).status
    if (status !== 'approved') return
    const { count, sum } = SUMS[way]
    sums[count] += 1
    sums[sum] += amount
  }
  letClerk(town, clerk, at, { request, work })
  const seeIt = async (later: number) => {
    town.clock.set(later)
    if (status === 'approved') return then(true, later)
    // Of large amounts this was the first of two.
    const second_at = later + dice.between(...MINUTES_TO_SECOND) * MINUTE_MS
    if (status !== '') agenda.add(second_at, (then_at) => approve(town, owner, then_at, { request, then }), NOBODY)
  }
  agenda.add(at + dice.between(...SECONDS_TO_SEE) * SECOND_MS, seeIt, player)
}

function reject(town: Town, clerk: Clerk, at: number, { request, then }: Matter): void {
  const { agenda, dice, sums } = town
  const { player, way } = request
  const reason = dice.pick(way === 'deposits' ? DEPOSIT_REJECTIONS : WITHDRAWAL_REJECTIONS)
  const body = { reason, ...(reason === 'other' && { note: NOTES.other }) }
  const work = async (call: CallAbout) => {
    requireDone(await call('reject', body), 'a rejection')
    sums.rejections += 1
  }
  letClerk(town, clerk, at, { request, work })
  const seeIt = async (later: number) => {
    town.clock.set(later)
    if (request.id !== null) await then(false, later)
  }
  agenda.add(at + dice.between(...SECONDS_TO_SEE) * SECOND_MS, seeIt, player)
}

/** Does something about a request, if the house has taken it, while others go on. */
function letClerk(
  { lines }: Town,
  clerk: Clerk,
  at: number,
  { request, work }: { request: AskedRequest; work: (call: CallAbout) => Promise<void> },
): void {
  clerk.seen_at = at
  lines.office.add(at, [request.player], async (doors) => {
    const { id, way } = request
    if (id !== null) await work((deed, body) => callAsClerk(doors, clerk, `POST /${way}/${id}/${deed}`, body))
  })
}

type CallAbout = (deed: 'claim' | 'approve' | 'reject', body?: object) => Promise<Reply>
