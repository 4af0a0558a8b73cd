import { useRef, useState } from 'react'
import type { QueueRow, RejectBody, RequestDetail } from '#contract/cashier-console.ts'
import { REJECTION_NOTE_MAX, type RejectionReason } from '#contract/cashier-rules.ts'
import { Icon } from '#ui/icon.tsx'
import { arrowCounterClockwiseBold } from '#ui/icons/arrow-counter-clockwise-bold.ts'
import { formatMoney } from '#ui/money.tsx'
import { Note } from '#ui/note.tsx'
import { useMay } from '../../platform/call/me.ts'
import { Kbd } from '../../platform/page/kbd.tsx'
import { useKeys } from '../../platform/page/use-keys.ts'
import styles from './detail.module.css'
import { PRESETS, type QueueKind } from './queue-kind.ts'
import { texts } from './texts.ts'

export interface DecisionProps {
  kind: QueueKind
  request: RequestDetail
  /** Who works on it, as the list has it: newer than the detail. */
  claim: QueueRow['claim']
  is_approving: boolean
  is_rejecting: boolean
  onApprove: () => void
  onUndo: () => void
  onReject: (body: RejectBody) => void
}

/** Why it is not for this person to decide about it now; null when it is. */
function useObstacle({ request, claim }: DecisionProps): string | null {
  const may_be_second = useMay('requests.approve_large')
  const { first_approval } = request
  if (request.is_own) return texts.own
  if (first_approval?.is_mine) return texts.mineFirst
  if (claim && !claim.is_mine) return `${texts.someoneWorks(claim.user_name)}.`
  if (first_approval && !may_be_second) return texts.secondNotYou(first_approval.user_name)
  return null
}

/** The reasons and the two buttons below everything that one looked at. */
export function Decision(props: DecisionProps) {
  const { kind, request, is_approving, is_rejecting, onApprove, onUndo, onReject } = props
  const obstacle = useObstacle(props)
  const [reason, setReason] = useState<RejectionReason | null>(null)
  const [note, setNote] = useState('')
  const [is_asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const is_off = obstacle !== null || is_rejecting

  const choose = (preset: RejectionReason | undefined) => {
    if (!is_off && !is_approving && preset) setReason(preset === reason ? null : preset)
  }
  const approve = (event?: KeyboardEvent) => {
    if (!is_off && event?.repeat !== true) onApprove()
  }
  const reject = () => {
    if (is_off || is_approving) return
    const words = note.trim()
    if (reason === null && words === '') return setAsked(true)
    onReject({ version: request.version, reason: reason ?? 'other', note: words === '' ? null : words })
  }
  const presets = PRESETS[kind]
  useKeys({
    a: approve,
    r: (event) => event.repeat || reject(),
    u: onUndo,
    w: () => field.current?.focus(),
    ...Object.fromEntries(presets.map((preset, index) => [String(index + 1), () => choose(preset)])),
  })

  return (
    <div className={styles.decision}>
      {obstacle !== null ? (
        <Note kind="info">{obstacle}</Note>
      ) : (
        <fieldset disabled={is_rejecting || is_approving}>
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
      {obstacle === null && <SecondPerson request={request} />}
      {is_approving ? (
        <UndoBar amount={request.amount} onUndo={onUndo} />
      ) : (
        <div className={styles.buttons}>
          <button type="button" className={styles.reject} disabled={is_off} aria-keyshortcuts="R" onClick={reject}>
            {is_rejecting ? texts.rejecting : texts.reject} <Kbd name="R" />
          </button>
          <button
            type="button"
            className={styles.approve}
            disabled={is_off}
            aria-keyshortcuts="A"
            onClick={() => approve()}
          >
            {approveWord(request)} {formatMoney(request.amount)} Ks <Kbd name="A" />
          </button>
        </div>
      )}
    </div>
  )
}

function approveWord({ needs_second_person, first_approval }: RequestDetail): string {
  return !needs_second_person || first_approval ? texts.approve : texts.firstApprove
}

function SecondPerson({ request: { needs_second_person, first_approval } }: { request: RequestDetail }) {
  if (first_approval) return <Note kind="success">{texts.secondNow(first_approval.user_name)}</Note>
  if (needs_second_person) return <Note kind="pending">{texts.secondNeeded}</Note>
  return null
}

function UndoBar({ amount, onUndo }: { amount: number; onUndo: () => void }) {
  return (
    <div className={styles.undo} role="status">
      <span>
        {texts.approvingSoon} <span className="num">{formatMoney(amount)}</span> Ks…
      </span>
      <button type="button" aria-keyshortcuts="U" onClick={onUndo}>
        <Icon glyph={arrowCounterClockwiseBold} size={16} />
        {texts.undo} <Kbd name="U" />
      </button>
      <i />
    </div>
  )
}
