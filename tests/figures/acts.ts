import { randomUUID } from 'node:crypto'
import { declareTestDraw } from '../support/use-cases/two-d-draw.ts'
import type { Person, Stage } from './stage.ts'

/** Whose prizes come with pushed wagers alone. */
export const PUSHED = { product_code: 1040, game_type: 'SLOT' }

export const slip = (stage: Stage, player: Person, session: string, amounts: [num: string, amount: number][]) =>
  stage.post(player, '/twod-bet', {
    session,
    totalAmount: amounts.reduce((sum, [, amount]) => sum + amount, 0),
    amounts: amounts.map(([num, amount]) => ({ num, amount })),
  })

export async function drawId({ db }: Stage, day: string, session: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    select id from two_d.draw where game_date = ${day} and session_number = ${session} and status <> 'void'`
  if (!row) throw new Error(`there is no draw ${session} on ${day}`)
  return row.id
}

export const [MORNING, EVENING] = [2, 4]

export async function decide(stage: Stage, draw_id: number, number: string): Promise<void> {
  await stage.lottery.close()
  await declareTestDraw(stage.draws_db, draw_id, number)
  await stage.lottery.pay()
}

/** A round that costs more than there is, and one that pays it back. */
export async function playShan(stage: Stage, day: string, aung: Person): Promise<void> {
  stage.at(`${day}T13:00`)
  await stage.post(aung, '/shan-launch-game', {})
  const [row] = await stage.db<{ held: number }[]>`
    select known_balance::float8 / 10000 as held from shan.session where player_id = ${aung.id} and state = 'open'`
  const held = row?.held ?? 0
  stage.at(`${day}T13:01`)
  await stage.shanRound(aung, held + 475)
  stage.at(`${day}T13:02`)
  await stage.shanRound(aung, held - 525)
  stage.at(`${day}T13:03`)
  await stage.post(aung, '/exchange-game-to-main', { amount: Math.floor(held) - 1_525 })
  await stage.shanRound(aung, held - 3_525)
  stage.at(`${day}T13:04`)
  await stage.shanRound(aung, held + 1_475)
}

export const balancesOf = async ({ db }: Stage, { id }: Person) => {
  const rows = await db<{ name: string; kyat: number }[]>`
    select name, balance::float8 / 10000 as kyat from ledger.account where player_id = ${id} and balance is not null`
  return Object.fromEntries(rows.map(({ name, kyat }) => [name, kyat])) as { main: number; game: number }
}

export async function agentId({ db }: Stage, user_name: string): Promise<string> {
  const [row] = await db<{ id: bigint }[]>`select id from staff.staff where user_name = ${user_name}`
  return String(row?.id)
}

export async function adjust({ asStaff }: Stage, { id }: Person, direction: string, amount: number): Promise<void> {
  const body = { id: randomUUID(), account: 'game', direction, amount, reason: 'Agreed with the player.' }
  const requested = (await asStaff('cashier', `/players/${id}/balance-adjustments`, body)) as { id: string }
  await asStaff('owner', `/balance-adjustments/${requested.id}/approve`)
}

export function pushed(
  stage: Stage,
  player: Person,
  { status, prize }: { status: string; prize: number },
): Promise<void> {
  return stage.push(player, {
    ...PUSHED,
    wager_code: 'w18',
    wager_status: status,
    currency: 'MMK',
    bet_amount: 800,
    valid_bet_amount: 800,
    prize_amount: prize,
    game_code: 'GEM',
    round_id: 'r',
  })
}

/** Two people say the same of the credit that waits in the player's hold. */
export async function decideHeld(stage: Stage, { id }: Person, decision: 'release' | 'refuse'): Promise<void> {
  const [held] = await stage.db<{ id: string }[]>`
    select id from held_credit.credit where player_id = ${id} and status = 'pending'`
  for (const user_name of ['cashier', 'owner']) {
    await stage.asStaff(user_name, `/held-credits/${held?.id}/${decision}`, { reason: 'The partner was requested.' })
  }
}

/** Above the cap of a call, which stands as it was when the month began. */
export const HELD = 60_000_000

/** A win that is held and refused. */
export async function winTooMuch(stage: Stage, day: string, player: Person): Promise<void> {
  await stage.post(player, '/shan-launch-game', {})
  const [row] = await stage.db<{ held: number }[]>`
    select known_balance::float8 / 10000 as held from shan.session where player_id = ${player.id} and state = 'open'`
  stage.at(`${day}T14:01`)
  await stage.shanRound(player, (row?.held ?? 0) + HELD)
  await decideHeld(stage, player, 'refuse')
}
