import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import form from '#platform/console/form/form.module.css'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import type { TwoDExposure } from '#two-d/contract/limits-staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { LimitsSheet } from '../limits/limits-sheet.tsx'
import { closeNumbers } from '../queries.ts'
import { texts } from '../texts.ts'
import styles from '../two-d.module.css'

interface NumberActionsProps {
  exposure: TwoDExposure
  chosen: readonly string[]
  onDone: () => void
}

type Action = 'close' | 'open' | 'limits'

/** The actions on the chosen numbers, while the draw takes bets. */
export function NumberActions({ exposure, chosen, onDone }: NumberActionsProps) {
  const [action, setAction] = useState<Action | null>(null)
  const may_write = useMay('two_d.write')
  if (!may_write || !exposure.is_open) return null
  const numbers = [...chosen]
  const closed = exposure.numbers.filter(({ num, is_closed }) => is_closed && chosen.includes(num)).length
  const done = () => {
    setAction(null)
    onDone()
  }
  const submitLabel = action === 'close' ? texts.closeNumbers : texts.openNumbers
  return (
    <div className={styles.actions}>
      <p>{numbers.length === 0 ? texts.chooseNumber : texts.chosen(listed(numbers))}</p>
      <div className={form.buttons}>
        {closed < numbers.length && (
          <Button kind="secondary" size="sm" onClick={() => setAction('close')}>
            {texts.closeNumbers}
          </Button>
        )}
        {closed > 0 && (
          <Button kind="secondary" size="sm" onClick={() => setAction('open')}>
            {texts.openNumbers}
          </Button>
        )}
        {exposure.pending_change === null && (
          <Button kind="secondary" size="sm" onClick={() => setAction('limits')}>
            {texts.changeLimits}
          </Button>
        )}
      </div>
      {(action === 'close' || action === 'open') && (
        <ReasonDialog
          title={`${submitLabel}: ${listed(numbers)}`}
          submitLabel={submitLabel}
          onClose={() => setAction(null)}
          send={async (reason) => {
            await closeNumbers(exposure.draw_id, { numbers, is_closed: action === 'close', reason })
            onDone()
          }}
        />
      )}
      {action === 'limits' && <LimitsSheet exposure={exposure} chosen={numbers} onClose={done} />}
    </div>
  )
}

const LISTED_MAX = 12
const listed = (numbers: string[]) =>
  numbers.length > LISTED_MAX ? `${numbers.slice(0, LISTED_MAX).join(' ')} … (${numbers.length})` : numbers.join(' ')
