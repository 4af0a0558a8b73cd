/** §7: /register and /login; with them the walk gets its member. */
import { randomInt } from 'node:crypto'
import type { Answer } from '../client.ts'
import { at, hasError, isFilled, isList, isObject, isRefused, wrongFields } from '../fields.ts'
import {
  brief,
  checkAccepted,
  checkSuccessText,
  IGNORES_UNKNOWN,
  type Member,
  type Run,
  UNKNOWN,
  USER,
} from '../run.ts'

export interface Credentials {
  phone: string
  password: string
}

const PASSWORD = 'lacquer-mango-umbrella'
export const newPhone = () => `0942${String(randomInt(10_000_000)).padStart(7, '0')}`

const joining = (phone: string) => ({
  name: 'Ko Aung Kyaw',
  phone,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  // As a text field sends it when nobody typed there.
  referral_code: '',
})

/** Registers a member as a form does. */
export async function register(run: Run): Promise<Member | null> {
  const call = 'POST /register'
  const { client, claims } = run
  const nothing = { name: '', phone: '', password: '', password_confirmation: '', referral_code: '' }
  const empty = await client.post('/register', nothing)
  checkErrors(run, { call, claim: 'refuses an empty form under name, phone, password' }, empty)
  const phone = newPhone()
  const answer = await client.post('/register', joining(phone))
  const member = checkSession(run, { call, phone, password: PASSWORD }, answer)
  checkSuccessText(run, '/register', answer)

  const claim = 'refuses a phone that is registered, under phone'
  if (member === null) {
    claims.skip(call, claim, 'nobody could be registered')
    return null
  }
  const again = await client.post('/register', joining(phone))
  claims.check(call, claim, again.status === 422 && hasError(again.body, 'phone'), brief(again))
  return member
}

/** Registers another member, as a client that sends more than the specification says. */
export async function registerAnother(run: Run): Promise<Member | null> {
  const phone = newPhone()
  const answer = await run.client.post('/register', { ...joining(phone), ...UNKNOWN })
  checkAccepted(run, { call: 'POST /register', claim: IGNORES_UNKNOWN, shape: { data: isObject } }, answer)
  const member = memberOf(answer, { phone, password: PASSWORD })
  return member ?? memberOf(await run.client.post('/register', joining(phone)), { phone, password: PASSWORD })
}

export async function logIn(run: Run, { phone, password }: Credentials): Promise<Member | null> {
  const call = 'POST /login'
  const { client, claims } = run
  const empty = await client.post('/login', { user_name: '', password: '' })
  const names_both = empty.status === 422 && hasError(empty.body, 'user_name') && hasError(empty.body, 'password')
  claims.check(call, 'refuses an empty form under user_name and password', names_both, brief(empty))

  const wrong = await client.post('/login', { user_name: phone, password: `${password}?` })
  const is_refused = isRefused(wrong.status) && isFilled(at(wrong.body, 'message')) && tokenOf(wrong) === undefined
  claims.check(call, 'refuses a wrong password with a message and without a token', is_refused, brief(wrong))

  const more = await client.post('/login', { user_name: phone, password, ...UNKNOWN })
  checkAccepted(run, { call, claim: IGNORES_UNKNOWN, shape: { data: isObject } }, more)
  const answer = await client.post('/login', { user_name: phone, password })
  checkSuccessText(run, '/login', answer)
  return checkSession(run, { call, phone, password }, answer)
}

function checkErrors({ claims }: Run, { call, claim }: { call: string; claim: string }, answer: Answer): void {
  const fields = ['name', 'phone', 'password']
  const holds = answer.status === 422 && fields.every((field) => hasError(answer.body, field))
  claims.check(call, claim, holds, brief(answer))
  const errors = at(answer.body, 'errors')
  const is_read = isObject(errors) && Object.values(errors).every((error) => isList(error) || isFilled(error))
  claims.check(call, 'its errors are lists or sentences by field', is_read, errors)
}

const tokenOf = ({ body }: Answer) => at(body, 'data', 'token')

function checkSession(run: Run, { call, ...credentials }: Credentials & { call: string }, answer: Answer) {
  const { claims } = run
  claims.check(call, 'answers data.token', isFilled(tokenOf(answer)), brief(answer))
  const wrong = wrongFields(at(answer.body, 'data', 'user'), USER)
  const names = Object.keys(USER).join(', ')
  claims.check(call, `answers data.user with ${names}`, wrong.length === 0, wrong.join('; ') || brief(answer))
  return memberOf(answer, credentials)
}

function memberOf(answer: Answer, { phone, password }: Credentials): Member | null {
  const token = tokenOf(answer)
  const user = at(answer.body, 'data', 'user')
  return typeof token === 'string' && isObject(user) ? { token, phone, password, user } : null
}

/** §7: /user, and its variant. */
export async function walkProfile(run: Run, { token }: Member): Promise<void> {
  const { client, claims } = run
  const names = Object.keys(USER).join(', ')
  for (const path of ['/user', '/user?type=main']) {
    const answer = await client.get(path, { token })
    const wrong = wrongFields(at(answer.body, 'data'), USER)
    claims.check(`GET ${path}`, `answers ${names} in data`, wrong.length === 0, wrong.join('; ') || brief(answer))
  }
}
