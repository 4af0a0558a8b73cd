import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

/** Whether the last call had an answer, whatever it was. Polls go on while none has, and notice when it is back. */
const answered = createStore(true)
/** The browser's own report of the network. */
const connected = createStore(navigator.onLine)
addEventListener('online', () => connected.set(true))
addEventListener('offline', () => connected.set(false))

export const noteAnswer = (is_answered: boolean) => answered.set(is_answered)
export const isOnline = () => connected.get() && answered.get()

function subscribe(listener: () => void): () => void {
  const ends = [connected.subscribe(listener), answered.subscribe(listener)]
  return () => {
    for (const end of ends) end()
  }
}

/** Whether the server can be reached, as far as this page knows. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline)
