import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { forgetStaleRows } from './forget-stale-rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('sessions that ended a year ago and failures of yesterday are forgotten, and nothing else', async () => {
  const player = await app.player()
  await app.owner_db`
    insert into identity.session (token_hash, player_id, address, created_at, expires_at, revoked_at)
    select sha256(what::bytea), ${player.id}, what, now() - interval '3 years', expires_at::timestamptz, revoked_at::timestamptz
    from (values ('expired long ago', now() - interval '366 days', null),
                 ('revoked long ago', now() - interval '300 days', now() - interval '366 days'),
                 ('expired lately', now() - interval '364 days', null),
                 ('revoked lately', now() + interval '1 hour', now() - interval '1 day')) s (what, expires_at, revoked_at)`
  await app.owner_db`
    insert into identity.attempt (subject, failures, last_at)
    values ('old', 3, now() - interval '25 hours'), ('young', 3, now() - interval '23 hours')`

  await forgetStaleRows(app.worker_db)

  const sessions = await app.owner_db`select address from identity.session where address like '% %' order by address`
  expect(sessions.map((session) => session.address)).toEqual(['expired lately', 'revoked lately'])
  const attempts = await app.owner_db`select subject from identity.attempt where subject in ('old', 'young')`
  expect(attempts.map((attempt) => attempt.subject)).toEqual(['young'])
  expect(await app.call('GET', '/api/user', { token: player.token })).toMatchObject({ status: 200 })
})

test('of more sessions than one statement takes none is left', async () => {
  const player = await app.player()
  await app.owner_db`
    insert into identity.session (token_hash, player_id, address, created_at, expires_at)
    select sha256(n::text::bytea), ${player.id}, 'many', now() - interval '3 years', now() - interval '2 years'
    from generate_series(1, 5001) n`

  await forgetStaleRows(app.worker_db)

  expect(await app.owner_db`select from identity.session where address = 'many'`).toHaveLength(0)
})
