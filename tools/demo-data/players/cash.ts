import { requireDone } from '../clients.ts'
import { type AskedRequest, sendToOffice, type Then } from '../staff/requests.ts'
import type { Player, Town } from '../world/simulation-world.ts'
import { asPlayer, callAs, PLAYERS_PASSWORD } from './login.ts'

const WITHDRAWAL_STEP = 1_000

interface DepositBody {
  agent_payment_type_id: number
  amount: number
  refrence_no: string
}

/** Into which he may pay; they are the same for all players of an agent. */
export async function accountsFor(town: Town, player: Player): Promise<readonly number[]> {
  const { agent } = player.person
  const known = town.accounts.get(agent)
  if (known) return known
  const listed = requireDone(await asPlayer(town, player, 'GET /banks'), 'the accounts').data as { id: number }[]
  const accounts = listed.map(({ id }) => id)
  town.accounts.set(agent, accounts)
  return accounts
}

export function takeToGames({ lines, clock }: Town, player: Player): void {
  const amount = Math.floor(player.main)
  if (amount <= 0) return
  player.main -= amount
  player.game += amount
  lines.door.add(clock.moment(), [player], async (doors) => {
    requireDone(await callAs(doors, player, 'POST /exchange-main-to-game', { amount }), 'an exchange')
  })
}

export function takeToMain({ lines, clock }: Town, player: Player, amount: number): void {
  player.game -= amount
  player.main += amount
  lines.door.add(clock.moment(), [player], async (doors) => {
    requireDone(await callAs(doors, player, 'POST /exchange-game-to-main', { amount }), 'an exchange back')
  })
}

/** He asks for a deposit; `then` goes on when he sees what was decided. */
export function bringIn(town: Town, player: Player, body: DepositBody, then: Then): void {
  const { lines, clock } = town
  const { amount } = body
  const request: AskedRequest = { id: null, way: 'deposits', player, amount }
  lines.door.add(clock.moment(), [player], async (doors) => {
    const reply = requireDone(await callAs(doors, player, 'POST /depositfinicial', body), 'a deposit')
    request.id = (reply.data as { id: string }).id
  })
  sendToOffice(town, request, clock.moment(), then)
}

export function takeHome(town: Town, player: Player, amount: number): void {
  const { lines, clock, dice } = town
  takeToMain(town, player, amount)
  // One at a time.
  if (player.is_paid_soon) return
  player.is_paid_soon = true
  const asked = Math.floor(amount / WITHDRAWAL_STEP) * WITHDRAWAL_STEP
  player.main -= asked
  const { account_name, account_number } = player.person.wallet
  const body = {
    payment_type_id: dice.between(1, 3),
    account_name,
    account_number,
    amount: asked,
    password: PLAYERS_PASSWORD,
  }
  const request: AskedRequest = { id: null, way: 'withdrawals', player, amount: asked }
  lines.door.add(clock.moment(), [player], async (doors) => {
    const reply = await callAs(doors, player, 'POST /withdrawfinicial', body)
    // Of a history that was interrupted one may wait from before.
    if (reply.status === 409) player.may_hold_more = true
    else request.id = (requireDone(reply, 'a withdrawal').data as { id: string }).id
  })
  sendToOffice(town, request, clock.moment(), (is_approved) => {
    player.is_paid_soon = false
    if (!is_approved) player.main += asked
  })
}
