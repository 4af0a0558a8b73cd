import type { TestApp } from '../support/app/start-test-app.ts'
import { TERMS } from './model/state.ts'

/** The platform's settings as the model has them. Answers the promotions, by what brings their bonus. */
export async function prepareTerms({ owner_db }: TestApp): Promise<{ visit: number; deposit: number }> {
  await owner_db`
    update cashier.setting
    set pending_deposits_max = ${TERMS.pending_deposits_max}, second_person_above = ${TERMS.second_person_above}`
  const { visit, deposit } = TERMS
  const texts = Object.fromEntries(
    ['en', 'mm', 'zh', 'th'].flatMap((language) => [
      [`title_${language}`, 'Bonus'],
      [`description_${language}`, 'A bonus'],
    ]),
  )
  // All players of a seed come from one address, and are paid to one account.
  const rules = { address_rule: 'allow', account_rule: 'allow' }
  const daily = { ...texts, ...rules, audience: 'everyone', frequency: 'daily', wagering_days: 7, new_days: null }
  const rows = [
    {
      ...daily,
      place: 1,
      event: 'visit',
      amount: visit.amount,
      percent: null,
      deposit_min: null,
      wagering_times_100: Number((visit.goal * 100n) / visit.amount),
    },
    {
      ...daily,
      place: 2,
      event: 'deposit',
      amount: deposit.max,
      percent: Number(deposit.percent),
      deposit_min: deposit.min,
      wagering_times_100: Number(deposit.times * 100n),
    },
  ]
  const added = await owner_db<{ id: number }[]>`
    insert into promotion.promotion ${owner_db(rows)} returning id`
  return { visit: added[0]?.id ?? 0, deposit: added[1]?.id ?? 0 }
}
