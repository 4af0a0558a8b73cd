import type { Money } from '#platform/contract/money.ts'
import type { Queryable } from '#platform/server/database/database.ts'

/** The operator's limits for requests. Amounts in 1/10000 kyat. */
export interface Setting {
  deposit_min: Money
  deposit_max: Money
  withdrawal_min: Money
  withdrawal_max: Money
  second_person_above: Money
  movement_second_person_above: Money
  receivable_cap: Money
  pending_deposits_max: number
  same_reference_days: number
}

export async function getSetting(db: Queryable): Promise<Setting> {
  const [setting] = await db<Setting[]>`
    select deposit_min, deposit_max, withdrawal_min, withdrawal_max, second_person_above, movement_second_person_above,
           receivable_cap, pending_deposits_max, same_reference_days
    from cashier.setting`
  if (!setting) throw new Error('cashier.setting has no row')
  return setting
}
