import { DEPOSIT_REJECTIONS, WITHDRAWAL_REJECTIONS } from '#contract/cashier-rules.ts'
import { callConsole, type Place, type Reply, requireDone } from './doors.ts'
import { type Clerk, MINUTE_MS, type Player, SECOND_MS, type Town, YANGON_OFFSET_MS } from './town.ts'

/** A request of a player that somebody is to decide. */
export interface AskedRequest {
  id: string
  way: 'deposits' | 'withdrawals'
  player: Player
  amount: number
}

const REJECTED = { deposits: 0.05, withdrawals: 0.07 }
/** How long a request waits; nobody hurries at night. */
const WAIT_MINUTES = { deposits: [1, 14], withdrawals: [4, 45] } as const
const NIGHT_WAIT_MINUTES = 25
const LEFT_OPEN = { last_ms: 90 * MINUTE_MS, share: 0.7 }
const SECONDS_TO_CHECK = [20, 110] as const
/** Agents see to some of their players themselves; the rest falls to the house's cashier. */
const DONE_BY_AGENT = 0.25
/** Where more than one sit at the queue, a request is claimed before it is looked at. */
const CLAIMED = 0.6
const NOTES = { other: 'Please write to us about this transfer.' }

/** Somebody will decide about it; `then` is told how. */
export function sendToOffice(
  town: Town,
  request: AskedRequest,
  asked_at: number,
  then: (is_approved: boolean, at: number) => Promise<void>,
): void {
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
    const claim = async (at: number) => {
      await town.clock.set(at)
      requireDone(await asClerk(town, clerk, `POST /${request.way}/${request.id}/claim`), 'a claim')
    }
    agenda.add(seen_at, claim, request.player)
  }
  const decide = async (at: number) => {
    await town.clock.set(at)
    if (dice.happens(REJECTED[request.way])) {
      await sayNo(town, clerk, request)
      await then(false, at)
    } else await approve(town, clerk, request, then)
  }
  agenda.add(decided_at, decide, request.player)
}

const isNight = (at: number) => new Date(at + YANGON_OFFSET_MS).getUTCHours() < 7

async function approve(
  town: Town,
  clerk: Clerk,
  { id, way, player }: AskedRequest,
  then: (is_approved: boolean, at: number) => Promise<void>,
): Promise<void> {
  const place = `POST /${way}/${id}/approve` as const
  const { status } = requireDone(await asClerk(town, clerk, place), 'an approval').data as { status: string }
  if (status === 'approved') return then(true, town.clock.moment())
  // Of large amounts this was the first of two.
  const approveToo = async (at: number) => {
    await town.clock.set(at)
    requireDone(await asClerk(town, town.owner, place), 'a second approval')
    await then(true, at)
  }
  town.agenda.add(town.clock.moment() + town.dice.between(3, 12) * MINUTE_MS, approveToo, player)
}

async function sayNo(town: Town, clerk: Clerk, { id, way }: AskedRequest): Promise<void> {
  const reason = town.dice.pick(way === 'deposits' ? DEPOSIT_REJECTIONS : WITHDRAWAL_REJECTIONS)
  const body = { reason, ...(reason === 'other' && { note: NOTES.other }) }
  requireDone(await asClerk(town, clerk, `POST /${way}/${id}/reject`, body), 'a rejection')
  town.sums.rejections += 1
}

/** Day and night the cashier's screen asks what waits, which also keeps his session awake. */
export function sitAtDesk(town: Town, { from, ends_at }: { from: number; ends_at: number }): void {
  const { agenda, clock, cashier } = town
  if (from >= ends_at) return
  agenda.add(from, async (at) => {
    if (at - cashier.seen_at >= DESK_MS) {
      await clock.set(at)
      requireDone(await asClerk(town, cashier, 'GET /summary-of-requests'), 'what waits')
    }
    sitAtDesk(town, { from: cashier.seen_at + DESK_MS, ends_at })
  })
}

/** Within the half hour after which a session is over. */
const DESK_MS = 28 * MINUTE_MS

/** Signs in when the last session has ended. */
export async function asClerk(town: Town, clerk: Clerk, place: Place, body: object = {}): Promise<Reply> {
  const { address } = clerk
  clerk.seen_at = town.clock.moment()
  for (let tries = 1; ; tries++) {
    const cookie = clerk.cookie ?? (await signIn(town, clerk))
    const reply = await callConsole(town.doors, place, { cookie, body, address })
    if (reply.status !== 401 || tries > 1) return reply
    clerk.cookie = null
  }
}

export async function signIn({ doors }: Pick<Town, 'doors'>, clerk: Clerk): Promise<string> {
  const { user_name, password, address } = clerk
  const reply = await callConsole(doors, 'POST /sign-in', { body: { user_name, password }, address })
  clerk.cookie = requireDone(reply, `the sign-in of ${user_name}`).cookie
  return clerk.cookie
}

const CORRECTIONS = [
  { direction: 'credit', reason: 'Paid twice for one deposit; the second transfer came in after the day was closed.' },
  { direction: 'credit', reason: 'Goodwill for a round that the provider called off late.' },
  { direction: 'credit', reason: 'Fee of the bank, which we had promised to bear.' },
  { direction: 'debit', reason: 'Deposit was entered with one zero too many; agreed with the player by phone.' },
] as const
const CORRECTION_APPROVED = 0.85

/** The cashier asks for a balance to be put right, and the owner decides an hour later. */
export function putRight(town: Town, player: Player, asked_at: number): void {
  const { dice, agenda, cashier, owner } = town
  const ask = async (at: number) => {
    const wanted = dice.pick(CORRECTIONS)
    if (wanted.direction === 'debit' && player.main < 2_000) return
    const amount = wanted.direction === 'debit' ? 1_000 : dice.pick([500, 1_000, 2_500, 5_000])
    await town.clock.set(at)
    const body = { account: 'main', ...wanted, amount }
    const asked = await asClerk(town, cashier, `POST /players/${player.id}/corrections`, body)
    // Another one of this player still waits.
    if (asked.status === 409) return
    const { id } = requireDone(asked, 'a correction').data as { id: string }
    const decide = async (later: number) => {
      await town.clock.set(later)
      const is_approved = dice.happens(CORRECTION_APPROVED) && (wanted.direction === 'credit' || player.main >= amount)
      const [deed, why] = is_approved
        ? ['approve', {}]
        : ['reject', { reason: 'No transfer of this kind on our side.' }]
      requireDone(await asClerk(town, owner, `POST /corrections/${id}/${deed}`, why), 'a decision about a correction')
      if (!is_approved) return
      player.main += wanted.direction === 'credit' ? amount : -amount
      town.sums.corrections += 1
    }
    agenda.add(at + dice.between(20, 90) * MINUTE_MS, decide, player)
  }
  agenda.add(asked_at, ask, player)
}

const HOLDS = {
  freeze: [
    'Two players pay from one wallet; waiting for his papers.',
    'Asked us by phone to stop him for a while.',
    'Receipts that look alike; being checked.',
  ],
  ban: ['Forged receipts, three times.', 'Plays for somebody who is banned.'],
} as const

/** A player is stopped, and of those who are frozen half are let go again some days later. */
export function stopPlayer(town: Town, player: Player, stopped_at: number): void {
  const { dice, agenda } = town
  const stop = async (at: number) => {
    if (player.is_here || player.is_out) return
    const hold = dice.happens(0.3) ? 'ban' : 'freeze'
    await town.clock.set(at)
    player.is_out = true
    const reason = dice.pick(HOLDS[hold])
    requireDone(await asClerk(town, town.owner, `POST /players/${player.id}/${hold}`, { reason }), hold)
    if (hold === 'ban' || dice.happens(0.5)) return
    const letGo = async (later: number) => {
      await town.clock.set(later)
      const why = { reason: 'Papers seen, all in order.' }
      requireDone(await asClerk(town, town.owner, `POST /players/${player.id}/unfreeze`, why), 'unfreeze')
      player.is_out = false
    }
    agenda.add(at + dice.between(1, 5) * 24 * 60 * MINUTE_MS, letGo, player)
  }
  agenda.add(stopped_at, stop, player)
}
