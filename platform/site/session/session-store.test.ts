import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#identity/contract/player.ts'

const player: User = {
  id: '1',
  user_name: 'P0000001',
  name: 'Ma Hnin Wai',
  phone: '+959400000001',
  balance: 100,
  main_balance: 900,
  bonus_balance: 0,
  held_balance: 50,
  member_account: 'P0000001',
}

/** A browser of four lines: storage, cookies, and somewhere to listen. */
function stubBrowser() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: vi.fn<(key: string, value: string) => void>((key, value) => void stored.set(key, value)),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  return stored
}

let stored: Map<string, string>
let session: typeof import('./session-store.ts')
let ending: typeof import('./session-end.ts')

beforeEach(async () => {
  vi.resetModules()
  stored = stubBrowser()
  session = await import('./session-store.ts')
  ending = await import('./session-end.ts')
})

test('a login keeps token and profile, and a hint without a secret for the server', () => {
  session.signIn('secret', player)

  expect(stored.get('token')).toBe('secret')
  expect(JSON.parse(stored.get('profile') ?? '')).toEqual(player)
  expect(document.cookie).toContain('member=1')
  expect(document.cookie).toContain('Secure')
  expect(document.cookie).not.toContain('secret')
})

test('the stored profile is written only when a balance changed', () => {
  session.signIn('secret', player)
  vi.mocked(localStorage.setItem).mockClear()

  session.saveProfile({ ...player })
  expect(localStorage.setItem).not.toHaveBeenCalled()

  session.saveProfile({ ...player, main_balance: 899 })
  expect(JSON.parse(stored.get('profile') ?? '').main_balance).toBe(899)
  expect(session.sessionStore.get().user?.main_balance).toBe(899)

  session.saveProfile({ ...player, main_balance: 899, held_balance: 0 })
  expect(session.sessionStore.get().user?.held_balance).toBe(0)
})

test('a logout forgets all of it and tells once', () => {
  const told = vi.fn<() => void>()
  session.signIn('secret', player)
  ending.onSessionEnd(told)

  ending.signOut()
  ending.signOut()

  expect([...stored.keys()]).toEqual([])
  expect(document.cookie).toContain('Max-Age=0')
  expect(session.sessionStore.get()).toEqual({ is_member: false, user: null })
  expect(told).toHaveBeenCalledTimes(1)
})

test('a session that the server ends is told with its player, who stays on the page; the token alone goes', () => {
  const told = vi.fn<(pause: unknown) => void>()
  session.signIn('secret', player)
  ending.endSession('secret')
  ending.onSessionEnd(told)

  expect(told).toHaveBeenCalledExactlyOnceWith({ player, refusal: null, then: [] })
  expect(stored.has('token')).toBe(false)
  expect(session.sessionStore.get()).toEqual({ is_member: true, user: player })

  ending.signOut()
  expect([...stored.keys()]).toEqual([])
  expect(told).toHaveBeenLastCalledWith(null)
})

test('a late refusal of an older session does not end the newer one', () => {
  session.signIn('newer', player)

  ending.endSession('older')
  expect(session.currentToken()).toBe('newer')

  ending.endSession('newer')
  expect(session.currentToken()).toBeNull()
})

test('a profile that arrives after the logout is not kept', () => {
  session.signIn('secret', player)
  ending.signOut()

  session.saveProfile({ ...player, balance: 5 })

  expect(stored.has('profile')).toBe(false)
})

test('a damaged profile is a member whose profile is still to come', () => {
  stored.set('token', 'secret').set('profile', '{oops')

  session.startSession()

  expect(session.sessionStore.get()).toEqual({ is_member: true, user: null })
})
