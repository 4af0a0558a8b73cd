import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

/** Two signs have space on the button of the menu. */
const SHOWN_MAX = 9

const unreadStore = createStore(0)

/** Events that the player has not read, up to 100: for the menu, and as a badge that the styles of the bar draw. */
export function setUnread(count: number): void {
  unreadStore.set(count)
  const { style } = document.documentElement
  if (count === 0) style.removeProperty('--unread')
  else style.setProperty('--unread', `"${count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}"`)
}

export const useUnread = (): number => useSyncExternalStore(unreadStore.subscribe, unreadStore.get, () => 0)
