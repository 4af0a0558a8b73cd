import type { TestApp } from '../app/start-test-app.ts'

/** A type that money comes and goes by, and an account of that type, for tests. */
export interface TestAccount {
  payment_type_id: number
  id: number
  name: string
  account_number: string
}

/** Without `agent_id` an account of the platform. */
export async function paymentAccount(
  app: TestApp,
  { name = 'Shwe Pay', account_number = '09777204318', agent_id = null as bigint | null, may_be_overdrawn = true } = {},
): Promise<TestAccount> {
  const [type] = await app.owner_db<{ id: number }[]>`
    insert into cashier.payment_type (name) values (${name})
    on conflict (name) do update set name = excluded.name returning id`
  const [account] = await app.owner_db<{ id: number }[]>`
    insert into cashier.payment_account (payment_type_id, agent_id, account_name, account_number, place)
    values (${type?.id ?? 0}, ${agent_id}, 'Daw Khin Thazin Oo', ${account_number},
            (select count(*) + 1 from cashier.payment_account where agent_id is not distinct from ${agent_id}::bigint))
    returning id`
  // The money of the account is a matter of its own tests. In other tests it may be negative.
  await app.owner_db`select ledger.set_overdraft(${account?.id ?? 0}, true) where ${may_be_overdrawn}`
  return { payment_type_id: type?.id ?? 0, id: account?.id ?? 0, name, account_number }
}
