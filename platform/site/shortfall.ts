import { useEffect } from 'react'

export interface Shortfall {
  /** The balance that the page plays from. */
  to: 'main' | 'game'
  /** In kyat. */
  missing: number
}

let known: Shortfall | null = null

/** The amount by which the stake of the open page exceeds its balance; null where it does not. */
export const knownShortfall = (): Shortfall | null => known

/** A page tells what its stake needs: an exchange that is opened over it, from wherever, comes filled in. */
export function useShortfall(to: Shortfall['to'], missing: number): void {
  useEffect(() => {
    known = missing > 0 ? { to, missing } : null
    return () => {
      known = null
    }
  }, [to, missing])
}
