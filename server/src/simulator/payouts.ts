import { randomUUID } from 'node:crypto'
import { requireDone } from './doors.ts'
import { asClerk } from './office.ts'
import { type AgentClerk, MINUTE_MS, type Town, YANGON_OFFSET_MS } from './town.ts'

/** The weekdays on which the first agent, the second and so on ask for what they have earned; the house pays none on Sundays. */
const PAYDAYS = [4, 5, 1, 2, 3, 6]
const ASKS_AT = [9.5 * 60, 12 * 60] as const
/** In kyat: less is left to the next week. */
const PAYOUT_MIN = 1_000
const PAYOUT_STEP = 100
const NOTES = ['Commission of the week, to my KBZPay please.', 'As always to my wallet.', 'This week in Wave, please.']
/** From the question to the cashier's word, and from his to the owner's where two are needed. */
const MINUTES_TO_PAY = [40, 260] as const
const MINUTES_TO_SECOND = [10, 80] as const
const REJECTED = 0.05
const REASON = 'The wallet that you named is not in your name. Please ask again with your own.'

interface Movement {
  id: string
  kind: string
  amount: number
  status: 'pending' | 'done' | 'rejected'
}

/** Each agent whose day it is asks for his commissions, and the staff pays him. */
export function planPayouts(town: Town, { starts_at, from }: { starts_at: number; from: number }): void {
  const { agenda, agents, dice } = town
  const weekday = new Date(starts_at + YANGON_OFFSET_MS).getUTCDay()
  for (const [place, agent] of agents.entries()) {
    if (PAYDAYS[place % PAYDAYS.length] !== weekday) continue
    const at = starts_at + dice.between(...ASKS_AT) * MINUTE_MS
    if (at >= from) agenda.add(at, (now) => askPayout(town, agent, now))
  }
}

async function askPayout(town: Town, agent: AgentClerk, at: number): Promise<void> {
  const { clock, dice } = town
  clock.set(at)
  const { me } = requireDone(await asClerk(town, agent, 'GET /me'), 'the agent').data as { me: { staff_id: string } }
  const office = `/agents/${me.staff_id}` as const
  const profile = requireDone(await asClerk(town, agent, `GET ${office}`), "an agent's office")
  const { commission_balance, pending } = profile.data as { commission_balance: number; pending: Movement[] }
  // Of a history that was interrupted one may wait from before.
  const waiting = pending.find(({ kind }) => kind === 'payout')
  if (waiting) return sendToCounter(town, waiting, at)
  const amount = Math.floor(commission_balance / PAYOUT_STEP) * PAYOUT_STEP
  if (amount < PAYOUT_MIN) return
  const body = { id: randomUUID(), amount, note: dice.pick(NOTES) }
  const asked = requireDone(await asClerk(town, agent, `POST ${office}/payouts`, body), 'a payout')
  sendToCounter(town, asked.data as Movement, at)
}

function sendToCounter(town: Town, payout: Movement, asked_at: number): void {
  const { agenda, cashier, clock, dice, owner } = town
  agenda.add(asked_at + dice.between(...MINUTES_TO_PAY) * MINUTE_MS, async (at) => {
    clock.set(at)
    if (dice.happens(REJECTED)) {
      const place = `POST /agent-transactions/${payout.id}/reject` as const
      requireDone(await asClerk(town, cashier, place, { reason: REASON }), 'a rejection of a payout')
      return
    }
    if (await pay(town, cashier, payout)) return
    agenda.add(at + dice.between(...MINUTES_TO_SECOND) * MINUTE_MS, async (later) => {
      clock.set(later)
      await pay(town, owner, payout)
    })
  })
}

/** Whether his word was enough. */
async function pay(town: Town, clerk: Town['cashier'], { id, amount }: Movement): Promise<boolean> {
  const reply = requireDone(await asClerk(town, clerk, `POST /agent-transactions/${id}/approve`), 'the pay of an agent')
  if ((reply.data as Movement).status !== 'done') return false
  town.sums.payouts += 1
  town.sums.paid_out += amount
  return true
}
