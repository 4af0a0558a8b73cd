import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { freshDatabase } from '#tests/support/database/fresh-database.ts'
import { functionFaults } from './function-names.ts'

let db: Database
beforeAll(async () => {
  db = openDatabase(await freshDatabase(inject('postgres_url')), { connections: 1, role: 'owner' })
})
afterAll(() => db.end())

test('each function of today names its tables with their schemas', async () => {
  expect(await functionFaults(db)).toEqual([])
})

test.each([
  ['sql', 'select count(*) from exchange', 'exchange'],
  ['sql', 'select 1 from wallet.exchange e join  player p on p.id = e.player_id limit 1', 'player'],
  ['plpgsql', 'begin insert into  transfer default values; end', 'transfer'],
  ['plpgsql', 'begin update session set seen_at = now(); end', 'session'],
  ['plpgsql', 'begin delete from only "attempt"; end', 'attempt'],
  ['plpgsql', "begin execute 'select count(*) from transfer'; end", 'transfer'],
  ['plpgsql', 'begin lock table player in share mode; end', 'player'],
])('a function in %s of “%s” is named', async (language, body, table) => {
  await db`create schema if not exists planted`
  await db.unsafe(`set check_function_bodies = off`)
  await db.unsafe(
    `create function planted.one() returns ${language === 'sql' ? 'bigint' : 'void'} language ${language} as $f$ ${body} $f$`,
  )

  expect(await functionFaults(db)).toEqual([`planted.one() names the table ${table} without its schema`])
  await db`drop function planted.one()`
})

test.each([
  'begin update wallet.exchange set amount = 1; end',
  "begin raise exception 'rows from transfer are never changed'; end",
  'begin -- select from player\n perform 1 from identity.player; end',
  'begin with player as (select 1 as id) select id from wallet.exchange; end',
  'declare v_id bigint; begin select id into v_id from identity.player for update; perform extract(epoch from now()); end',
])('a function of “%s” is not', async (body) => {
  await db`create schema if not exists planted`
  await db.unsafe(`set check_function_bodies = off`)
  await db.unsafe(`create function planted.one() returns void language plpgsql as $f$ ${body} $f$`)

  expect(await functionFaults(db)).toEqual([])
  await db`drop function planted.one()`
})
