/**
 * Not of the specification: a call that is sent again with the same Idempotency-Key has one effect, whether its amount
 * travels as text or as a number. A server that knows no such header is only seen not to.
 */
import { randomUUID } from 'node:crypto'
import type { Answer } from '../client.ts'
import { at, isOk, listAt } from '../fields.ts'
import { brief, type Member, profileOf, type Run } from '../run.ts'
import { newReference } from './cashier.ts'

const ONCE = 'is one request as text and as a number, with one Idempotency-Key'

export async function walkIdempotency(run: Run, member: Member): Promise<void> {
  const before = await profileOf(run, member)
  const exchange = await sendTwice(run, member, '/exchange-main-to-game', [{ amount: '4' }, { amount: 4 }])
  const after = await profileOf(run, member)
  const is_moved_once = after.game - before.game === 4
  check(run, '/exchange-main-to-game', exchange, is_moved_once)

  await sendDepositTwice(run, member)
  const line = (amount: unknown) => ({ totalAmount: amount, amounts: [{ num: '08', amount }] })
  const rich = await profileOf(run, member)
  const bets = await sendTwice(run, member, '/twod-bet', [line('100'), line(100)])
  if (bets[0].status === 403) return run.claims.skip('POST /twod-bet', ONCE, 'no draw is open')
  const poor = await profileOf(run, member)
  check(run, '/twod-bet', bets, rich.main - poor.main === 100)
}

async function sendDepositTwice(run: Run, member: Member): Promise<void> {
  const { token } = member
  const path = '/depositfinicial'
  const { body } = await run.client.get('/banks', { token })
  const id = at(listAt(body, 'data')[0], 'id')
  if (typeof id !== 'string' && typeof id !== 'number')
    return run.claims.skip(`POST ${path}`, ONCE, 'there is no account to pay into')
  const refrence_no = newReference()
  const form = (account_id: unknown, amount: unknown) => ({ agent_payment_type_id: account_id, amount, refrence_no })
  const answers = await sendTwice(run, member, path, [form(String(id), '18000'), form(id, 18_000)])
  const log = await run.client.get('/transaction/deposit-requestlog', { token })
  // One level up is said elsewhere; here it only counts how often it is there.
  const times = (JSON.stringify(log.body) ?? '').split(`"${refrence_no}"`).length - 1
  check(run, path, answers, times === 1)
}

async function sendTwice(
  run: Run,
  { token }: Member,
  path: string,
  bodies: [object, object],
): Promise<[Answer, Answer]> {
  const headers = { 'idempotency-key': randomUUID() }
  const [first, second] = bodies
  return [
    await run.client.post(path, first, { token, headers }),
    await run.client.post(path, second, { token, headers }),
  ]
}

function check({ claims }: Run, path: string, [first, second]: [Answer, Answer], is_once: boolean): void {
  const is_same = isOk(first.status) && JSON.stringify(first.body) === JSON.stringify(second.body)
  claims.check(`POST ${path}`, ONCE, is_once && is_same, `${brief(first)}, then ${brief(second)}`)
}
