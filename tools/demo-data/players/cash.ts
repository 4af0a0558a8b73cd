import { requireDone } from '../clients.ts'
import { type CashierRequest, type RequestEnd, sendToStaff } from '../staff/requests.ts'
import type { Player, SimulationWorld } from '../world/simulation-world.ts'
import { asPlayer, callAs, PLAYERS_PASSWORD } from './login.ts'

const WITHDRAWAL_STEP = 1_000

interface DepositBody {
  agent_payment_type_id: number
  amount: number
  refrence_no: string
}

/** The accounts into which the player may pay; they are the same for all players of an agent. */
export async function accountsFor(world: SimulationWorld, player: Player): Promise<readonly number[]> {
  const { agent } = player.profile
  const known = world.accounts.get(agent)
  if (known) return known
  const listed = requireDone(await asPlayer(world, player, 'GET /banks'), 'the accounts').data as { id: number }[]
  const accounts = listed.map(({ id }) => id)
  world.accounts.set(agent, accounts)
  return accounts
}

export function exchangeToGame({ queues, clock }: SimulationWorld, player: Player): void {
  const amount = Math.floor(player.main)
  if (amount <= 0) return
  player.main -= amount
  player.game += amount
  queues.account.add(clock.moment(), [player], async (client) => {
    requireDone(await callAs(client, player, 'POST /exchange-main-to-game', { amount }), 'an exchange')
  })
}

export function exchangeToMain({ queues, clock }: SimulationWorld, player: Player, amount: number): void {
  player.game -= amount
  player.main += amount
  queues.account.add(clock.moment(), [player], async (client) => {
    requireDone(await callAs(client, player, 'POST /exchange-game-to-main', { amount }), 'an exchange back')
  })
}

/** The player requests a deposit; `then` goes on when the player sees the decision. */
export function requestDeposit(world: SimulationWorld, player: Player, body: DepositBody, then: RequestEnd): void {
  const { queues, clock } = world
  const { amount } = body
  const request: CashierRequest = { id: null, direction: 'deposits', player, amount }
  queues.account.add(clock.moment(), [player], async (client) => {
    const reply = requireDone(await callAs(client, player, 'POST /depositfinicial', body), 'a deposit')
    request.id = (reply.data as { id: string }).id
  })
  sendToStaff(world, request, clock.moment(), then)
}

export function requestWithdrawal(world: SimulationWorld, player: Player, amount: number): void {
  const { queues, clock, random } = world
  exchangeToMain(world, player, amount)
  // One at a time.
  if (player.is_paid_soon) return
  player.is_paid_soon = true
  const requested = Math.floor(amount / WITHDRAWAL_STEP) * WITHDRAWAL_STEP
  player.main -= requested
  const { account_name, account_number } = player.profile.wallet
  const body = {
    payment_type_id: random.between(1, 3),
    account_name,
    account_number,
    amount: requested,
    password: PLAYERS_PASSWORD,
  }
  const request: CashierRequest = { id: null, direction: 'withdrawals', player, amount: requested }
  queues.account.add(clock.moment(), [player], async (client) => {
    const reply = await callAs(client, player, 'POST /withdrawfinicial', body)
    // Of a history that was interrupted one may wait from before.
    if (reply.status === 409) player.may_hold_more = true
    else request.id = (requireDone(reply, 'a withdrawal').data as { id: string }).id
  })
  sendToStaff(world, request, clock.moment(), (is_approved) => {
    player.is_paid_soon = false
    if (!is_approved) player.main += requested
  })
}
