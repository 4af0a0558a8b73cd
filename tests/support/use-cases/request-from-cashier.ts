import { expect } from 'vitest'
import type { TestApp, TestPlayer } from '../app/start-test-app.ts'
import type { TestAccount } from './payment-accounts.ts'

let references = 100_000

/** A deposit that a player asks for on the players' port; answers its id. */
export async function requestDepositFor(
  app: TestApp,
  player: TestPlayer,
  account: TestAccount,
  fields: object = {},
): Promise<string> {
  const reply = await app.call('POST', '/api/depositfinicial', {
    token: player.token,
    body: { agent_payment_type_id: account.id, amount: 50_000, refrence_no: String(++references), ...fields },
  })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { id: string }).id
}

export async function requestWithdrawalFor(
  app: TestApp,
  player: TestPlayer,
  account: TestAccount,
  fields: object = {},
): Promise<string> {
  const reply = await app.call('POST', '/api/withdrawfinicial', {
    token: player.token,
    body: {
      payment_type_id: account.payment_type_id,
      account_name: 'Ko Aung',
      account_number: '09421000630',
      amount: 30_000,
      password: player.password,
      ...fields,
    },
  })
  expect(reply.status, reply.text).toBe(200)
  return (reply.body.data as { id: string }).id
}
