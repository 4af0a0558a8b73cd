import type { Language } from '#platform/contract/language.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Fragment, Queryable } from '#platform/server/database/database.ts'
import type { Claim } from '#promotion/contract/player.ts'
import { CLAIMS_SHOWN } from '#promotion/contract/rules.ts'
import { stakedOf } from './staked.ts'

interface ClaimRow {
  id: string
  promotion_id: number
  title: string
  amount: Money
  goal: Money
  staked: Money
  status: Claim['status']
  created_at: Date
  ends_at: Date
}

/** The player's last bonuses, newest first. */
export async function listClaims(db: Queryable, player_id: bigint, language: Language): Promise<Claim[]> {
  return getClaims(db, language, db`c.player_id = ${player_id} order by c.created_at desc limit ${CLAIMS_SHOWN}`)
}

export async function claimById(db: Queryable, id: string, language: Language): Promise<Claim> {
  const [claim] = await getClaims(db, language, db`c.id = ${id}`)
  if (!claim) throw new Error(`claim ${id} is gone`)
  return claim
}

async function getClaims(db: Queryable, language: Language, which: Fragment): Promise<Claim[]> {
  const rows = await db<ClaimRow[]>`
    select c.id, c.promotion_id, p.${db(`title_${language}`)} as title, c.amount, c.goal, c.status, c.created_at,
           c.ends_at, case when c.status = 'open' then ${stakedOf(db)} when c.status = 'released' then c.goal else greatest(0, c.staked) end as staked
    from promotion.claim c join promotion.promotion p on p.id = c.promotion_id
    where ${which}`
  return rows.map((row) => ({
    id: row.id,
    promotion_id: row.promotion_id,
    title: row.title,
    amount: writeMoney(row.amount),
    staked: writeMoney(row.staked < row.goal ? row.staked : row.goal),
    goal: writeMoney(row.goal),
    status: row.status,
    claimed_at: row.created_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }))
}
