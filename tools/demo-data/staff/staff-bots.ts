import { randomUUID } from 'node:crypto'
import { type CallPath, type ConsoleClient, callConsole, type Reply, requireDone } from '../clients.ts'
import { NOBODY } from '../clock/worker-queue.ts'
import { MINUTE_MS, type Player, type SimulationWorld, type StaffBot } from '../world/simulation-world.ts'

/** Day and night the cashier's screen polls, which keeps the cashier's session alive. */
export function refreshSession(world: SimulationWorld, { from, ends_at }: { from: number; ends_at: number }): void {
  const { events, queues, cashier } = world
  if (from >= ends_at) return
  const look = (at: number) => {
    if (at - cashier.seen_at >= SESSION_REFRESH_MS) {
      cashier.seen_at = at
      queues.staff.add(at, [], async (client) => {
        requireDone(await callAsBot(client, cashier, 'GET /me'), 'a look at the screen')
      })
    }
    refreshSession(world, { from: cashier.seen_at + SESSION_REFRESH_MS, ends_at })
  }
  events.add(from, look, NOBODY)
}

/** Within the half hour after which a session is over. */
const SESSION_REFRESH_MS = 28 * MINUTE_MS

export function requestAsBot(
  { queues, clock }: SimulationWorld,
  bot: StaffBot,
  place: CallPath,
  body: object = {},
): Promise<Reply> {
  bot.seen_at = clock.moment()
  return queues.staff.ask(clock.moment(), [], (client) => callAsBot(client, bot, place, body))
}

/** Signs in when the last session has ended. */
export async function callAsBot(
  client: ConsoleClient,
  bot: StaffBot,
  place: CallPath,
  body: object = {},
): Promise<Reply> {
  const { address } = bot
  for (let tries = 1; ; tries++) {
    const cookie = bot.cookie ?? (await signIn(client, bot))
    const reply = await callConsole(client, place, { cookie, body, address })
    if (reply.status !== 401 || tries > 1) return reply
    bot.cookie = null
  }
}

export async function signIn(client: ConsoleClient, bot: StaffBot): Promise<string> {
  const { user_name, password, address } = bot
  const reply = await callConsole(client, 'POST /sign-in', { body: { user_name, password }, address })
  bot.cookie = requireDone(reply, `the sign-in of ${user_name}`).cookie
  return bot.cookie
}

const CORRECTIONS = [
  { direction: 'credit', reason: 'Paid twice for one deposit; the second transfer came in after the day was closed.' },
  { direction: 'credit', reason: 'Goodwill for a round that the provider called off late.' },
  { direction: 'credit', reason: 'Fee of the bank, which we had promised to bear.' },
  { direction: 'debit', reason: 'Deposit was entered with one zero too many; agreed with the player by phone.' },
] as const
const CORRECTION_APPROVED = 0.85

/** The cashier requests a balance adjustment, and the owner decides an hour later. */
export function correctBalance(world: SimulationWorld, player: Player, requested_at: number): void {
  const { random, events, cashier, owner } = world
  const ask = async (at: number) => {
    await player.busy
    const wanted = random.pick(CORRECTIONS)
    if (wanted.direction === 'debit' && player.main < 2_000) return
    const amount = wanted.direction === 'debit' ? 1_000 : random.pick([500, 1_000, 2_500, 5_000])
    world.clock.set(at)
    const body = { id: randomUUID(), account: 'main', ...wanted, amount }
    const requested = await requestAsBot(world, cashier, `POST /players/${player.id}/balance-adjustments`, body)
    // Another one of this player still waits.
    if (requested.status === 409) return
    const { id } = requireDone(requested, 'a balance adjustment').data as { id: string }
    const decide = async (later: number) => {
      await player.busy
      world.clock.set(later)
      const is_approved =
        random.happens(CORRECTION_APPROVED) && (wanted.direction === 'credit' || player.main >= amount)
      const [action, why] = is_approved
        ? ['approve', {}]
        : ['reject', { reason: 'No transfer of this kind on our side.' }]
      requireDone(
        await requestAsBot(world, owner, `POST /balance-adjustments/${id}/${action}`, why),
        'a decision about a balance adjustment',
      )
      if (!is_approved) return
      player.main += wanted.direction === 'credit' ? amount : -amount
      world.sums.balance_adjustments += 1
    }
    events.add(at + random.between(20, 90) * MINUTE_MS, decide, player)
  }
  events.add(requested_at, ask, player)
}

const RESTRICTIONS = {
  freeze: [
    'Two players pay from one wallet; waiting for papers.',
    'Asked us by phone for a stop for a while.',
    'Receipts that look alike; being checked.',
  ],
  ban: ['Forged receipts, three times.', 'Plays for somebody who is banned.'],
} as const

/** A player is stopped, and of those who are frozen half are let go again some days later. */
export function restrictPlayer(world: SimulationWorld, player: Player, stopped_at: number): void {
  const { random, events } = world
  const stop = async (at: number) => {
    if (player.is_here || player.is_out) return
    await player.busy
    const hold = random.happens(0.3) ? 'ban' : 'freeze'
    world.clock.set(at)
    player.is_out = true
    const reason = random.pick(RESTRICTIONS[hold])
    requireDone(await requestAsBot(world, world.owner, `POST /players/${player.id}/${hold}`, { reason }), hold)
    if (hold === 'ban' || random.happens(0.5)) return
    const release = async (later: number) => {
      await player.busy
      world.clock.set(later)
      const why = { reason: 'Papers seen, all in order.' }
      requireDone(await requestAsBot(world, world.owner, `POST /players/${player.id}/unfreeze`, why), 'unfreeze')
      player.is_out = false
    }
    events.add(at + random.between(1, 5) * 24 * 60 * MINUTE_MS, release, player)
  }
  events.add(stopped_at, stop, player)
}
