import { useState } from 'react'
import { sayFailure } from '../say.ts'

/** For a button that rests while the platform works. What was refused is said; what else there is to say, the action says. */
export function useAction() {
  const [is_busy, setBusy] = useState(false)
  async function act(action: () => Promise<unknown>) {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { is_busy, act: (action: () => Promise<unknown>) => void act(action) }
}
