/**
 * The values that the browser keeps. Storage may be forbidden (private windows, full disks): reading then answers null
 * and writing does nothing, and the site still works.
 */
export const STORAGE_KEYS = {
  token: 'token',
  bets: 'bets',
  language: 'lan',
  profile: 'profile',
} as const
/** Keys of parts that are loaded late, which name them themselves: each key here is a few bytes of every first visit. */
type LateKey =
  | 'two_d_letters'
  | 'two_d_draw'
  | 'two_d_other_bets'
  | 'bets_of'
  | 'guest_games'
  | 'searches'
  | 'last_page'
  | 'inbox_position'
  | 'digit_bet_effects'
type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS] | LateKey

/** As long as browsers allow: 400 days. */
const COOKIE_SECONDS = 34_560_000

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to do: the value lives on in memory until the page is left.
  }
}

/** Mirrors a hint for the server's first view; it never holds a secret. */
export function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value === null ? 0 : COOKIE_SECONDS
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}

/** The part of a Storage that features use for what lasts as long as the tab. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const in_memory = new Map<string, string>()

/** The tab's own storage, or memory where the browser forbids it. */
export const tabStorage: KeyValueStorage = {
  getItem(key) {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return in_memory.get(key) ?? null
    }
  },
  setItem(key, value) {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      in_memory.set(key, value)
    }
  },
  removeItem(key) {
    in_memory.delete(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Forbidden storage held nothing.
    }
  },
}
