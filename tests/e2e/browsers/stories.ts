import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { TestApp, TestPlayer } from '../../support/app/start-test-app.ts'
import type { BadLine } from '../harness/bad-line.ts'
import { eventually } from '../harness/browser.ts'
import type { Person } from './person.ts'

/** A browser has gone forward by then, and back again. */
const FORWARD_MS = 500

export interface Stage {
  app: TestApp
  line: BadLine
  player: TestPlayer
  person: Person
}

/** The actions of a player, one after another: each story begins where the one before has ended. */
export const STORIES: Record<string, (stage: Stage) => Promise<void>> = {
  language: async ({ person }) => {
    await person.goTo('/about')
    await person.press(/^Language/, 'header [aria-expanded]')
    await person.press(/မြန်မာ/)
    await person.until(`document.documentElement.lang === 'my'`, 'in Burmese')
    await person.press(/./, 'header [aria-expanded]')
    await person.press(/English/)
    await person.until(`document.documentElement.lang === 'en'`, 'in English')
  },

  'a sheet without a line': async ({ person, line }) => {
    await person.goTo('/about')
    // The sentence that tells of it is itself a part that comes later.
    await person.until(
      `performance.getEntriesByType('resource').some(function (it) { return /toast-card/.test(it.name) })`,
      'ready to tell',
    )
    line.cut()
    await person.press('Login', 'header button')
    await person.reads('Network error')
    line.mend()
    // It lies over the bar.
    await person.press(/^Close/, 'button')
    await person.press('Login', 'header button')
    await person.until(`document.querySelector('dialog[open]')`, 'a sheet')
    await expectVeil(person)
  },

  'Back closes a sheet': async ({ person }) => {
    const is_open = `document.querySelector('dialog[open]')`
    const entry = `(history.state && history.state.overlays || 0)`
    await person.goTo('/about')
    const lengths: number[] = []
    for (let times = 0; times < 3; times += 1) {
      await person.press('Menu', 'header button')
      await person.until(`${is_open} && ${entry} === 1`, 'a menu with its entry')
      await person.tab.evaluate('history.back()')
      await person.until(`!${is_open} && ${entry} === 0`, 'closed by Back')
      await person.tab.evaluate('history.forward()')
      await sleep(FORWARD_MS)
      await person.until(`!${is_open} && ${entry} === 0`, 'not opened by Forward')
      lengths.push(await person.tab.evaluate<number>('history.length'))
    }
    expect(await person.tab.evaluate<string>('location.pathname')).toBe('/about')
    expect(new Set(lengths).size).toBe(1)
  },

  'sign in': async ({ person, player }) => {
    await person.goTo('/about')
    await person.press('Login', 'header button')
    await person.fill(/^User name or phone/, player.phone)
    await person.fill(/^Password/, player.password)
    await person.press('Login', 'dialog button[type="submit"]')
    await person.until(`!document.querySelector('dialog[open]') && localStorage.getItem('token')`, 'signed in')
  },

  exchange: async ({ app, person, player }) => {
    await person.press(/Exchange/, 'header button')
    await person.fill(/^Amount/, '4000')
    await person.press(/^Exchange 4,000/, 'dialog button[type="submit"]')
    await person.until(`!document.querySelector('dialog[open]')`, 'closed')
    await eventually(async () => (await app.balancesOf(player)).game).toBe(kyat(4_000))
  },

  roll: async ({ app, person, player }) => {
    await person.goTo('/digitbet')
    await person.press(/^Big/)
    await person.press(/^Roll/, 'main button')
    const bets = () => app.owner_db`select 1 from digit_bet.bet where player_id = ${player.id}`
    await eventually(async () => (await bets()).length).toBe(1)
    await person.reads(/\d \(ours\) \+ \d \(yours\) = \d+ → \d/)
  },

  '2D slip': async ({ app, person, player }) => {
    await person.goTo('/2d/bet?time=2')
    await person.press(/^91,/, '[role="group"] button, button')
    await person.press(/^07,/, '[role="group"] button, button')
    await person.press(/^Bet 200/)
    await person.until(`location.pathname === '/2d/confirm'`, 'at the confirmation')
    await person.press(/^Confirm/)
    await person.until(`location.pathname === '/morning-bet-slip'`, 'at the slip')
    await person.reads('Pending')
    const slips = await app.owner_db`select 1 from two_d.slip where player_id = ${player.id}`
    expect(slips).toHaveLength(1)
  },

  'a typed list': async ({ person }) => {
    await person.goTo('/2d/bet?time=2')
    await person.press('Type a list')
    await person.fill(/^Numbers and stakes/, '12 R 500')
    await person.press(/^Add 2 numbers · 1,000/)
    await person.reads(/2 numbers · 1,000/)
  },

  'a game': async ({ person }) => {
    await person.goTo('/?type=1&provider=1')
    await person.press(/./, 'main li article button, main li button')
    await person.until(`location.pathname.indexOf('/play/') >= 0`, 'in the game')
    await person.reads(/4,000|3,9\d\d|4,\d\d\d/)
  },

  offline: async ({ person, line }) => {
    await person.goTo('/about')
    if (!(await person.tab.evaluate<boolean>(`'serviceWorker' in navigator`))) throw new Error('no service worker')
    const kept = `Promise.all([location.href, '/?type=all'].map(function (path) { return caches.match(path, { ignoreVary: true }) })).then(function (all) { return all.every(Boolean) })`
    await person.until(`navigator.serviceWorker.controller`, 'with a worker')
    // A promise is always true: it is waited for by the browser.
    await eventually(() => person.tab.evaluate<boolean>(kept).catch(() => false)).toBe(true)
    line.cut()
    await person.goTo('/about')
    await person.until(`'kept' in document.documentElement.dataset`, 'from the phone')
    line.mend()
  },
}

/** The page under a sheet is dimmed. */
export async function expectVeil(person: Person): Promise<void> {
  const colour = `getComputedStyle(document.querySelector('dialog[open]'), '::backdrop').backgroundColor`
  expect(await person.tab.evaluate<string>(colour)).toMatch(/^rgba\(4, 26, 22, 0\.6\d*\)$/)
}
