import { assert, asyncProperty, constantFrom, record } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { REFERENCE_DIGITS } from '#cashier/contract/rules.ts'
import { parsePhone } from '#identity/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import type { Fragment } from '#platform/server/database/database.ts'
import type { StaffCaller } from '#staff/server/index.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { parseDigits } from '../../rules.ts'
import { numbersOfPage, type RequestSearch } from './find-requests.ts'

const { app, consoleClient } = await startTestAppWithStaff([])
const db = app.console_db
const REQUESTS = 3_000
/** Of a page in these tests, so that a queue has many. */
const LIMIT = 20
const RUNS = 200

let agents: bigint[]
let types: number[]
let first_number: number
beforeAll(async () => {
  agents = [(await consoleClient.hire('agent')).id, (await consoleClient.hire('agent')).id]
  const accounts = [await paymentAccount(app), await paymentAccount(app)]
  types = accounts.map(({ payment_type_id }) => payment_type_id)
  await app.owner_db`
    insert into identity.player (user_name, name, phone, password_hash, agent_id)
    select 'P' || (5000 + n), (array['Ko Aung', 'ko aye', 'Ma Hla', '150'])[1 + n % 4], '+95942' || (1000000 + n), '',
           case n % 5 when 0 then ${agents[0] ?? null}::bigint when 1 then ${agents[1] ?? null}::bigint end
    from generate_series(1, 150) n`
  await seedRequests(accounts.map(({ id }) => id))
  await app.owner_db`analyze cashier.request, identity.player`
})

/** Few amounts, references and players for many requests; the last digits of transactions are their references. */
async function seedRequests(accounts: number[]): Promise<void> {
  /** One of the first `count` numbers, at random and the same in each run. */
  const any = (what: number, count: number) =>
    app.owner_db`(abs(hashint4(n + ${what * 1_000_003}::integer)::bigint) % ${count}::integer)::integer`
  await app.owner_db`
    insert into cashier.request (id, direction, player_id, agent_id, status, amount, payment_type_id, account_name, account_number,
                                 payment_account_id, refrence_no, transaction_id, decided_by, decided_at)
    select gen_random_uuid(), direction, p.id, p.agent_id, status, (array[100000000, 50000000, 1500000, 1230000])[1 + ${any(1, 4)}],
           (array[${types[0] ?? 0}, ${types[1] ?? 0}]::integer[])[1 + ${any(2, 2)}], 'Ko', '09' || n,
           case direction when 'deposit' then (array[${accounts[0] ?? 0}, ${accounts[1] ?? 0}]::integer[])[1 + ${any(3, 2)}] end,
           case direction when 'deposit' then lpad(reference::text, 6, '0') end,
           case when direction = 'deposit' and ${any(4, 4)} = 0 then 'TX' || lpad(reference::text, 6, '0') end,
           case when status <> 'pending' then 1 end, case when status <> 'pending' then now() end
    from (
      select n, direction, ${any(5, 150)} + 1 as player, ${any(6, 11)} as reference,
             -- A player has one withdrawal that waits, at most: none of these do.
             (array['approved', 'rejected', 'pending'])[1 + case direction when 'deposit' then ${any(7, 3)} else ${any(7, 2)} end] as status
      from (
        select n, case when ${any(8, 4)} = 0 then 'withdrawal' else 'deposit' end as direction
        from generate_series(1, ${REQUESTS}::integer) n
      ) directed
    ) r join (select id, agent_id, row_number() over (order by id) as place from identity.player) p on p.place = r.player
    order by n`
  const [row] = await app.owner_db<{ first: number }[]>`select min(number)::integer as first from cashier.request`
  first_number = row?.first ?? 0
}

/** As it was before each way had its own order and limit: all that matches, and then the page of it. */
async function asBefore(sought: RequestSearch): Promise<bigint[]> {
  const { direction, status, staff, payment_type_id, after, text, order, limit } = sought
  const rows = await db<{ number: bigint }[]>`
    select r.number from cashier.request r
    where r.direction = ${direction} and r.status = ${status}
      and ${staff.agent_id === null ? db`true` : db`r.agent_id = any (array[${staff.agent_id}]::bigint[])`}
      ${payment_type_id === null ? db`` : db`and r.payment_type_id = ${payment_type_id}`}
      ${after === null ? db`` : db`and r.number ${order === 'oldest_first' ? db`>` : db`<`} ${after}`}
      ${text === '' ? db`` : db`and r.number in (${found(sought)})`}
    order by r.number ${order === 'oldest_first' ? db`asc` : db`desc`} limit ${limit}`
  return rows.map(({ number }) => number)
}

function found({ direction, text }: RequestSearch): Fragment {
  const digits = parseDigits(text).replaceAll(',', '')
  const id = digits.toUpperCase()
  const number = /^[0-9]{1,12}$/.test(digits) ? digits : null
  const amount = number === null ? null : kyat(Number(number))
  return db`
    select number from cashier.request where number = ${number}
    union all select number from cashier.request where refrence_no = ${digits}
    union all select number from cashier.request
      where refrence_no = ${id.replace(/[^0-9]/g, '').slice(-REFERENCE_DIGITS)} and transaction_id = ${id}
    union all select number from cashier.request where direction = ${direction} and amount = ${amount}
    union all select number from cashier.request where direction = ${direction} and player_id in (
      select id from identity.player where id = ${number}
      union all select id from identity.player where phone = ${parsePhone(text)}
      union all select id from identity.player where user_name = ${text.toUpperCase()}
      union all (
        select id from identity.player
        where lower(name) collate "C" >= lower(${text}::text) and lower(name) collate "C" < lower(${text}::text) || ${'\u{10ffff}'}
        limit 200
      )
    )`
}

async function page(sought: RequestSearch): Promise<bigint[]> {
  const rows = await db<{ number: bigint }[]>`${numbersOfPage(db, sought)}`
  return rows.map(({ number }) => number)
}

/** Every page up to the end, as `read` answers it. */
async function pagesOf(sought: RequestSearch, read: (sought: RequestSearch) => Promise<bigint[]>): Promise<bigint[][]> {
  const pages: bigint[][] = []
  for (let after = sought.after; ; after = String(pages.at(-1)?.at(-1))) {
    pages.push(await read({ ...sought, after }))
    if ((pages.at(-1)?.length ?? 0) < sought.limit) return pages
  }
}

const TEXTS = [
  '',
  '10000',
  '၁၀၀၀၀',
  '5,000',
  '150',
  '123',
  '17',
  '2000',
  '000003',
  'tx000008',
  'P5007',
  'p50',
  'ko',
  'Ko A',
  'Ma',
  '0942 1000012',
  '99',
  '%',
  "o'",
]

test('each random page of a queue is what the whole of it would be sorted to, up to its end', async () => {
  let found_pages = 0
  const queues = record({
    direction: constantFrom('deposit' as const, 'withdrawal' as const),
    status: constantFrom('pending' as const, 'approved' as const, 'rejected' as const),
    order: constantFrom('oldest_first' as const, 'newest_first' as const),
    agent: constantFrom(null, 0, 1, 2),
    type: constantFrom(null, null, 0, 1),
    text: constantFrom(...TEXTS),
    from: constantFrom(null, null, 900, 2_100),
  })

  await assert(
    asyncProperty(queues, async ({ direction, status, order, agent, type, text, from }) => {
      // The third is an agent without players.
      const agent_id = agent === null ? null : (agents[agent] ?? 999n)
      const sought: RequestSearch = {
        direction,
        status,
        order,
        staff: { agent_id } as StaffCaller,
        payment_type_id: type === null ? null : (types[type] ?? 0),
        after: from === null ? null : String(first_number + from),
        text,
        limit: LIMIT,
      }
      const pages = await pagesOf(sought, page)
      found_pages += pages.length - 1
      expect(pages).toEqual(await pagesOf(sought, asBefore))
    }),
    { numRuns: RUNS, seed: 70 },
  )
  expect(found_pages).toBeGreaterThan(RUNS / 2)
})

test('a page of a common amount reads a page of requests, and not all that have the amount', async () => {
  const base = { direction: 'deposit', staff: { agent_id: null } as StaffCaller, after: null, limit: LIMIT } as const
  for (const order of ['oldest_first', 'newest_first'] as const) {
    for (const payment_type_id of [null, types[0] ?? 0]) {
      const sought: RequestSearch = { ...base, order, payment_type_id, status: 'approved', text: '10000' }
      const [{ count } = { count: 0 }] = await db<{ count: number }[]>`
        select count(*)::integer as count from cashier.request where direction = 'deposit' and status = 'approved' and amount = 100000000`
      const lines = await db<{ 'QUERY PLAN': string }[]>`explain (analyze, timing off) ${numbersOfPage(db, sought)}`
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
      const read = [...plan.matchAll(/on request r.*actual rows=([\d.]+) loops=(\d+)/g)].map(
        ([, rows, loops]) => Number(rows) * Number(loops),
      )

      expect(count).toBeGreaterThan(150)
      expect(read.length, plan).toBeGreaterThan(3)
      expect(Math.max(...read), plan).toBeLessThanOrEqual(LIMIT)
    }
  }
})
