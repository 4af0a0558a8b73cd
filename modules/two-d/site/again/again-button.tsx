import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { useLanguage } from '#platform/site/language.ts'
import { navigate } from '#platform/site/navigation.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import { arrowsClockwiseRegular } from '#ui/icons.ts'
import { confirmHref } from '../session.ts'
import type { Slip } from '../slips/parse-slips.ts'
import { twoDTexts } from '../texts.ts'
import { TOAST_MS } from '../time/toast-time.ts'
import { againTexts } from './texts.ts'

/** The draft and its rules are of no use to a page of slips before this press. @throws NetworkFailure */
const loadRepeat = () =>
  import('./repeat-slip.ts').catch((error: unknown) => {
    console.warn('again', error)
    throw new NetworkFailure()
  })

/** The same numbers and stakes for the next draw that is open. Nothing is placed before the player has confirmed it. */
export function AgainButton({ slip }: { slip: Slip }) {
  const texts = useTexts(againTexts)
  const { live, loading, network_or_server } = useTexts(twoDTexts)
  const language = useLanguage()
  const cache = useQueryClient()
  const [is_busy, setBusy] = useState(false)
  const say = (text: string) => showToast({ text, kind: 'error', ms: TOAST_MS })
  const repeat = async () => {
    setBusy(true)
    try {
      const { repeatSlip } = await loadRepeat()
      const session = await repeatSlip(cache, slip)
      if (session) await navigate(confirmHref(session))
      else say(live.betting_closed)
    } catch (error) {
      if (!isFailure(error)) throw error
      say((error instanceof Refusal && refusalText(error, language)) || network_or_server)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      kind="tonal"
      size="sm"
      aria-label={`${texts.again}: ${slip.slip_no}`}
      busy={is_busy}
      busyLabel={loading}
      onPointerDown={() => void loadRepeat().catch(() => {})}
      onClick={() => void repeat()}
    >
      <Icon glyph={arrowsClockwiseRegular} size={16} />
      {texts.again}
    </Button>
  )
}
