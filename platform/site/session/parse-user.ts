import type { User } from '#identity/contract/player.ts'
import { dataOf, fields, number, text } from '../calls/parse.ts'
import { fieldsOf, refusalOf } from '../calls/parse-refusal.ts'
import { sessionStore } from './session-store.ts'

const user = fields<User>({
  id: text,
  user_name: text,
  name: text,
  phone: text,
  balance: number,
  main_balance: number,
  bonus_balance: number,
  held_balance: number,
  member_account: text,
})

/** The player as an answer tells of them. What it leaves out is as it was known; a game balance that is missing is 0. */
export function parseUser(body: unknown): User {
  const given = fieldsOf(dataOf(body))
  const { balance: _, ...known } = sessionStore.get().user ?? {}
  const read = user({ ...known, ...given })
  return { ...read, id: read.id || read.user_name }
}

export interface NewSession {
  token: string
  /** Null where the answer does not tell of the player: then the balance poll does. */
  user: User | null
}

/** The session in the answer of a login or a registration. An answer without a token is a refusal. */
export function parseSession(body: unknown): NewSession {
  const { token, user: given } = fieldsOf(dataOf(body))
  if (text(token) === '') throw refusalOf(200, body)
  const read = user(given)
  return { token: text(token), user: read.user_name === '' ? null : { ...read, id: read.id || read.user_name } }
}
