import { useSyncExternalStore } from 'react'
import { createStore } from '#ui/store.ts'

/** A line that answers within this time needs no excuse. */
const NOTICE_MS = 200

const announced = createStore(0)

/** Tells the player that what they have pressed is on its way, where the line is slow to bring it. */
export async function announceWait<T>(work: Promise<T>): Promise<T> {
  let is_announced = false
  const notice = setTimeout(() => {
    is_announced = true
    announced.set(announced.get() + 1)
  }, NOTICE_MS)
  try {
    return await work
  } finally {
    clearTimeout(notice)
    if (is_announced) announced.set(announced.get() - 1)
  }
}

/** Whether the player waits for a screen or a sheet that they have asked for. */
export function useIsWaiting(): boolean {
  return useSyncExternalStore(
    announced.subscribe,
    () => announced.get() > 0,
    () => false,
  )
}
