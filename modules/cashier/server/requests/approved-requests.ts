import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/**
 * The requests that were approved in a period, up to but not at `to`: rows of cause_id, direction, payment_account_id,
 * payment_type_id, player_id, amount and the time of the approval (at). A deposit is of the account that received it, a
 * withdrawal of the one that paid, whatever type the player asked for; where nobody noted an account it is 0, and only then is
 * there a payment type.
 */
export const approvedRequests = (db: Queryable, { from, to }: { from: Date; to: Date }): Fragment => db`
  select r.id as cause_id, r.direction, r.player_id, r.effective_amount as amount, r.decided_at as at,
         coalesce(r.payment_account_id, r.posted_account_id, 0) as payment_account_id,
         case when coalesce(r.payment_account_id, r.posted_account_id) is null then r.payment_type_id else 0 end as payment_type_id
  from cashier.request r
  where r.status = 'approved' and r.decided_at >= ${from} and r.decided_at < ${to}`

/** How reports name where it was paid: rows of payment_account_id, payment_type_id, account_key and account_name. */
export const paidAt = (db: Queryable): Fragment => db`
  select a.id as payment_account_id, 0 as payment_type_id, 'account ' || a.id as account_key,
         t.name || ' ' || a.account_number || ', ' || a.account_name as account_name
  from cashier.payment_account a join cashier.payment_type t on t.id = a.payment_type_id
  union all
  select 0, id, 'type ' || id, name || ', paid out' from cashier.payment_type`

/** The ledger's balance of each payment account: rows of payment_account_id, name, agent_id and held. */
export const paymentAccounts = (db: Queryable): Fragment => db`
  select a.id as payment_account_id, t.name || ' ' || a.account_number as name, a.agent_id, coalesce(-l.balance, 0) as held
  from cashier.payment_account a
  join cashier.payment_type t on t.id = a.payment_type_id
  join ledger.account l on l.id = 2000000000000000 + a.id`
