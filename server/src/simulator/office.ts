import { callConsole, type OfficeDoors, type Place, type Reply, requireDone } from './doors.ts'
import { NOBODY } from './line.ts'
import { type Clerk, MINUTE_MS, type Player, type Town } from './town.ts'

/** Day and night the cashier's screen asks something, which keeps his session awake. */
export function sitAtDesk(town: Town, { from, ends_at }: { from: number; ends_at: number }): void {
  const { agenda, lines, cashier } = town
  if (from >= ends_at) return
  const look = (at: number) => {
    if (at - cashier.seen_at >= DESK_MS) {
      cashier.seen_at = at
      lines.office.add(at, [], async (doors) => {
        requireDone(await callAsClerk(doors, cashier, 'GET /me'), 'a look at the screen')
      })
    }
    sitAtDesk(town, { from: cashier.seen_at + DESK_MS, ends_at })
  }
  agenda.add(from, look, NOBODY)
}

/** Within the half hour after which a session is over. */
const DESK_MS = 28 * MINUTE_MS

export function asClerk({ lines, clock }: Town, clerk: Clerk, place: Place, body: object = {}): Promise<Reply> {
  clerk.seen_at = clock.moment()
  return lines.office.ask(clock.moment(), [], (doors) => callAsClerk(doors, clerk, place, body))
}

/** Signs in when the last session has ended. */
export async function callAsClerk(doors: OfficeDoors, clerk: Clerk, place: Place, body: object = {}): Promise<Reply> {
  const { address } = clerk
  for (let tries = 1; ; tries++) {
    const cookie = clerk.cookie ?? (await signIn(doors, clerk))
    const reply = await callConsole(doors, place, { cookie, body, address })
    if (reply.status !== 401 || tries > 1) return reply
    clerk.cookie = null
  }
}

export async function signIn(doors: OfficeDoors, clerk: Clerk): Promise<string> {
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
    await player.busy
    const wanted = dice.pick(CORRECTIONS)
    if (wanted.direction === 'debit' && player.main < 2_000) return
    const amount = wanted.direction === 'debit' ? 1_000 : dice.pick([500, 1_000, 2_500, 5_000])
    town.clock.set(at)
    const body = { account: 'main', ...wanted, amount }
    const asked = await asClerk(town, cashier, `POST /players/${player.id}/balance-adjustments`, body)
    // Another one of this player still waits.
    if (asked.status === 409) return
    const { id } = requireDone(asked, 'a correction').data as { id: string }
    const decide = async (later: number) => {
      await player.busy
      town.clock.set(later)
      const is_approved = dice.happens(CORRECTION_APPROVED) && (wanted.direction === 'credit' || player.main >= amount)
      const [deed, why] = is_approved
        ? ['approve', {}]
        : ['reject', { reason: 'No transfer of this kind on our side.' }]
      requireDone(
        await asClerk(town, owner, `POST /balance-adjustments/${id}/${deed}`, why),
        'a decision about a correction',
      )
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
    await player.busy
    const hold = dice.happens(0.3) ? 'ban' : 'freeze'
    town.clock.set(at)
    player.is_out = true
    const reason = dice.pick(HOLDS[hold])
    requireDone(await asClerk(town, town.owner, `POST /players/${player.id}/${hold}`, { reason }), hold)
    if (hold === 'ban' || dice.happens(0.5)) return
    const letGo = async (later: number) => {
      await player.busy
      town.clock.set(later)
      const why = { reason: 'Papers seen, all in order.' }
      requireDone(await asClerk(town, town.owner, `POST /players/${player.id}/unfreeze`, why), 'unfreeze')
      player.is_out = false
    }
    agenda.add(at + dice.between(1, 5) * 24 * 60 * MINUTE_MS, letGo, player)
  }
  agenda.add(stopped_at, stop, player)
}
