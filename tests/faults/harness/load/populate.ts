import { hashPassword } from '#identity/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createCrowd } from '#tests/support/use-cases/crowd.ts'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import { CREDIT_MAX, type Ground, type LoadPlayer } from './operations.ts'

const PASSWORD = 'umbrella-lantern-march'
/** Of the players so many are left to those who come and go. */
const VISITORS_SHARE = 0.1
const MODELLED = 3
const DAY_MAX = 200_000_000
const HOUR_MAX = 100_000_000_000
const FUNDS = { game: 1_000_000, main: 5_000_000 }

export interface Populated {
  players: LoadPlayer[]
  /** Players whose balances nobody else moves. */
  modelled: LoadPlayer[]
  /** The first balances of each player, in kyat. */
  funds: { game: number; main: number }
  /** User names of players who sign in by themselves. */
  visitors: string[]
  ground: Ground
  /** Takes slips until it is declared. */
  draw_id: number
  /** User names of people of the staff who may approve. */
  staff: string[]
}

/** Players with money, two owners, an account for deposits and a draw of 2D. */
export async function populate(db: Database, size: number): Promise<Populated> {
  const tokens = await createCrowd(db, { size, game: kyat(FUNDS.game), main: kyat(FUNDS.main) })
  const hash = await hashPassword(PASSWORD)
  await db`update identity.player set password_hash = ${hash}`
  const members = await db<
    { user_name: string }[]
  >`select user_name from identity.player where name = 'Crowd' order by id`
  const all = tokens.map((token, index): LoadPlayer => ({ token, member: members[index]?.user_name ?? '' }))
  const visitors = Math.max(4, Math.round(size * VISITORS_SHARE))
  const staff = ['approver-1', 'approver-2']
  for (const name of staff)
    await db`
      insert into staff.staff (user_name, password_hash, role, permissions) values (${name}, ${hash}, 'owner', '{}')`
  const [type] = await db<
    { id: number }[]
  >`insert into cashier.payment_type (name) values ('Pay of the load') returning id`
  const payment_type_id = type?.id ?? 0
  const [account] = await db<{ id: number }[]>`
    insert into cashier.payment_account (payment_type_id, account_name, account_number, place)
    select ${payment_type_id}, 'Daw Khin Thazin Oo', '09777204318', coalesce(max(place), 0) + 1
    from cashier.payment_account returning id`
  const id = account?.id ?? 0
  await db`select ledger.set_overdraft(${id}, true)`
  // A load credits in a minute what a platform credits in a day.
  await db`
    update held_credit.setting
    set call_max = ${kyat(CREDIT_MAX)}, day_max = ${kyat(DAY_MAX)}, hour_max = ${kyat(HOUR_MAX)}`
  return {
    players: all.slice(visitors + MODELLED),
    modelled: all.slice(visitors, visitors + MODELLED),
    funds: FUNDS,
    visitors: all.slice(0, visitors).map(({ member }) => member),
    ground: { account: { id, payment_type_id }, password: PASSWORD, has_large_credits: true },
    draw_id: (await openTestDraw(db)).id,
    staff,
  }
}
