import { DEPOSIT_REJECTIONS, WITHDRAWAL_REJECTIONS } from '#cashier/contract/rules.ts'
import { type Reply, requireDone } from '../clients.ts'
import { NOBODY } from '../clock/worker-queue.ts'
import {
  MINUTE_MS,
  type Player,
  SECOND_MS,
  type SimulationWorld,
  type StaffBot,
  YANGON_OFFSET_MS,
} from '../world/simulation-world.ts'
import { type Payable, payoutOf } from './opening-balances.ts'
import { callAsBot, requestAsBot } from './staff-bots.ts'

/** A request of a player for the staff to decide. */
export interface CashierRequest {
  /** Null until the platform has taken it, and where it did not. */
  id: string | null
  direction: 'deposits' | 'withdrawals'
  player: Player
  amount: number
  /** The first of two approvals was enough. */
  is_approved?: boolean
}

/** The player's next step after the decision. */
export type RequestEnd = (is_approved: boolean) => Promise<void> | void

const REJECTED = { deposits: 0.05, withdrawals: 0.07 }
/** How long a request waits; nobody hurries at night. */
const WAIT_MINUTES = { deposits: [1, 14], withdrawals: [4, 45] } as const
const NIGHT_WAIT_MINUTES = 25
const LEFT_OPEN = { last_ms: 90 * MINUTE_MS, share: 0.7 }
const SECONDS_TO_CHECK = [20, 110] as const
const MINUTES_TO_SECOND = [3, 12] as const
/** From the decision to the player's next look at the phone. */
const SECONDS_TO_SEE = [20, 90] as const
/** Agents see to some of their players themselves; the rest falls to the company's cashier. */
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
export function sendToStaff(
  world: SimulationWorld,
  request: CashierRequest,
  requested_at: number,
  then: RequestEnd,
): void {
  const { random, events, until } = world
  // The staff of today finds something in its queues.
  if (requested_at > until - LEFT_OPEN.last_ms && random.happens(LEFT_OPEN.share)) return
  const agent = world.agents[request.player.profile.agent ?? -1]
  const bot = agent && random.happens(DONE_BY_AGENT) ? agent : world.cashier
  const [min, max] = WAIT_MINUTES[request.direction]
  const night = isNight(requested_at) ? random.between(0, NIGHT_WAIT_MINUTES) : 0
  const seen_at = requested_at + (random.between(min, max) + night) * MINUTE_MS + random.between(0, 59) * SECOND_MS
  const decided_at = seen_at + random.between(...SECONDS_TO_CHECK) * SECOND_MS
  if (random.happens(CLAIMED)) {
    const work = async (call: CallAbout) => void requireDone(await call('claim'), 'a claim')
    events.add(seen_at, (at) => letBot(world, bot, at, { request, work }), NOBODY)
  }
  events.add(decided_at, (at) => decide(world, bot, at, { request, then }), NOBODY)
}

const isNight = (at: number) => new Date(at + YANGON_OFFSET_MS).getUTCHours() < 7

interface Matter {
  request: CashierRequest
  then: RequestEnd
}

function decide(world: SimulationWorld, bot: StaffBot, at: number, matter: Matter): void {
  const { events, random, owner } = world
  const { request } = matter
  if (random.happens(REJECTED[request.direction])) return reject(world, bot, at, matter)
  if (request.amount <= world.second_person_above) return approve(world, bot, at, matter)
  const work = async (call: CallAbout) => {
    request.is_approved = (await wordOf(call, request)) === 'approved'
  }
  letBot(world, bot, at, { request, work })
  const second_at = at + random.between(...MINUTES_TO_SECOND) * MINUTE_MS
  events.add(second_at, (then_at) => approve(world, owner, then_at, matter), NOBODY)
}

function approve(world: SimulationWorld, bot: StaffBot, at: number, matter: Matter): void {
  const { cashier, owner, sums } = world
  const { direction, amount } = matter.request
  const { count, sum } = SUMS[direction]
  const work = async (call: CallAbout) => {
    // The setting of how much needs two approvals may have changed meanwhile.
    const { request } = matter
    if (!request.is_approved && (await wordOf(call, request)) !== 'approved') {
      await wordOf(call, request, bot === owner ? cashier : owner)
    }
    sums[count] += 1
    sums[sum] += amount
  }
  letBot(world, bot, at, { request: matter.request, work })
  seeLater(world, at, true, matter)
}

function reject(world: SimulationWorld, bot: StaffBot, at: number, matter: Matter): void {
  const { random, sums } = world
  const { request } = matter
  const { direction } = request
  const reason = random.pick(direction === 'deposits' ? DEPOSIT_REJECTIONS : WITHDRAWAL_REJECTIONS)
  const body = { reason, ...(reason === 'other' && { note: NOTES.other }) }
  const work = async (call: CallAbout) => {
    requireDone(await decideShown(call, { decision: 'reject', body }), 'a rejection')
    sums.rejections += 1
  }
  letBot(world, bot, at, { request, work })
  seeLater(world, at, false, matter)
}

async function wordOf(call: CallAbout, { direction }: CashierRequest, by?: StaffBot): Promise<string> {
  const decision = 'approve'
  const shown = direction === 'withdrawals' ? requireDone(await call('look', {}, by), 'a look at a request').data : null
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

/** The player looks at the phone. */
function seeLater(
  { events, clock, random }: SimulationWorld,
  at: number,
  is_approved: boolean,
  { request, then }: Matter,
): void {
  const seeIt = (later: number) => {
    clock.set(later)
    return then(is_approved)
  }
  events.add(at + random.between(...SECONDS_TO_SEE) * SECOND_MS, seeIt, request.player)
}

/** Does something about a request, if the platform has taken it, while others go on. */
function letBot(
  { queues }: SimulationWorld,
  bot: StaffBot,
  at: number,
  { request, work }: { request: CashierRequest; work: (call: CallAbout) => Promise<void> },
): void {
  bot.seen_at = at
  queues.staff.add(at, [request.player], async (client) => {
    const { id, direction } = request
    if (id !== null)
      await work((action, body, who = bot) =>
        callAsBot(
          client,
          who,
          action === 'look' ? `GET /${direction}/${id}` : `POST /${direction}/${id}/${action}`,
          body,
        ),
      )
  })
}

type CallAbout = (action: 'look' | 'claim' | 'approve' | 'reject', body?: object, bot?: StaffBot) => Promise<Reply>

/** In kyat: more than this needs two approvals. */
export async function getSecondPersonAbove(world: SimulationWorld): Promise<number> {
  const reply = requireDone(await requestAsBot(world, world.owner, 'GET /settings'), 'the settings')
  const groups = reply.data as { key: string; fields: { key: string; value: unknown }[] }[]
  const fields = groups.find(({ key }) => key === 'cashier')?.fields
  const limit = Number(fields?.find(({ key }) => key === 'second_person_above')?.value)
  if (Number.isNaN(limit)) throw new Error('no setting says how much needs two approvals')
  return limit
}
