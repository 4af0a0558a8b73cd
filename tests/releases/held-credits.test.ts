/** Decisions of two people about held credits, from before they became requests in the table of approvals. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { migrate, missingMigrations } from '#platform/server/database/migrate.ts'
import { loadDump } from './database-dump.ts'
import { emptyDatabase } from './empty-database.ts'
import { listFixtures, readFixture } from './fixtures.ts'

let db: Database
beforeAll(async () => {
  db = openDatabase(await emptyDatabase(), { connections: 2, role: 'owner' })
  await loadDump(db, readFixture(listFixtures().at(-1) ?? ''))
  const missing = await missingMigrations(db)
  await migrate(db, { names: missing.filter((name) => name < '0061') })
})
afterAll(() => db.end())

/** A credit of 2,000 Ks; `more` are further columns and what stands in them. */
const hold = (wager_code: string, more: Record<string, string> = {}) =>
  db.unsafe(`
    insert into held_credit.credit (id, partner, cause_id, player_id, product_code, transaction_id, wager_code, amount,
                                    cap, cap_amount ${Object.keys(more)
                                      .map((name) => `, ${name}`)
                                      .join('')})
    select gen_random_uuid(), 'seamless', gen_random_uuid(), (select min(id) from identity.player), 1091,
           '${wager_code}', '${wager_code}', 20000000, 'call', 10000000
           ${Object.values(more)
             .map((value) => `, ${value}`)
             .join('')}
    from (select min(id) as one, max(id) as other from staff.staff) people`)

const said = (decision: string) => ({
  first_decision: `'${decision}'`,
  first_by: 'people.one',
  first_reason: `'seen it'`,
  first_at: `'2026-01-02 03:04Z'`,
})
const decided = (decision: string, status: string) => ({
  ...said(decision),
  status: `'${status}'`,
  decided_by: 'people.other',
  decision_reason: `'seen it too'`,
  decided_at: `'2026-01-03 03:04Z'`,
})

test('each first and second decision is a request afterwards, and one that nobody can act on waits no more', async () => {
  await hold('nobody')
  await hold('first', said('release'))
  await hold('less', { ...said('refuse'), taken_back: '5000000' })
  await hold('gone', { ...said('release'), taken_back: '20000000', status: `'taken_back'` })
  await hold('released', { ...decided('release', 'released'), taken_back: '5000000' })
  await hold('refused', decided('refuse', 'refused'))

  await migrate(db)

  const requests = await db`
    select c.wager_code, q.content ->> 'decision' as decision, q.status, q.amount / 10000 as amount,
           q.amount = c.amount - c.taken_back as is_what_is_left, q.reason, q.decision_reason,
           q.decided_by is not null and q.decided_by <> q.requested_by as is_by_two, q.content ->> 'credit_id' = c.id::text as is_named
    from held_credit.credit c join approval.request q on q.subject = 'held_credit:' || c.number
    where q.kind = 'held_credit' order by c.number`
  const waits = { reason: 'seen it', decision_reason: null, is_by_two: false, is_named: true }
  const done = { ...waits, decision_reason: 'seen it too', is_by_two: true, status: 'approved', is_what_is_left: true }
  expect(requests).toEqual([
    { wager_code: 'first', decision: 'release', status: 'pending', amount: 2_000n, is_what_is_left: true, ...waits },
    // Nobody knows whether the first person saw what was taken back: it cannot be approved.
    { wager_code: 'less', decision: 'refuse', status: 'pending', amount: 2_000n, is_what_is_left: false, ...waits },
    { wager_code: 'gone', decision: 'release', status: 'expired', amount: 2_000n, is_what_is_left: false, ...waits },
    { wager_code: 'released', decision: 'release', amount: 1_500n, ...done },
    { wager_code: 'refused', decision: 'refuse', amount: 2_000n, ...done },
  ])
})
