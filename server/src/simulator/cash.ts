import { requireDone } from './doors.ts'
import { asPlayer, callAs, PLAYERS_PASSWORD } from './entrance.ts'
import { sendToOffice } from './office.ts'
import type { Player, Town } from './town.ts'

const WITHDRAWAL_STEP = 1_000

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

export async function takeToGames({ line, clock }: Town, player: Player): Promise<void> {
  await player.busy
  const amount = Math.floor(player.main)
  if (amount <= 0) return
  player.main -= amount
  player.game += amount
  line.add(clock.moment(), [player], async () => {
    requireDone(await callAs(line.doors, player, 'POST /exchange-main-to-game', { amount }), 'an exchange')
  })
}

export async function takeToMain(town: Town, player: Player, amount: number): Promise<void> {
  requireDone(await asPlayer(town, player, 'POST /exchange-game-to-main', { amount }), 'an exchange back')
  player.game -= amount
  player.main += amount
}

export async function takeHome(town: Town, player: Player, amount: number): Promise<void> {
  const { sums, dice } = town
  await takeToMain(town, player, amount)
  const asked = Math.floor(amount / WITHDRAWAL_STEP) * WITHDRAWAL_STEP
  const { account_name, account_number } = player.person.wallet
  const body = {
    payment_type_id: dice.between(1, 3),
    account_name,
    account_number,
    amount: asked,
    password: PLAYERS_PASSWORD,
  }
  const reply = await asPlayer(town, player, 'POST /withdrawfinicial', body)
  // The last one still waits.
  if (reply.status === 409) return
  const { id } = requireDone(reply, 'a withdrawal').data as { id: string }
  player.main -= asked
  sendToOffice(town, { id, way: 'withdrawals', player, amount: asked }, town.clock.moment(), async (is_approved) => {
    if (!is_approved) {
      player.main += asked
      return
    }
    sums.withdrawals += 1
    sums.withdrawn += asked
  })
}
