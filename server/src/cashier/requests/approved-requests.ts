import type { Fragment, Queryable } from '../../platform/database/database.ts'

/**
 * What was approved in a time, up to but not at `to`: rows of cause_id, direction, account_key, account_name, player_id, amount and
 * when it was approved (at). A deposit is of the account that it was paid into, a withdrawal of the one that paid, or of its payment type where nobody noted one.
 */
export const approvedRequests = (db: Queryable, { from, to }: { from: Date; to: Date }): Fragment => db`
  select r.id as cause_id, r.direction, r.player_id, r.effective_amount as amount, r.decided_at as at,
         coalesce('account ' || coalesce(r.payment_account_id, r.posted_account_id), 'type ' || r.payment_type_id) as account_key,
         t.name || coalesce(' ' || a.account_number || ', ' || a.account_name, ', paid out') as account_name
  from cashier.request r
  join cashier.payment_type t on t.id = r.payment_type_id
  left join cashier.payment_account a on a.id = coalesce(r.payment_account_id, r.posted_account_id)
  where r.status = 'approved' and r.decided_at >= ${from} and r.decided_at < ${to}`
