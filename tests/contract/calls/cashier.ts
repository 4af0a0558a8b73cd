/** §7: payment accounts, /depositfinicial, /withdrawfinicial and their logs. */
import { randomInt } from 'node:crypto'
import type { Answer } from '../client.ts'
import { at, hasError, isAmount, isFilled, isId, isNullOr, isOneOf, isText, isTime, type Shape } from '../fields.ts'
import {
  brief,
  checkAccepted,
  checkSuccessText,
  IGNORES_UNKNOWN,
  type Member,
  profileOf,
  type Run,
  UNKNOWN,
} from '../run.ts'
import { checkList, checkPictures } from './lists.ts'
import { checkLog } from './money-logs.ts'
import { walkPages } from './pages.ts'
import { checkWrongAmounts } from './wrong-amounts.ts'

const DEPOSIT = '/depositfinicial'
const WITHDRAW = '/withdrawfinicial'
const BANK: Shape = {
  id: isId,
  payment_type: isFilled,
  account_number: isFilled,
  account_name: isFilled,
  image: isNullOr(isText),
}
const named = {
  payment_type: (value: unknown) => isFilled(at(value, 'name')),
  account_name: isFilled,
  account_no: isFilled,
}
const REQUEST: Shape = { status: isOneOf(0, 1, 2), created_at: isTime, amount: isAmount }

export async function walkCashier(run: Run, member: Member): Promise<void> {
  const banks = await checkList(run, { path: '/banks', row: BANK, member })
  const images = banks.map((bank) => at(bank, 'image'))
  await checkPictures(run, 'GET /banks', images)
  await checkList(run, { path: '/agent-payment-type', row: { id: isId, ...named }, member })
  const account_id = at(banks[0], 'id')
  if (isId(account_id)) await deposit(run, member, account_id)
  else run.claims.skip(`POST ${DEPOSIT}`, 'takes a deposit', 'there is no account to pay into')
  await checkLog(run, member, '/depositlogfinicial')
  const deposit_row = { ...REQUEST, user_payment_id: isId, refrence_no: isText }
  await walkPages(run, { path: '/transaction/deposit-requestlog', row: deposit_row, member })
  if (isId(account_id)) await withdraw(run, member, account_id)
  else run.claims.skip(`POST ${WITHDRAW}`, 'takes a withdrawal', 'there is no way to be paid')
  await checkLog(run, member, '/withdrawlogfinicial')
  await walkPages(run, { path: '/transaction/withdraw-requestlog', row: REQUEST, member })
  await checkList(run, { path: '/user-payment', row: named, member })
}

/** Six digits, as the end of a receipt's number. */
export const newReference = () => String(randomInt(100_000, 1_000_000))

async function deposit(run: Run, { token }: Member, account_id: unknown): Promise<void> {
  const call = `POST ${DEPOSIT}`
  const { client, claims } = run
  const send = (body: object) =>
    client.post(DEPOSIT, { agent_payment_type_id: String(account_id), refrence_no: newReference(), ...body }, { token })

  const shape = { message: isText }
  const text = await send({ amount: '15000' })
  checkAccepted(run, { call, claim: 'takes amount and id as text', shape }, text)
  checkSuccessText(run, DEPOSIT, text)
  const numbers = { agent_payment_type_id: Number(account_id), amount: 16_000 }
  checkAccepted(run, { call, claim: 'takes amount and id as numbers', shape }, await send(numbers))
  checkAccepted(run, { call, claim: IGNORES_UNKNOWN, shape }, await send({ ...numbers, amount: 17_000, ...UNKNOWN }))

  await checkWrongAmounts(run, { call, field: 'amount' }, (amount) => send({ amount }))
  const empty = await send({ amount: '', refrence_no: '' })
  const names = hasError(empty.body, 'amount') && hasError(empty.body, 'refrence_no')
  claims.check(call, 'refuses an empty form under amount and refrence_no', empty.status === 422 && names, brief(empty))
}

async function withdraw(run: Run, member: Member, account_id: unknown): Promise<void> {
  const call = `POST ${WITHDRAW}`
  const { client, claims } = run
  const { token, password } = member
  const account = { account_name: 'Ko Aung Kyaw', account_number: '09421000630' }
  const send = (body: object) =>
    client.post(WITHDRAW, { payment_type_id: String(account_id), ...account, amount: '', password, ...body }, { token })

  await checkWrongAmounts(run, { call, field: 'amount' }, (amount) => send({ amount }))
  const fields = ['payment_type_id', 'account_name', 'account_number', 'amount', 'password']
  const empty = await send(Object.fromEntries(fields.map((field) => [field, ''])))
  const unnamed = fields.filter((field) => !hasError(empty.body, field))
  const is_named = empty.status === 422 && unnamed.length === 0
  claims.check(call, 'refuses an empty form under each of its fields', is_named, unnamed.join(', ') || brief(empty))
  const wrong = await send({ amount: 10_000, password: `${password}?` })
  const is_refused = wrong.status === 422 && hasError(wrong.body, 'password')
  claims.check(call, 'refuses a wrong password under password', is_refused, brief(wrong))

  const { main } = await profileOf(run, member)
  if (main < 20_000) return claims.skip(call, 'takes amount and id as text', `the main balance is ${main}`)
  const text = await send({ amount: '10000' })
  checkAccepted(run, { call, claim: 'takes amount and id as text', shape: { message: isText } }, text)
  checkSuccessText(run, WITHDRAW, text)
  // Where one waits the next may be refused, but not for its fields.
  const numbers = await send({ payment_type_id: Number(account_id), amount: 10_000 })
  claims.check(call, 'takes amount and id as numbers', isReadable(numbers), brief(numbers))
  const more = await send({ amount: 10_000, ...UNKNOWN })
  claims.check(call, IGNORES_UNKNOWN, isReadable(more), brief(more))
}

/** Accepted, or refused for something else than what stands in its fields. */
function isReadable({ status, body }: Answer): boolean {
  const named = ['payment_type_id', 'amount', 'type'].some((field) => at(body, 'errors', field) !== undefined)
  return !named && status !== 400 && status !== 422 && status < 500
}
