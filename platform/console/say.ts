import { showToast } from '#ui/components/overlays/toast.tsx'
import { failureText } from './call/api.ts'
import { soundRefusal } from './sound.ts'

/** The result of an action stands above the middle of the screen, where it is seen from a list and from its panel. */
const position = 'top-center'

export function sayDone(text: string): void {
  showToast({ kind: 'success', text, position })
}

/** A fault that is known before the platform is asked. */
export function sayWrong(text: string): void {
  showToast({ kind: 'error', text, position })
}

/** A press that had no effect: heard as well, since the eyes are elsewhere. */
export function sayRefused(text: string): void {
  soundRefusal()
  sayWrong(text)
}

export function sayFailure(error: unknown): void {
  sayWrong(failureText(error))
}

/** For an action that nothing else waits for. */
export function showOutcome(action: Promise<unknown>, done: string): void {
  void wait(action, done)
}

async function wait(action: Promise<unknown>, done: string): Promise<void> {
  try {
    await action
    sayDone(done)
  } catch (error) {
    sayFailure(error)
  }
}
