import type { ExternalGame, OpenExternalGameAnswer } from '#external-game/contract/player.ts'
import { callOwn, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { openLoginModal } from '#platform/site/login-modal.ts'
import { sessionStore } from '#platform/site/session/session-store.ts'
import { IDLE, type LaunchFailure, launchStore } from './shared/launch/launch-store.ts'

/** The tab is opened within the tap, where no browser blocks it, and goes on when the platform has said where to. */
export function openExternalGame(game: ExternalGame): void {
  if (!sessionStore.get().is_member) return openLoginModal({ then: () => openExternalGame(game) })
  launchStore.set(IDLE)
  const tab = window.open('', '_blank')
  if (!tab) return fail({ kind: 'tab_blocked' })
  tab.opener = null
  void goOn(game, tab)
}

async function goOn(game: ExternalGame, tab: Window): Promise<void> {
  try {
    const { url } = await callOwn<OpenExternalGameAnswer['data']>('POST', `/external-games/${game.id}/open`)
    tab.location.replace(url)
  } catch (error) {
    tab.close()
    if (error instanceof Refusal) return fail({ kind: 'refused', refusal: error })
    if (error instanceof NetworkFailure) return fail({ kind: 'network' })
    throw error
  }
}

const fail = (failure: LaunchFailure) => launchStore.set({ launching: null, failure })
