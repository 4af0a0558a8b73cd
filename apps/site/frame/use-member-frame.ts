import { useEffect, useReducer } from 'react'
import type { memberFrame } from './member-frame.tsx'

let frame: typeof memberFrame | undefined

/** The file that is imported, from the root. */
export const MEMBER_FRAME_SOURCE = 'apps/site/frame/member-frame.tsx'

/** Awaited before a member's first view is rendered, here and on the server. */
export async function loadMemberFrame(): Promise<void> {
  frame ??= await import('./member-frame.tsx').then((module) => module.memberFrame)
}

/** Null for guests, and for a moment after a login. */
export function useMemberFrame(is_member: boolean): typeof memberFrame | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!is_member || frame) return
    loadMemberFrame().then(lookAgain, (error: unknown) => console.warn('frame', error))
  }, [is_member])
  return is_member && frame ? frame : null
}
