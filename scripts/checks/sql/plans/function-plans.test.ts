import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { rowsOf, wholeScans } from './check-plans.ts'
import { readGrownStatistics } from './grown-statistics.ts'
import { indexesIn, type Plan } from './plan.ts'
import { plantStatistics } from './plant-statistics.ts'

/** The plan of a statement does not show the plans inside functions and triggers, so PostgreSQL logs each of these plans. */
const EXPLAIN_ALL = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set auto_explain.log_verbose = on;
  set auto_explain.log_format = json; set client_min_messages = log`

const statistics = readGrownStatistics()
let client: Client
beforeAll(async () => {
  const url = await freshDatabase(inject('postgres_url'))
  const db = openDatabase(url, { connections: 1, role: 'owner' })
  await plantStatistics(db, statistics)
  await db.end()
  client = new Client({ connectionString: url })
  await client.connect()
  await client.query(EXPLAIN_ALL)
  await client.query('begin')
  await client.query(`
    insert into staff.staff (user_name, password_hash, role) values ('agent', '-', 'agent');
    insert into identity.player (user_name, name, phone, password_hash) values ('Y1', 'Ma', '+9591', '-');
    select ledger.open_player(max(id)) from identity.player`)
  await client.query(
    `create function pg_temp.one() returns bigint immutable language plpgsql as 'begin return (select last_value from identity.player_id_seq); end'`,
  )
})
afterAll(() => client.end())

/** Plans of all that a statement comes to. */
async function plansOf(text: string): Promise<{ at: string; text: string; plan: Plan }[]> {
  const plans: { at: string; text: string; plan: Plan }[] = []
  const listen = ({ message = '' }: { message?: string | undefined }) => {
    const json = /plan:\n([\s\S]*)$/.exec(message)?.[1]
    if (json) plans.push({ at: text, text, plan: (JSON.parse(json) as { Plan: Plan }).Plan })
  }
  client.on('notice', listen)
  await client.query(text)
  client.off('notice', listen)
  return plans
}

const CAUSE = `'01900000-0000-7000-8000-000000000001'::uuid`
const MAIN = 'pg_temp.one() * 10 + 1'
const GAME = 'pg_temp.one() * 10 + 2'

test.each([
  [
    'posts transfers',
    `select ledger.post(array[${CAUSE}], array['demo_grant'], array[100::bigint], array[${MAIN}], array[50::bigint])`,
    'ledger.transfer_pkey',
  ],
  ['locks accounts', `select * from ledger.lock_accounts(array[${MAIN}, ${GAME}])`, 'ledger.account_pkey'],
  [
    'posts what was decided under the lock',
    `select ledger.post_atomic(array[${CAUSE}], array['exchange_main_to_game'], array[20::bigint], array[${MAIN}], array[30::bigint], array[2::bigint],
       array[${GAME}], array[20::bigint], array[1::bigint], array[${MAIN}, ${GAME}], array[50::bigint, 0], array[1::bigint, 0], array[30::bigint, 20], array[2::bigint, 1])`,
    'ledger.account_pkey',
  ],
  [
    'moves a player to an agent',
    `update identity.player set agent_id = (select max(id) from staff.staff) where id = pg_temp.one()`,
    'agent.membership_now',
  ],
  [
    'knows what a player may still deposit',
    `select * from cashier.deposit_limits_of(pg_temp.one())`,
    'cashier.request_history',
  ],
  ['knows a wager', `select * from seamless.wager_state(pg_temp.one(), 1001, 'w')`, 'seamless.effect_of_wager'],
])('a function that %s reads no whole grown table', async (_, text, index) => {
  const plans = await plansOf(text)

  expect(wholeScans(plans, rowsOf(statistics))).toEqual([])
  // Where it says nothing it was not looked at.
  expect(plans.flatMap(({ plan }) => indexesIn(plan))).toContain(index)
})
