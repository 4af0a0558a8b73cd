import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { resealColumn } from '#platform/server/sealed-column.ts'
import { secretKey } from '#platform/server/secret-key.ts'
import { createLog } from '#platform/server/telemetry/log.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { refuseWrongKey, resealAll, SEALED_COLUMNS } from './sealed-values.ts'

const SECRET = Buffer.from('12345678901234567890')
const [old_bytes, new_bytes] = [randomBytes(32), randomBytes(32)]
const KEYS = { old: secretKey(old_bytes), rotating: secretKey(new_bytes, old_bytes), new: secretKey(new_bytes) }

let owner_db: Database
let db: Database
beforeAll(async () => {
  const url = await freshDatabase(inject('postgres_url'))
  owner_db = openDatabase(url, { connections: 2, role: 'owner' })
  db = openDatabase(url, { connections: 1, role: 'owner' })
})
afterAll(async () => void (await Promise.all([owner_db.end(), db.end()])))

let hired = 0
/** Somebody of the staff, with a value in one of the sealed columns. */
async function hire(column: 'totp_secret' | 'totp_offered', sealed: Buffer): Promise<bigint> {
  const [row] = await owner_db<{ id: bigint }[]>`
    insert into staff.staff (user_name, password_hash, role, ${owner_db(column)})
    values (${`staff-${++hired}`}, 'no hash', 'cashier', ${sealed}) returning id`
  return row?.id ?? 0n
}

function columnOf(name: string) {
  const found = SEALED_COLUMNS.find(({ column }) => column === name)
  if (!found) throw new Error('no such column')
  return found
}

const resealAuthenticators = () => resealColumn(owner_db, KEYS.rotating, columnOf('totp_secret'))

describe('sealing anew', () => {
  test('replaces no value that was changed after it was read', async () => {
    const id = await hire('totp_secret', KEYS.old.seal(SECRET))
    const newer = KEYS.new.seal(Buffer.from('another secret 12345'))
    const { hold, pass } = await withLockedStaff(id, resealAuthenticators)
    await hold`update staff.staff set totp_secret = ${newer} where id = ${id}`
    await hold`commit`
    hold.release()

    expect(await pass).toMatchObject({ resealed: 0, left: 1 })
    const [row] = await owner_db<{ totp_secret: Buffer }[]>`
      select totp_secret from staff.staff where id = ${id}`
    expect(row?.totp_secret).toEqual(newer)
    expect(await resealAuthenticators()).toMatchObject({ resealed: 0, left: 0 })
  })

  test('goes on where it was interrupted', async () => {
    for (let index = 0; index < 150; index++) await hire('totp_offered', KEYS.old.seal(SECRET))
    const offers = columnOf('totp_offered')
    const interrupted = resealColumn(owner_db, KEYS.rotating, offers, () => {
      throw new Error('the machine went down')
    })
    await expect(interrupted).rejects.toThrow('the machine went down')

    expect(await resealColumn(owner_db, KEYS.rotating, offers)).toEqual({ seen: 150, resealed: 50, left: 0 })
    expect(await resealColumn(owner_db, KEYS.new, offers)).toEqual({ seen: 150, resealed: 0, left: 0 })
  })

  test('counts what neither key opens, and leaves it as it is', async () => {
    const id = await hire('totp_secret', KEYS.old.seal(SECRET))
    const foreign = secretKey(randomBytes(32)).seal(SECRET)
    await owner_db`update staff.staff set totp_secret = ${foreign} where id = ${id}`

    const left = (await resealAll(owner_db, KEYS.rotating)).map((column) => column.left)
    expect(left).toEqual([0, 0, 1, 0])
    await expect(refuseWrongKey(db, KEYS.rotating, { log: createLog('silent') })).rejects.toThrow(
      /^SECRET_KEY_PREVIOUS .* is not the key before the present one: neither opens 1 of \d secrets of authenticators/,
    )
    await owner_db`update staff.staff set totp_secret = null where id = ${id}`
    await refuseWrongKey(db, KEYS.rotating, { log: createLog('silent') })
  })
})

test('a platform whose key is lost starts without a previous key, and its log says what it cannot read', async () => {
  const id = await hire('totp_secret', KEYS.old.seal(SECRET))
  const lines: string[] = []

  await refuseWrongKey(db, secretKey(randomBytes(32)), {
    log: createLog('error', { write: (line) => void lines.push(line) }),
  })

  expect(lines.join('')).toContain('is SECRET_KEY_PREVIOUS missing?')
  expect(lines.join('')).toContain('"name":"secrets of authenticators"')
  await owner_db`update staff.staff set totp_secret = null where id = ${id}`
})

/** Begins the work while a row is locked, and answers once the work waits for it. */
async function withLockedStaff<T>(id: bigint, begin: () => Promise<T>) {
  const hold = await owner_db.reserve()
  await hold`begin`
  await hold`select from staff.staff where id = ${id} for update`
  const work = begin()
  await expect
    .poll(async () => {
      const [row] = await db<{ count: bigint }[]>`
        select count(*) as count from pg_locks where not granted and pid in
          (select pid from pg_stat_activity where datname = current_database())`
      return row?.count
    })
    .toBe(1n)
  return { hold, pass: work }
}
