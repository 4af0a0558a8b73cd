import { DEPOSIT_REJECTIONS, WITHDRAWAL_REJECTIONS } from '#contract/cashier-rules.ts'
import { type Reply, requireDone } from '../clients.ts'
import { NOBODY } from '../clock/worker-queue.ts'
import {
  type Clerk,
  MINUTE_MS,
  type Player,
  SECOND_MS,
  type Town,
  YANGON_OFFSET_MS,
} from '../world/simulation-world.ts'
import { type Payable, payoutOf } from './opening-balances.ts'
import { asClerk, callAsClerk } from './staff-bots.ts'

/** A request of a player that somebody is to decide. */
export interface AskedRequest {
  /** Null until the house has taken it, and where it did not. */
  id: string | null
  way: 'deposits' | 'withdrawals'
  player: Player
  amount: number
  /** The first of two words was enough. */
  is_approved?: boolean
}

/** What the player does when he sees what was decided. */
export type Then = (is_approved: boolean) => Promise<void> | void

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
const SAME_DIGITS = { reuse_reason: 'Two transfers in the bank’s list end with the same digits.' }
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
  const { agenda, dice, owner } = town
  const { request } = matter
  if (dice.happens(REJECTED[request.way])) return reject(town, clerk, at, matter)
  if (request.amount <= town.second_person_above) return approve(town, clerk, at, matter)
  const work = async (call: CallAbout) => {
    request.is_approved = (await wordOf(call, request)) === 'approved'
  }
  letClerk(town, clerk, at, { request, work })
  const second_at = at + dice.between(...MINUTES_TO_SECOND) * MINUTE_MS
  agenda.add(second_at, (then_at) => approve(town, owner, then_at, matter), NOBODY)
}

function approve(town: Town, clerk: Clerk, at: number, matter: Matter): void {
  const { cashier, owner, sums } = town
  const { way, amount } = matter.request
  const { count, sum } = SUMS[way]
  const work = async (call: CallAbout) => {
    // Whoever opened this demo may have changed meanwhile how much needs the word of two.
    const { request } = matter
    if (!request.is_approved && (await wordOf(call, request)) !== 'approved') {
      await wordOf(call, request, clerk === owner ? cashier : owner)
    }
    sums[count] += 1
    sums[sum] += amount
  }
  letClerk(town, clerk, at, { request: matter.request, work })
  seeLater(town, at, true, matter)
}

function reject(town: Town, clerk: Clerk, at: number, matter: Matter): void {
  const { dice, sums } = town
  const { request } = matter
  const { way } = request
  const reason = dice.pick(way === 'deposits' ? DEPOSIT_REJECTIONS : WITHDRAWAL_REJECTIONS)
  const body = { reason, ...(reason === 'other' && { note: NOTES.other }) }
  const work = async (call: CallAbout) => {
    requireDone(await decideShown(call, { decision: 'reject', body }), 'a rejection')
    sums.rejections += 1
  }
  letClerk(town, clerk, at, { request, work })
  seeLater(town, at, false, matter)
}

async function wordOf(call: CallAbout, { way }: AskedRequest, by?: Clerk): Promise<string> {
  const decision = 'approve'
  const shown = way === 'withdrawals' ? requireDone(await call('look', {}, by), 'a look at a request').data : null
  let reply = await decideShown(call, { decision, body: shown === null ? {} : payoutOf(shown as Payable), by })
  // Two transfers may end with the same six digits; then two people have to agree, and one of them says why.
  if (reply.text.includes('"reference_used"')) reply = await decideShown(call, { decision, body: SAME_DIGITS, by })
  return (requireDone(reply, 'an approval').data as { status: string }).status
}

interface Decision {
  decision: 'approve' | 'reject'
  body?: object
  by?: Parameters<CallAbout>[2]
}

/** As a screen does: it holds the request, and names the version that it shows. */
async function decideShown(call: CallAbout, { decision, body, by }: Decision): Promise<Reply> {
  const claimed = requireDone(await call('claim', {}, by), 'a claim')
  return call(decision, { version: (claimed.data as { version: number }).version, ...body }, by)
}

/** The player looks at his phone. */
function seeLater({ agenda, clock, dice }: Town, at: number, is_approved: boolean, { request, then }: Matter): void {
  const seeIt = (later: number) => {
    clock.set(later)
    return then(is_approved)
  }
  agenda.add(at + dice.between(...SECONDS_TO_SEE) * SECOND_MS, seeIt, request.player)
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
    if (id !== null)
      await work((deed, body, who = clerk) =>
        callAsClerk(doors, who, deed === 'look' ? `GET /${way}/${id}` : `POST /${way}/${id}/${deed}`, body),
      )
  })
}

type CallAbout = (deed: 'look' | 'claim' | 'approve' | 'reject', body?: object, clerk?: Clerk) => Promise<Reply>

/** In kyat: what is more needs the word of two. */
export async function readSecondPersonAbove(town: Town): Promise<number> {
  const reply = requireDone(await asClerk(town, town.owner, 'GET /settings'), 'the settings')
  const groups = reply.data as { key: string; fields: { key: string; value: unknown }[] }[]
  const fields = groups.find(({ key }) => key === 'cashier')?.fields
  const limit = Number(fields?.find(({ key }) => key === 'second_person_above')?.value)
  if (Number.isNaN(limit)) throw new Error('nobody says how much needs the word of two')
  return limit
}
