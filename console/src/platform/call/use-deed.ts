import { useState } from 'react'
import { sayFailure } from '../say.ts'

/** For a button that rests while the house works. What was refused is said; what else there is to say, the deed says. */
export function useDeed() {
  const [is_busy, setBusy] = useState(false)
  async function act(deed: () => Promise<unknown>) {
    setBusy(true)
    try {
      await deed()
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { is_busy, act: (deed: () => Promise<unknown>) => void act(deed) }
}
