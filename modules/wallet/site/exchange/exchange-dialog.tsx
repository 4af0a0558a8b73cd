import { useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useSession } from '#platform/site/session/session.ts'
import { knownShortfall } from '#platform/site/shortfall.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Note } from '#ui/components/display/note.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { showToast } from '#ui/components/overlays/toast.tsx'
import type { ExchangeOptions } from '../index.ts'
import { walletTexts } from '../texts.ts'
import { amountText, type Direction, parseAmount, proposalFor, roundedUp } from './amount.ts'
import type { ExchangeFailure } from './exchange.ts'
import { ExchangeForm } from './exchange-form.tsx'
import { useExchange } from './use-exchange.ts'

/** Moves money between main and game without leaving the screen. Errors stay inside: the page behind is inert. */
export function ExchangeDialog({ open, onClose, then: goOn }: ExchangeOptions & OverlayProps) {
  const texts = useTexts(walletTexts)
  const language = useLanguage()
  const { exchange, sending } = useExchange()
  const { user } = useSession()
  const [shortfall] = useState(knownShortfall)
  const [proposal] = useState(() => proposalFor(user, { shortfall, is_for_game: goOn !== undefined }))
  // The code of the fault and no sentence: the sentence changes with the language.
  const [failure, setFailure] = useState<ExchangeFailure | null>(null)

  const failureText = (result: ExchangeFailure): string => {
    if (result.kind === 'unreachable') return texts.network_error
    return refusalText(result.refusal, language) || texts.exchange_failed
  }

  const submit = async (direction: Direction, amount: number): Promise<boolean> => {
    setFailure(null)
    const result = await exchange(direction, amount)
    if (result.kind !== 'done') {
      setFailure(result)
      return false
    }
    // The platform speaks English; the other languages have the same sentence of their own.
    const message = language === 'en' && result.message ? result.message : texts.exchange_successful
    onClose()
    showToast({ text: message, kind: 'success' })
    goOn?.()
    return true
  }

  const note =
    failure !== null ? (
      <Note kind="error">{failureText(failure)}</Note>
    ) : goOn ? (
      <Note kind="info">{texts.why_offered}</Note>
    ) : null

  return (
    <Sheet open={open} onClose={onClose} title={texts.exchange} closeLabel={texts.close}>
      <ExchangeForm
        sending={sending}
        errorOf={(text) => (parseAmount(text) === null ? texts.invalid_amount : null)}
        note={note}
        hint={shortfall && proposal.amount !== '' && texts.missing(amountText(roundedUp(shortfall.missing)))}
        proposal={proposal}
        submitLabel={(amount) => (amount === null ? texts.do_exchange : texts.do_exchange_amount(amount))}
        onExchange={submit}
        onChange={() => setFailure(null)}
        onCancel={onClose}
      />
    </Sheet>
  )
}
