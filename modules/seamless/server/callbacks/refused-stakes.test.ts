import { afterEach, expect, test } from 'vitest'
import { demoGrant, post } from '#ledger/server/index.ts'
import { kyat } from '#platform/contract/money.ts'
import { transaction } from '#platform/server/database/database.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithCallbacks } from '#tests/support/app/test-app-with-callbacks.ts'
import { newId, signedBody } from '#tests/support/partners/aggregator-calls.ts'
import { forgetRefusedStakes } from '../wagers/earlier-transactions.ts'

const { app, calls } = await startTestAppWithCallbacks()
afterEach(() => app.expectReconciled())

const TOO_LITTLE = 1001

async function grant(player: TestPlayer): Promise<void> {
  const move = { cause_id: uuidV7(), player_id: player.id, amount: kyat(1_000) }
  await transaction(app.owner_db, (tx) => post(tx, [demoGrant(move)]))
  const body = { amount: 1_000 }
  expect((await app.call('POST', '/api/exchange-main-to-game', { token: player.token, body })).status).toBe(200)
}

test('a stake that was refused takes nothing when its copy comes after money; another id is another stake', async () => {
  const player = await app.player()
  const stake = { action: 'BET', amount: 100, id: newId(), wager_code: newId() }
  expect(await calls.move('withdraw', player, stake)).toMatchObject({ code: TOO_LITTLE, balance: 0 })
  await grant(player)

  const copies = await Promise.all(Array.from({ length: 20 }, () => calls.move('withdraw', player, stake)))

  expect(new Set(copies.map(({ code, balance }) => `${code} ${balance}`))).toEqual(new Set([`${TOO_LITTLE} 1000`]))
  expect(await calls.move('withdraw', player, { ...stake, id: newId() })).toMatchObject({ code: 0, balance: 900 })
})

test('copies of a stake get one code, though money comes while they are on their way', async () => {
  const player = await app.player()
  const stake = { action: 'BET', amount: 100, id: newId(), wager_code: newId() }

  const copies = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      if (place === 10) await grant(player)
      return calls.move('withdraw', player, stake)
    }),
  )

  const codes = new Set(copies.map(({ code }) => (code === 1003 ? 0 : code)))
  expect([...codes]).toHaveLength(1)
})

test('of a batch that is refused whole the stake that was too large stays refused, and what was not decided is free', async () => {
  const player = await app.player({ game: kyat(100) })
  const wager_code = newId()
  const small = { action: 'BET', amount: 10, id: newId(), wager_code }
  const large = { action: 'BET', amount: 5_000, id: newId(), wager_code }
  const prize = { action: 'SETTLED', amount: 30, id: newId(), wager_code }
  const batch_requests = [calls.batch(player, [small, large, prize])]
  expect((await calls.send('withdraw', signedBody('withdraw', { batch_requests }))).data).toMatchObject([
    { code: TOO_LITTLE, balance: 100 },
  ])
  await grant(player)

  expect((await calls.send('withdraw', signedBody('withdraw', { batch_requests }))).data).toMatchObject([
    { code: TOO_LITTLE, balance: 1_100 },
  ])
  expect(await calls.move('withdraw', player, large)).toMatchObject({ code: TOO_LITTLE, balance: 1_100 })
  expect(await calls.move('withdraw', player, small)).toMatchObject({ code: 0, balance: 1_090 })
  expect(await calls.move('deposit', player, prize)).toMatchObject({ code: 0, balance: 1_120 })
})

test('a stake that was refused for its player is refused again when the player may play', async () => {
  const player = await app.player({ game: kyat(100) })
  const stake = { action: 'BET', amount: 10, id: newId(), wager_code: newId() }
  await app.owner_db`update identity.player set status = 'frozen' where id = ${player.id}`
  expect(await calls.move('withdraw', player, stake)).toMatchObject({ code: 1000, balance: 100 })
  await app.owner_db`update identity.player set status = 'active' where id = ${player.id}`

  expect(await calls.move('withdraw', player, stake)).toMatchObject({ code: 1000, balance: 100 })
  expect(await calls.move('withdraw', player, { ...stake, id: newId() })).toMatchObject({ code: 0, balance: 90 })
})

test('refused stakes are deleted after a day, and no sooner', async () => {
  const player = await app.player()
  const ids = [newId(), newId()]
  for (const id of ids) await calls.move('withdraw', player, { action: 'BET', amount: 10, id })
  await app.owner_db`
    update seamless.refused_stake set refused_at = now() - interval '25 hours' where transaction_id = ${ids[0] as string}`

  await forgetRefusedStakes(app.worker_db)

  const left = await app.owner_db<{ transaction_id: string }[]>`
    select transaction_id from seamless.refused_stake where transaction_id in (${ids[0] as string}, ${ids[1] as string})`
  expect(left).toEqual([{ transaction_id: ids[1] }])
})
