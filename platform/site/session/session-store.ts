import type { User } from '#identity/contract/player.ts'
import { MEMBER_COOKIE } from '#platform/contract/language.ts'
import { createStore } from '#ui/store.ts'
import { readStored, STORAGE_KEYS, writeCookie, writeStored } from '../browser/storage.ts'

export interface Session {
  is_member: boolean
  /** The stored profile, merged with what the balance poll brings. Null for a moment after a damaged one. */
  user: User | null
}

export const GUEST: Session = { is_member: false, user: null }

export const sessionStore = createStore<Session>(GUEST)
let token: string | null = null

export function currentToken(): string | null {
  return token
}

/** Reads what the browser keeps, and mirrors the hint for the server's next first view. */
export function startSession(): void {
  token = readStored(STORAGE_KEYS.token)
  writeCookie(MEMBER_COOKIE, token && '1')
  sessionStore.set(token ? { is_member: true, user: storedProfile() } : GUEST)
}

export function storedProfile(): User | null {
  try {
    const profile: unknown = JSON.parse(readStored(STORAGE_KEYS.profile) ?? 'null')
    return typeof profile === 'object' && profile !== null && 'user_name' in profile ? (profile as User) : null
  } catch {
    return null
  }
}

/** Who plays from now on, here and in what the browser keeps. The profile first: other tabs look at it when the token changes. */
export function saveSession(new_token: string | null, session: Session): void {
  token = new_token
  writeStored(STORAGE_KEYS.profile, session.user && JSON.stringify(session.user))
  writeStored(STORAGE_KEYS.token, new_token)
  writeCookie(MEMBER_COOKIE, new_token && '1')
  sessionStore.set(session)
}

/** Without a profile the balance poll brings it. */
export const signIn = (new_token: string, user: User | null): void => saveSession(new_token, { is_member: true, user })

const BALANCES = ['balance', 'main_balance', 'bonus_balance', 'held_balance'] as const

/** Takes over a fresh profile; without a change of any balance the stored one stays as it is. */
export function saveProfile(fresh: User): void {
  const { user } = sessionStore.get()
  if (!token) return
  if (user && BALANCES.every((name) => user[name] === fresh[name])) return
  const merged = { ...user, ...fresh }
  writeStored(STORAGE_KEYS.profile, JSON.stringify(merged))
  sessionStore.set({ is_member: true, user: merged })
}
