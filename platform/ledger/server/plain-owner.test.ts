import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import { withLogin } from '#platform/server/database/address/database-address.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { createOwner } from '#platform/server/database/logins/create-logins.ts'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import { asProgram, freshDatabase } from '#tests/support/database/fresh-database.ts'
import { correctionCredit, digitBetStake, exchangeMainToGame, type Transfer } from './chart-of-accounts.ts'
import { openPlayerAccounts, post } from './post.ts'

const PLAYER = 2_001n
const NO_WAY = 'LG005'
const NOT_BY_THIS_LOGIN = 'LG006'

let owner_db: Database
let server_db: Database
beforeAll(async () => {
  const url = await freshDatabase(inject('postgres_url'))
  owner_db = openDatabase(withLogin(url, await createOwner(url, INSTALLATION)), { connections: 1, role: 'owner' })
  server_db = openDatabase(asProgram(url, 'server'), { connections: 1, role: 'login' })
  await owner_db`insert into environment.mark (is_demo) values (false)`
  await owner_db.begin(async (tx) => {
    await openPlayerAccounts(tx, PLAYER)
    await post(tx, [correctionCredit(move(), 'main'), correctionCredit(move(), 'game')])
  })
})
afterAll(() => Promise.all([owner_db, server_db].map((db) => db.end({ timeout: 5 }))))

function move() {
  return { cause_id: randomUUID(), player_id: PLAYER, amount: kyat(1_000) }
}
const posted = (db: Database, one: Transfer) => db.begin((tx) => post(tx, [one]))
const forged = (): Transfer => ({ ...digitBetStake(move()), kind: 'no_such_kind' as 'digit_bet_stake' })

test('the ledger belongs to a login that is no superuser', async () => {
  const [row] = await owner_db<{ is_superuser: boolean; may_bypass: boolean; owner: string }[]>`
    select r.rolsuper as is_superuser, r.rolbypassrls as may_bypass,
           (select pg_get_userbyid(proowner) from pg_proc where oid = 'ledger.post'::regproc) as owner
    from pg_roles r where r.rolname = session_user`

  expect(row).toEqual({ is_superuser: false, may_bypass: false, owner: 'thazin_owner' })
})

test('it posts every way that there is, and none that there is not', async () => {
  expect(await posted(owner_db, correctionCredit(move(), 'main'))).toEqual(['posted'])
  await expect(posted(owner_db, forged())).rejects.toMatchObject({ code: NO_WAY })
})

test('the server posts its own kinds through the functions of this owner, and no other', async () => {
  expect(await posted(server_db, exchangeMainToGame(move()))).toEqual(['posted'])
  await expect(posted(server_db, forged())).rejects.toMatchObject({ code: NO_WAY })
  await expect(posted(server_db, correctionCredit(move(), 'main'))).rejects.toMatchObject({ code: NOT_BY_THIS_LOGIN })
  await expect(server_db.unsafe('delete from ledger.transfer')).rejects.toMatchObject({ code: '42501' })
})
