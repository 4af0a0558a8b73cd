import { randomUUID } from 'node:crypto'
import { requireDone } from '../clients.ts'
import { type AgentBot, MINUTE_MS, type SimulationWorld, YANGON_OFFSET_MS } from '../world/simulation-world.ts'
import { agentPayoutOf } from './opening-balances.ts'
import { requestAsBot } from './staff-bots.ts'

/** The weekdays on which the first agent, the second and so on ask for what they have earned; the company pays none on Sundays. */
const PAYDAYS = [4, 5, 1, 2, 3, 6]
const ASKS_AT = [9.5 * 60, 12 * 60] as const
/** In kyat: less is left to the next week. */
const PAYOUT_MIN = 1_000
const PAYOUT_STEP = 100
const NOTES = ['Commission of the week, to my KBZPay please.', 'As always to my wallet.', 'This week in Wave, please.']
/** From the request to the cashier's approval, and from there to the owner's where two are needed. */
const MINUTES_TO_PAY = [40, 260] as const
const MINUTES_TO_SECOND = [10, 80] as const
const REJECTED = 0.05
const REASON = 'The wallet that you named is not in your name. Please ask again with your own.'

interface Movement {
  id: string
  number: number
  kind: string
  amount: number
  status: 'pending' | 'done' | 'rejected'
}

/** Each agent whose payday it is requests the commissions, and the staff pays them. */
export function planPayouts(world: SimulationWorld, { starts_at, from }: { starts_at: number; from: number }): void {
  const { events, agents, random } = world
  const weekday = new Date(starts_at + YANGON_OFFSET_MS).getUTCDay()
  for (const [index, agent] of agents.entries()) {
    if (PAYDAYS[index % PAYDAYS.length] !== weekday) continue
    const at = starts_at + random.between(...ASKS_AT) * MINUTE_MS
    if (at >= from) events.add(at, (now) => requestPayout(world, agent, now))
  }
}

async function requestPayout(world: SimulationWorld, agent: AgentBot, at: number): Promise<void> {
  const { clock, random } = world
  clock.set(at)
  const { me } = requireDone(await requestAsBot(world, agent, 'GET /me'), 'the agent').data as {
    me: { staff_id: string }
  }
  const agent_path = `/agents/${me.staff_id}` as const
  const profile = requireDone(await requestAsBot(world, agent, `GET ${agent_path}`), "an agent's profile")
  const { commission_balance, pending } = profile.data as { commission_balance: number; pending: Movement[] }
  // Of a history that was interrupted one may wait from before.
  const waiting = pending.find(({ kind }) => kind === 'payout')
  if (waiting) return sendToCashier(world, waiting, at)
  const amount = Math.floor(commission_balance / PAYOUT_STEP) * PAYOUT_STEP
  if (amount < PAYOUT_MIN) return
  const body = { id: randomUUID(), amount, note: random.pick(NOTES) }
  const requested = requireDone(await requestAsBot(world, agent, `POST ${agent_path}/payouts`, body), 'a payout')
  sendToCashier(world, requested.data as Movement, at)
}

function sendToCashier(world: SimulationWorld, payout: Movement, requested_at: number): void {
  const { events, cashier, clock, random, owner } = world
  events.add(requested_at + random.between(...MINUTES_TO_PAY) * MINUTE_MS, async (at) => {
    clock.set(at)
    if (random.happens(REJECTED)) {
      const index = `POST /agent-transactions/${payout.id}/reject` as const
      requireDone(await requestAsBot(world, cashier, index, { reason: REASON }), 'a rejection of a payout')
      return
    }
    if (await pay(world, cashier, payout)) return
    events.add(at + random.between(...MINUTES_TO_SECOND) * MINUTE_MS, async (later) => {
      clock.set(later)
      await pay(world, owner, payout)
    })
  })
}

/** Whether this approval was enough. */
async function pay(
  world: SimulationWorld,
  bot: SimulationWorld['cashier'],
  { id, number, amount }: Movement,
): Promise<boolean> {
  const payout = await agentPayoutOf((place) => requestAsBot(world, bot, place), { number, amount })
  const reply = requireDone(
    await requestAsBot(world, bot, `POST /agent-transactions/${id}/approve`, payout),
    'the pay of an agent',
  )
  if ((reply.data as Movement).status !== 'done') return false
  world.sums.payouts += 1
  world.sums.paid_out += amount
  return true
}
