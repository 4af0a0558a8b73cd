import { useRef, useState } from 'react'
import { REJECTION_NOTE_MAX, type RejectionReason } from '#cashier/contract/rules.ts'
import type { QueueRow, RequestDetail } from '#cashier/contract/staff.ts'
import { Kbd } from '#platform/console/page/keys/kbd.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { sayRefused } from '#platform/console/say.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { arrowCounterClockwiseBold } from '#ui/icons.ts'
import styles from '../detail/detail.module.css'
import { PRESETS, type QueueKind } from '../queue/queue-kind.ts'
import { texts } from '../texts.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { PayoutFields } from './payout-fields.tsx'
import { TakeOver } from './take-over.tsx'
import { TermsFields } from './terms-fields.tsx'
import type { useDeciding } from './use-deciding.ts'
import { usePayout } from './use-payout.ts'
import { type TermsInHand, useTerms } from './use-terms.ts'

export interface DecisionProps {
  kind: QueueKind
  request: RequestDetail
  /** Who works on it, as the list has it: newer than the detail. */
  claim: QueueRow['claim']
  /** Why a decision is refused now; null while it is not. */
  refusal: string | null
  deciding: ReturnType<typeof useDeciding>
}

/** The reasons and the two buttons below everything that one looked at. */
export function Decision({ kind, request, claim, refusal, deciding }: DecisionProps) {
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [note, setNote] = useState('')
  const [is_asked, setAsked] = useState(false)
  const hand = useTerms(request)
  const field = useRef<HTMLInputElement>(null)
  const payout = usePayout(request)
  const is_held = deciding.waiting?.id === request.id
  const is_sent = deciding.sending !== undefined

  const choose = (preset: RejectionReason | undefined) => {
    if (refusal === null && !is_held && preset) setReason(preset === reason ? null : preset)
  }
  /** Whether the press was refused, with a sentence. */
  const isRefused = () => {
    const sentence = refusal ?? (deciding.hasJustComeUp() ? texts.refused.justUp : null)
    if (sentence !== null) sayRefused(sentence)
    return sentence !== null
  }
  const approve = () => {
    if (isRefused()) return
    const missing = is_held ? null : (hand.missing ?? payout.missing())
    if (missing !== null) return sayRefused(missing)
    deciding.approve(request, { ...hand.approval, ...payout.approval, version: request.version })
  }
  const reject = () => {
    if (isRefused()) return
    if (is_held) return sayRefused(texts.refused.approvalWaits)
    const words = note.trim()
    if (reason === null && words === '') {
      hand.change({ is_other: false })
      return setAsked(true)
    }
    deciding.reject(request, { version: request.version, reason: reason ?? 'other', note: words === '' ? null : words })
  }
  const presets = PRESETS[kind]
  useKeys({
    a: (event) => event.repeat || approve(),
    r: (event) => event.repeat || reject(),
    u: deciding.undo,
    w: () => field.current?.focus(),
    t: () => payout.field.current?.focus(),
    ...Object.fromEntries(presets.map((preset, index) => [String(index + 1), () => choose(preset)])),
  })

  return (
    <div className={styles.decision}>
      {refusal !== null && !is_sent ? (
        <Note kind="info">{refusal}</Note>
      ) : (
        <fieldset disabled={is_sent || is_held} hidden={hand.terms.is_other}>
          <legend className={styles.label}>{texts.reason}</legend>
          <div className={styles.reasons}>
            {presets.map((preset, index) => (
              <button
                key={preset}
                type="button"
                aria-pressed={preset === reason}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => choose(preset)}
              >
                <Kbd name={String(index + 1)} />
                {texts.reasons[preset]}
              </button>
            ))}
          </div>
          <input
            ref={field}
            className={styles.note}
            aria-label={texts.note}
            aria-keyshortcuts="W"
            placeholder={`${texts.note} (W)`}
            maxLength={REJECTION_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur()
            }}
          />
          {is_asked && reason === null && note.trim() === '' && (
            <p className={styles.needed} role="alert">
              {texts.reasonNeeded}
            </p>
          )}
        </fieldset>
      )}
      {refusal === null && kind === 'deposits' && (
        <TermsFields request={request} hand={hand} is_off={is_sent || is_held} />
      )}
      {refusal === null && <SecondPerson request={request} hand={hand} />}
      {refusal === null && payout.is_shown && !is_held && !is_sent && (
        <PayoutFields payout={payout} amount={request.amount} onEnter={approve} />
      )}
      {claim && !claim.is_mine && !request.is_own && <TakeOver kind={kind} request={request} />}
      {is_held || deciding.sending === 'approve' ? (
        <UndoBar amount={hand.credited} onUndo={is_sent ? null : deciding.undo} />
      ) : (
        <DecisionButtons
          is_refused={refusal !== null}
          is_rejecting={is_sent}
          approveLabel={`${approveWord(request, hand)} ${formatMoney(hand.credited)} Ks`}
          onApprove={approve}
          onReject={reject}
        />
      )}
    </div>
  )
}

/** The label of the button. The second approval finishes the request, unless that person enters other terms. */
function approveWord({ first_approval }: RequestDetail, { needs_second_person, approval }: TermsInHand): string {
  const is_other = Object.keys(approval).length > 0
  return !needs_second_person || (first_approval && !is_other) ? texts.approve : texts.firstApprove
}

function SecondPerson({ request: { first_approval }, hand }: { request: RequestDetail; hand: TermsInHand }) {
  if (first_approval) return <Note kind="success">{texts.secondNow(first_approval.user_name)}</Note>
  // Where a reason is asked for, it is said there.
  if (hand.needs_second_person && !hand.needs_reuse_reason) return <Note kind="pending">{texts.secondNeeded}</Note>
  return null
}

/** Null where it is too late to undo. */
function UndoBar({ amount, onUndo }: { amount: number; onUndo: (() => void) | null }) {
  return (
    <div className={styles.undo} role="status">
      <span>
        {texts.approvingSoon} <span className="num">{formatMoney(amount)}</span> Ks…
      </span>
      {onUndo && (
        <>
          <button type="button" aria-keyshortcuts="U" onClick={onUndo}>
            <Icon glyph={arrowCounterClockwiseBold} size={16} />
            {texts.undo} <Kbd name="U" />
          </button>
          <i />
        </>
      )}
    </div>
  )
}
