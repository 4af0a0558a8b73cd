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

/** An accepted call: an OK answer with these fields. */
export function checkAccepted(
  { claims }: Run,
  { call, claim, shape = {} }: { call: string; claim: string; shape?: Shape },
  answer: Answer,
): boolean {
  const wrong = wrongFields(answer.body, shape)
  return claims.check(call, claim, isOk(answer.status) && wrong.length === 0, brief(answer))
}
