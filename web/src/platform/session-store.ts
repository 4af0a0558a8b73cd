import type { User } from '#contract/identity.ts'
import { MEMBER_COOKIE } from '#contract/language.ts'
import { createStore } from '#ui/store.ts'
import { readStored, STORAGE_KEYS, writeCookie, writeStored } from './storage.ts'

export interface Session {
  is_member: boolean
  /** The stored profile, merged with what the balance poll brings. Null for a moment after a damaged one. */
  user: User | null
}

const GUEST: Session = { is_member: false, user: null }

export const sessionStore = createStore<Session>(GUEST)
let token: string | null = null
const endListeners = new Set<() => void>()

export function currentToken(): string | null {
  return token
}

/** Reads what the browser keeps, and mirrors the hint for the server's next first view. */
export function startSession(): void {
  readSession()
  window.addEventListener('storage', (event) => {
    if (event.key === STORAGE_KEYS.token || event.key === null) readSession()
    if (event.key === STORAGE_KEYS.profile && token) sessionStore.set({ is_member: true, user: storedProfile() })
  })
}

function readSession(): void {
  const was_member = token !== null
  token = readStored(STORAGE_KEYS.token)
  writeCookie(MEMBER_COOKIE, token ? '1' : null)
  sessionStore.set(token ? { is_member: true, user: storedProfile() } : GUEST)
  if (was_member && !token) tellEnd()
}

function storedProfile(): User | null {
  try {
    const profile: unknown = JSON.parse(readStored(STORAGE_KEYS.profile) ?? 'null')
    return typeof profile === 'object' && profile !== null && 'user_name' in profile ? (profile as User) : null
  } catch {
    return null
  }
}

/** Without a profile the balance poll brings it. */
export function signIn(new_token: string, user: User | null): void {
  token = new_token
  writeStored(STORAGE_KEYS.token, new_token)
  writeStored(STORAGE_KEYS.profile, user && JSON.stringify(user))
  writeCookie(MEMBER_COOKIE, '1')
  sessionStore.set({ is_member: true, user })
}

/** Full logout: token, stored profile and the hint go, and the app sends the player home. */
export function signOut(): void {
  if (!token) return
  token = null
  writeStored(STORAGE_KEYS.token, null)
  writeStored(STORAGE_KEYS.profile, null)
  writeCookie(MEMBER_COOKIE, null)
  sessionStore.set(GUEST)
  tellEnd()
}

/** A late 401 of an older session must not end the one that began after it. */
export function endSession(refused_token: string): void {
  if (refused_token === token) signOut()
}

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

function tellEnd(): void {
  for (const listener of endListeners) listener()
}

const BALANCES = ['balance', 'main_balance', 'bonus_balance', 'held_balance'] as const

/** Takes over a fresh profile; without a change of any balance the stored one stays as it is. */
export function keepProfile(fresh: User): void {
  const { user } = sessionStore.get()
  if (!token) return
  if (user && BALANCES.every((name) => user[name] === fresh[name])) return
  const merged = { ...user, ...fresh }
  writeStored(STORAGE_KEYS.profile, JSON.stringify(merged))
  sessionStore.set({ is_member: true, user: merged })
}
