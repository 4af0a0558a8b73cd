import { beforeEach, describe, expect, test } from 'vitest'
import { type Transaction, transaction } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import type { AuditAnswer } from '#staff/contract/staff.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { type Plant, seenWith } from '#tests/support/database/planted-fault.ts'
import { recordAudit, runSealLoop, sealAudit, verifyAudit } from '../index.ts'

const { app, consoleClient, cashier, auditor } = await startTestAppWithStaff(['cashier', 'auditor'])

let count = 0
const author = () => ({ staff_id: cashier.id, user_name: cashier.user_name, role: cashier.role, address: '10.0.0.9' })
const object = (n: number) => `deposit:${n}` as const

/** Something a member of the staff does, written down. */
async function record(
  more: { before?: Record<string, unknown>; after?: Record<string, unknown>; reason?: string } = {},
) {
  const n = ++count
  await transaction(app.worker_db, (tx) =>
    recordAudit(tx, { staff: author(), action: 'deposits.approve', object: object(n), ...more }),
  )
  return n
}

async function entries(query = ''): Promise<AuditAnswer> {
  const reply = await consoleClient.call('GET', `/audit${query}`, { as: auditor })
  expect(reply.status, reply.text).toBe(200)
  return reply.body as AuditAnswer
}

/** The first bad block after a change by somebody with full access to the database; then the change is undone. */
const badBlockAfter = (change: Plant) => seenWith(app, change, async (tx) => (await verifyAudit(tx)).first_bad)

describe('the audit log', () => {
  test('says who did what to what, from what to what, why and from where', async () => {
    const n = await record({
      before: { status: 'pending' },
      after: { status: 'approved', amount: 5000 },
      reason: 'seen',
    })

    expect((await entries(`?object=${object(n)}`)).data).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        staff_id: String(cashier.id),
        user_name: cashier.user_name,
        role: 'cashier',
        action: 'deposits.approve',
        object: object(n),
        before: { status: 'pending' },
        after: { status: 'approved', amount: 5000 },
        reason: 'seen',
        address: '10.0.0.9',
        block: null,
      },
    ])
  })

  test('holds no secret and no whole account number', async () => {
    const n = await record({
      after: { account_number: '09420000777', password_hash: '$argon2id$x', deep: [{ token: 'abcdef' }], id: 12n },
      reason: 'paid to 09420000777 by hand',
    })

    const [row] = (await entries(`?object=${object(n)}`)).data

    expect(row?.after).toEqual({ account_number: '••••0777', password_hash: '•', deep: [{ token: '•' }], id: '12' })
    expect(row?.reason).toBe('paid to ••••0777 by hand')
  })

  test('has no row of an audit entry that was taken back', async () => {
    const n = ++count
    await transaction(app.worker_db, async (tx) => {
      await recordAudit(tx, { staff: author(), action: 'deposits.approve', object: object(n) })
      throw new Error('the audit entry failed')
    }).catch(() => undefined)
    expect((await entries(`?object=${object(n)}`)).data).toEqual([])
  })

  test.each(['server', 'owner'])('cannot be changed by the role of the %s', async (role) => {
    const db = role === 'server' ? app.db : app.owner_db
    await record()
    await sealAudit(app.worker_db)
    for (const table of ['staff.audit', 'staff.audit_block']) {
      await expect(db.unsafe(`delete from ${table}`)).rejects.toThrow(/permission denied|only ever added/)
      await expect(db.unsafe(`truncate ${table}`)).rejects.toThrow(/permission denied|only ever added/)
    }
    await expect(db`update staff.audit set reason = 'another'`).rejects.toThrow(/permission denied|only ever added/)
  })

  test('is read page by page, newest first, by whom, what and when', async () => {
    for (let more = 0; more < 55; more++) await record()

    const first = await entries(`?action=deposits.approve&staff_id=${cashier.id}`)
    const second = await entries(`?action=deposits.approve&after=${first.next}`)

    expect(first.data).toHaveLength(50)
    const ids = [...first.data, ...second.data].map((row) => BigInt(row.id))
    expect(ids).toEqual([...ids].sort((one, other) => Number(other - one)))
    expect(new Set(ids).size).toBe(ids.length)
    expect((await entries('?action=staff.sign_in')).data.map((row) => row.user_name)).toContain(cashier.user_name)
    expect((await entries('?to=2020-01-01')).data).toEqual([])
    expect((await entries('?from=2020-01-01T00:00:00Z')).data).toHaveLength(50)
  })

  test('stands in a sign-in that failed, but not what was typed for a name', async () => {
    const wrong = (user_name: string) =>
      consoleClient.call('POST', '/sign-in', { body: { user_name, password: 'not-this-one' }, address: '10.30.0.1' })
    await wrong(cashier.user_name)
    await wrong('my.secret.password')

    expect((await entries('?action=staff.fail_sign_in')).data.map((row) => row.user_name)).toEqual([cashier.user_name])
  })
})

describe('the chain', () => {
  beforeEach(async () => {
    while (await sealAudit(app.worker_db)) continue
  })

  test('has every row in a block, within one turn of the worker', async () => {
    const n = await record()
    expect((await verifyAudit(app.owner_db)).unsealed).toBe(1)

    const block = await sealAudit(app.worker_db)

    expect(block?.row_count).toBe(1)
    expect(await verifyAudit(app.owner_db)).toMatchObject({
      head: { n: block?.n, hash: block?.hash.toString('hex') },
      first_bad: null,
      unsealed: 0,
    })
    const { data: rows, head } = await entries(`?object=${object(n)}`)
    expect([rows[0]?.block, head?.hash]).toEqual([String(block?.n), block?.hash.toString('hex')])
    expect(await sealAudit(app.worker_db)).toBeNull()
  })

  test('waits for an audit entry that is being written, so that no row comes too late for its block', async () => {
    const finish = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const slow = transaction(app.worker_db, async (tx) => {
      await recordAudit(tx, { staff: author(), action: 'deposits.approve', object: object(++count) })
      written.resolve()
      await finish.promise
    })
    await written.promise
    await record()

    const [sealed] = await Promise.allSettled([sealAudit(app.worker_db)])
    finish.resolve()
    await slow

    expect(sealed?.status).toBe('rejected')
    while (await sealAudit(app.worker_db)) continue
    expect(await verifyAudit(app.owner_db)).toMatchObject({ first_bad: null, unsealed: 0 })
  })

  test('is kept up to now by the worker, until it is told to stop', async () => {
    const stop = new AbortController()
    const sealing = runSealLoop(app.worker_db, createLog('silent'), stop.signal)
    await record()
    await expect.poll(async () => (await verifyAudit(app.owner_db)).unsealed, { timeout: 10_000 }).toBe(0)
    stop.abort()
    await sealing
  })

  test('twenty workers at once make one chain', async () => {
    for (let more = 0; more < 5; more++) await record()
    await Promise.allSettled(Array.from({ length: 20 }, () => sealAudit(app.worker_db)))
    expect(await verifyAudit(app.owner_db)).toMatchObject({ first_bad: null, unsealed: 0 })
  })

  describe('names the first bad block', () => {
    let n: number
    let bad: bigint
    beforeEach(async () => {
      n = await record({ reason: 'seen' })
      bad = (await sealAudit(app.worker_db))?.n ?? 0n
      await record()
      await sealAudit(app.worker_db)
    })

    test('when a row was edited', async () => {
      const why = 'its rows, or the block itself, were changed'
      for (const column of ['reason', 'address', 'user_name', 'role']) {
        const first_bad = await badBlockAfter(
          (tx) => tx`update staff.audit set ${tx(column)} = 'another' where object = ${object(n)}`,
        )
        expect(first_bad, column).toEqual({ n: bad, why })
      }
    })

    test('when a row is gone', async () => {
      const first_bad = await badBlockAfter((tx) => tx`delete from staff.audit where object = ${object(n)}`)
      expect(first_bad).toEqual({ n: bad, why: 'rows are gone from it' })
    })

    test('when a row was slipped in, under a number that was drawn and not used', async () => {
      await record()
      const [drawn] = await app.owner_db<{ id: bigint }[]>`
        select nextval(pg_get_serial_sequence('staff.audit', 'id')) as id`
      await record()
      const block = await sealAudit(app.worker_db)
      const first_bad = await badBlockAfter(
        (tx) => tx`
          insert into staff.audit (id, user_name, role, action, object, address) overriding system value
          values (${drawn?.id ?? 0n}, 'nobody', 'owner', 'deposits.approve', 'deposit:1', '10.0.0.1')`,
      )
      expect(first_bad).toEqual({ n: block?.n, why: 'a row was slipped into it' })
    })

    test('when a block is gone, with its rows or without', async () => {
      const remove = (tx: Transaction) => tx`delete from staff.audit_block where n = ${bad}`
      expect(await badBlockAfter(remove)).toEqual({ n: bad, why: 'it is gone' })
      const with_rows = await badBlockAfter(async (tx) => {
        await tx`delete from staff.audit where object = ${object(n)}`
        await remove(tx)
      })
      expect(with_rows).toEqual({ n: bad, why: 'it is gone' })
    })

    test('when the end of the chain is not what was printed', async () => {
      const { head } = await verifyAudit(app.owner_db)
      if (!head) throw new Error('there is no chain')
      const { n: last, hash } = head
      expect((await verifyAudit(app.owner_db, [head])).first_bad).toBeNull()
      expect((await verifyAudit(app.owner_db, [{ n: last + 1n, hash }])).first_bad).toMatchObject({ n: last + 1n })
      expect((await verifyAudit(app.owner_db, [{ n: last, hash: 'f'.repeat(64) }])).first_bad).toEqual({
        n: last,
        why: 'another hash was printed for it',
      })
    })
  })
})
