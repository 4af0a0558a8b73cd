import { expect } from 'vitest'
import { seedCashierDemo } from '#cashier/server/index.ts'
import { seedContentDemo } from '#content/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { seedPromotionDemo } from '#promotion/server/index.ts'
import { openConsoleOf } from '../app/open-console.ts'
import { startTestApp } from '../app/start-test-app.ts'
import { createAggregatorCalls, newId, signedBody, TEST_GSC } from '../partners/aggregator-calls.ts'
import { paymentAccount } from '../use-cases/payment-accounts.ts'
import { requestDepositFor, requestWithdrawalFor } from '../use-cases/request-from-cashier.ts'
import { openTestDraw } from '../use-cases/two-d-draw.ts'

/** Nobody listens there. */
const SHAN = { url: 'http://127.0.0.1:9', agent_code: 'a3h1', secret_key: 'a/secret of ငါး', secret_key_previous: null }
const IDS_OF_TABLE = 2
/** Names that stand in addresses: kinds of content, groups of settings, types, providers, and what is none of them. */
const WORDS = [
  'banners',
  'lines',
  'contacts',
  'videos',
  'promotions',
  'cashier',
  'agents',
  'digit_bet',
  'two_d',
  'site',
  'slot',
  'all',
  '1091',
  '2026-11-25',
  'P0000000',
  'nothing',
]

/** A site and a console with some rows of most kinds, whose ids calls can name. */
export async function openFuzzedServers() {
  const errors: string[] = []
  const log = createLog('error', { write: (line) => void errors.push(line) })
  const site = await startTestApp({ gsc: TEST_GSC, shan: SHAN, log })
  const client = await openConsoleOf(site)
  await seedCashierDemo(site.owner_db)
  await seedContentDemo(site.owner_db)
  await seedPromotionDemo(site.owner_db)
  await site.owner_db`update cashier.setting set pending_deposits_max = 1000`
  const account = await paymentAccount(site)
  const player = await site.player({ main: kyat(500_000), game: kyat(100_000) })
  await openTestDraw(site.owner_db)
  const owner = await client.staff('owner')
  const agent = await client.staff('agent')
  await client.hire('sub_agent', { parent_id: agent.id })
  for (let count = 0; count < 3; count++) await requestDepositFor(site, player, account)
  await requestWithdrawalFor(site, player, account)
  for (const [path, body] of [
    ['digitbet', { bet_type: 'big', bet_amount: 100, multiplier: 1 }],
    ['twod-bet', { totalAmount: 100, amounts: [{ num: '07', amount: 100 }], session: 'morning' }],
    ['exchange-main-to-game', { amount: 100 }],
  ] as const) {
    const reply = await site.call('POST', `/api/${path}`, { token: player.token, body })
    expect(reply.status, reply.text).toBe(200)
  }
  const { send, batch } = createAggregatorCalls(site)
  const round = batch(player, [{ action: 'BET', amount: 100, wager_code: newId() }])
  await send('withdraw', signedBody('withdraw', { batch_requests: [round] }))
  return {
    site,
    client,
    account,
    player,
    owner,
    plausible: { ids: await idsOf(site.owner_db), words: WORDS },
    shan: SHAN,
    /** The errors in the log of the site since the last call. */
    takeErrors: () => errors.splice(0),
    async close() {
      await client.close()
      await site.close()
    },
  }
}

/** Ids of rows of every kind, as an address names them. */
async function idsOf(owner_db: Database): Promise<string[]> {
  const tables = await owner_db<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.columns
    where column_name = 'id' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')`
  const found = new Set<string>()
  for (const { name } of tables) {
    const rows = await owner_db.unsafe<{ id: string }[]>(
      `select id::text from ${name} order by id limit ${IDS_OF_TABLE}`,
    )
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}
