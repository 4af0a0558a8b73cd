import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure, Refusal } from '#platform/site/calls/api.ts'
import { submit } from '#platform/site/calls/submit.ts'
import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { signOut } from '#platform/site/session/session-end.ts'
import { useTexts } from '#platform/site/texts.ts'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { identityTexts } from '../texts.ts'
import { sessionsQuery } from './queries.ts'

/** Of the profile area. */
const TOAST_MS = 3000
const OTHERS = 'others'

/** Logs devices out, one call at a time. */
export function useEnding() {
  const shared = useTexts(identityTexts)
  const texts = useTexts(identityTexts).sessions
  const language = useLanguage()
  const cache = useQueryClient()
  /** The id of the session that is being ended. */
  const [ending, setEnding] = useState<string | null>(null)

  async function end(which: string, path: string, onDone: () => void): Promise<void> {
    setEnding(which)
    try {
      await submit(path)
      onDone()
    } catch (error) {
      if (!isFailure(error)) throw error
      const said = error instanceof Refusal ? refusalText(error, language) : ''
      showToast({ text: said || shared.unexpected, kind: 'error', ms: TOAST_MS })
    }
    // After a failure too: what was meant may be done, or its session gone.
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    setEnding(null)
  }
  const notify = (text: string) => showToast({ text, kind: 'success', ms: TOAST_MS })

  return {
    ending,
    ends_others: ending === OTHERS,
    endOne: (session: { id: string; is_current: boolean }) =>
      void end(session.id, `/sessions/${session.id}/end`, () => {
        notify(texts.ended)
        // The server has ended the session of this page.
        if (session.is_current) signOut()
      }),
    endOthers: () => void end(OTHERS, '/sessions/end-others', () => notify(texts.others_ended)),
  }
}
