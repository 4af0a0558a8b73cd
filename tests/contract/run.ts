import type { Claims } from './calls/claims.ts'
import type { Answer, Client } from './client.ts'
import { at, isAmount, isFilled, isOk, type Row, type Shape, wrongFields } from './fields.ts'

export interface Member {
  token: string
  phone: string
  password: string
  user: Row
}

/** One walk through a server. */
export interface Run {
  client: Client
  claims: Claims
  /** Whether it may go on until login and registration refuse it for a while. */
  provokes_limits: boolean
}

export interface Profile {
  main: number
  game: number
}

/** The fields of §3; a phone may be empty. */
export const USER: Shape = {
  user_name: isFilled,
  name: isFilled,
  phone: (value) => typeof value === 'string',
  balance: isAmount,
  main_balance: isAmount,
}

/** Both balances, as `GET /user` says them. */
export async function profileOf({ client }: Run, { token }: Member): Promise<Profile> {
  const { body } = await client.get('/user', { token })
  return { main: Number(at(body, 'data', 'main_balance')), game: Number(at(body, 'data', 'balance')) }
}

/** Sibling clients send more than the specification's payloads. */
export const UNKNOWN = { type: 'x' }
export const IGNORES_UNKNOWN = 'ignores a property that it does not know'

export const REQUEST_WAS_SUCCESSFUL = 'Request was successful.'

export const brief = ({ status, body, type }: Answer) => `${status} ${JSON.stringify(body) ?? `no JSON: ${type}`}`

/** The sentences of success of §8, by the call that answers them in `message`. */
export const SUCCESS_TEXTS = {
  '/login': 'Logged In Successfully.',
  '/register': 'Registerd Successfully.',
  '/logout': 'Logout successfully.',
  '/change-password': 'Password changed successfully',
  '/exchange-main-to-game': 'Exchange successful!',
  '/exchange-game-to-main': 'Exchange successful!',
  '/depositfinicial': 'Deposit successfully.',
  '/withdrawfinicial': 'Withdraw Success',
}

export function checkSuccessText({ claims }: Run, path: keyof typeof SUCCESS_TEXTS, answer: Answer): void {
  const call = `POST ${path}`
  const claim = `says of success: ${SUCCESS_TEXTS[path]}`
  if (!isOk(answer.status)) return claims.skip(call, claim, `it was refused: ${brief(answer)}`)
  claims.check(call, claim, at(answer.body, 'message') === SUCCESS_TEXTS[path], brief(answer))
}

/** An accepted call: an OK answer with these fields. */
export function checkAccepted(
  { claims }: Run,
  { call, claim, shape = {} }: { call: string; claim: string; shape?: Shape },
  answer: Answer,
): boolean {
  const wrong = wrongFields(answer.body, shape)
  return claims.check(call, claim, isOk(answer.status) && wrong.length === 0, brief(answer))
}
