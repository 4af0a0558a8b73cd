import { RECEIVED_REASONS, REJECTION_NOTE_MAX } from '#cashier/contract/rules.ts'
import type { RequestDetail } from '#cashier/contract/staff.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import styles from '../detail/detail.module.css'
import { texts } from '../texts.ts'
import own from './terms.module.css'
import type { TermsInHand } from './use-terms.ts'

/** A chosen preset is enough; `other` is said in words. */
const PRESETS = RECEIVED_REASONS.filter((code) => code !== 'other')
const AMOUNT_LETTERS = 20

interface TermsFieldsProps {
  request: RequestDetail
  hand: TermsInHand
  is_off: boolean
}

/** The fields that an approval needs where the reference was used before, and where another amount has arrived. */
export function TermsFields({ request, hand, is_off }: TermsFieldsProps) {
  const { terms, change, needs_reuse_reason } = hand
  const { received, reuse_reason, first_approval } = request
  const by = first_approval?.user_name ?? ''
  return (
    <fieldset className={own.terms} disabled={is_off}>
      {reuse_reason !== null && <Note kind="info">{texts.reuse.given(by, reuse_reason)}</Note>}
      {received && <Note kind="info">{texts.received.given(by, receivedWords(request))}</Note>}
      {needs_reuse_reason && (
        <>
          <Note kind="error">{texts.reuse.needed}</Note>
          <input
            className={styles.note}
            aria-label={texts.reuse.field}
            placeholder={texts.reuse.field}
            maxLength={REJECTION_NOTE_MAX}
            value={terms.reuse_reason}
            onChange={(event) => change({ reuse_reason: event.target.value })}
            onKeyDown={blurAtEnd}
          />
        </>
      )}
      {/* A button, so that the keys of the queue go on working behind it. */}
      <button
        type="button"
        className={own.other}
        aria-pressed={terms.is_other}
        onClick={() => change({ is_other: !terms.is_other })}
      >
        {texts.received.other}
      </button>
      {terms.is_other && <ReceivedFields hand={hand} />}
    </fieldset>
  )
}

function ReceivedFields({ hand: { terms, change } }: { hand: TermsInHand }) {
  return (
    <>
      <input
        className={styles.note}
        aria-label={texts.received.amount}
        placeholder={texts.received.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={AMOUNT_LETTERS}
        value={terms.amount}
        onChange={(event) => change({ amount: event.target.value })}
        onKeyDown={blurAtEnd}
      />
      <div className={own.reasons}>
        {PRESETS.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={terms.code === code}
            onClick={() => change({ code: terms.code === code ? null : code })}
          >
            {texts.received.reasons[code]}
          </button>
        ))}
      </div>
      <input
        className={styles.note}
        aria-label={texts.received.note}
        placeholder={texts.received.note}
        maxLength={REJECTION_NOTE_MAX}
        value={terms.note}
        onChange={(event) => change({ note: event.target.value })}
        onKeyDown={blurAtEnd}
      />
    </>
  )
}

/** 49,500 Ks, fee kept, with what was said besides. */
export function receivedWords({ received }: Pick<RequestDetail, 'received'>): string {
  if (received === null) return ''
  const { amount, code, note } = received
  const preset = code === 'other' ? null : texts.received.reasons[code]
  return [`${formatMoney(amount)} Ks`, preset, note].filter((part) => part !== null).join('. ')
}

/** The keys of the queue work again. */
function blurAtEnd(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
}
