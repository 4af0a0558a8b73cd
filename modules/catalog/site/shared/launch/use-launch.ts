import { useSyncExternalStore } from 'react'
import { IDLE, type LaunchState, launchStore } from './launch-store.ts'

export function useLaunch(): LaunchState {
  return useSyncExternalStore(launchStore.subscribe, launchStore.get, () => IDLE)
}
