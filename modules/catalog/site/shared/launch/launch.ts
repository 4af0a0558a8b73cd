import type { Game } from '#catalog/contract/player.ts'
import { callApi, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { openExchangeModal, openLoginModal } from '#platform/site/login-modal.ts'
import { sessionStore } from '#platform/site/session/session-store.ts'
import { type GameWindow, openGameWindow } from './game-window.ts'
import { IDLE, type LaunchFailure, launchStore } from './launch-store.ts'
import type { LaunchedGame } from './parse-launched.ts'

/** The least that an exchange moves, in kyat: with less than this nothing can be played. */
const EXCHANGE_MIN = 1
/** A page that is still here so long after it was sent away was stopped by the player. */
const LEAVING_MS = 15_000

/** Only the newest press counts. */
let attempt = 0
/** Products that answered with a document: their window is opened within the tap, where no browser blocks it. */
const windowed = new Set<number>()

/** Play was pressed: a guest logs in first, an empty game balance is filled first if it can be. */
export function playGame(game: Game): void {
  if (game.status === 'maintenance') return
  const { is_member, user } = sessionStore.get()
  if (!is_member) return openLoginModal({ then: () => playGame(game) })
  const is_empty = user !== null && user.balance < EXCHANGE_MIN
  if (is_empty && user.main_balance >= EXCHANGE_MIN) return openExchangeModal({ then: () => void launch(game) })
  void launch(game)
}

async function launch(game: Game): Promise<void> {
  attempt += 1
  const own = attempt
  const game_window = windowed.has(game.product_code) ? openGameWindow() : null
  launchStore.set({ launching: game.id, failure: null })
  const result = await askForGame(game)
  if (own !== attempt) return game_window?.close()
  if (result.kind === 'content') return showContent(game.product_code, result.content, game_window)
  game_window?.close()
  if (result.kind === 'url') return leaveFor(result.url)
  // The session had ended: the player signs in again, and the game goes on.
  if (result.kind === 'refused' && result.refusal.http === 401) {
    launchStore.set(IDLE)
    return openLoginModal({ then: () => playGame(game) })
  }
  launchStore.set({ launching: null, failure: result })
}

async function askForGame(game: Game): Promise<LaunchedGame | LaunchFailure> {
  const body = { game_code: game.game_code, product_code: game.product_code, game_type: game.game_type }
  try {
    const parse = async () => (await import('./parse-launched.ts')).parseLaunched
    return await callApi('POST', '/seamless/launch-game', parse, { body })
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error }
    if (error instanceof NetworkFailure) return { kind: 'network' }
    throw error
  }
}

/** The tile keeps spinning until the page is gone. It may come back as it was left. */
function leaveFor(url: string): void {
  const settle = () => launchStore.set(IDLE)
  window.addEventListener('pageshow', settle, { once: true })
  setTimeout(settle, LEAVING_MS)
  window.location.assign(url)
}

function showContent(product_code: number, content: string, game_window: GameWindow | null): void {
  windowed.add(product_code)
  const opened = game_window ?? openGameWindow()
  opened?.show(content)
  launchStore.set({ launching: null, failure: opened ? null : { kind: 'blocked', content, product_code } })
}

/** A window that was blocked opens by this tap; what it is to show is here already. */
export function openBlocked({ product_code, content }: Extract<LaunchFailure, { kind: 'blocked' }>): void {
  showContent(product_code, content, null)
}

export function dismissFailure(): void {
  launchStore.set({ ...launchStore.get(), failure: null })
}

/** The lists are left: a game that is still on its way must not pull the player out of the next screen. */
export function abandonLaunch(): void {
  attempt += 1
  launchStore.set(IDLE)
}
