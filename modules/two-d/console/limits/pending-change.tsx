import { useMay } from '#platform/console/call/me.ts'
import { PendingPanel } from '#platform/console/pending-panel.tsx'
import { sayDone } from '#platform/console/say.ts'
import type { TwoDLimitChange } from '#two-d/contract/limits-staff.ts'
import { approveLimitChange, rejectLimitChange } from '../queries.ts'
import { texts } from '../texts.ts'
import { whatChanges } from './what-changes.ts'

export function PendingChange({ change }: { change: TwoDLimitChange }) {
  const may_decide = useMay('two_d.declare')
  const { number, requested_by, reason } = change
  return (
    <PendingPanel
      title={texts.change(number)}
      what={whatChanges(change)}
      requested_by={requested_by.user_name}
      reason={reason}
      may_decide={may_decide}
      said={requested_by.is_me ? 'asked' : null}
      approve={async () => {
        await approveLimitChange(change)
        sayDone(texts.approved)
      }}
      reject={(why) => rejectLimitChange(change, why)}
    />
  )
}
