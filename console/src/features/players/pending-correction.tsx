import type { Correction } from '#contract/counter.ts'
import { Amount } from '../../platform/figures/amount.tsx'
import { PendingPanel } from '../../platform/pending-panel.tsx'
import { sayDone } from '../../platform/say.ts'
import { approveCorrection, rejectCorrection } from './queries.ts'
import { texts } from './texts.ts'

interface PendingCorrectionProps {
  correction: Correction
  may_decide: boolean
}

export function PendingCorrection({ correction, may_decide }: PendingCorrectionProps) {
  const { number, account, direction, amount, reason, asked_by } = correction
  return (
    <PendingPanel
      title={texts.correction(number)}
      what={
        <>
          {texts[account]}{' '}
          <b>
            <Amount amount={direction === 'credit' ? amount : -amount} signed />
          </b>
        </>
      }
      asked_by={asked_by.user_name}
      reason={reason}
      may_decide={may_decide}
      said={asked_by.is_me ? 'asked' : null}
      approve={async () => {
        await approveCorrection(correction)
        sayDone(texts.approved)
      }}
      reject={(why) => rejectCorrection(correction, why)}
    />
  )
}
