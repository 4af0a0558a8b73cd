import type { Movement } from '#contract/agent-console.ts'
import { Amount } from '../../platform/figures/amount.tsx'
import { PendingPanel } from '../../platform/pending-panel.tsx'
import { sayDone } from '../../platform/say.ts'
import { approveMovement, rejectMovement } from './queries.ts'
import { texts } from './texts.ts'

interface PendingMovementProps {
  movement: Movement
  may_decide: boolean
}

/** A large one needs two people's word, and nobody gives his twice. */
export function PendingMovement({ movement, may_decide }: PendingMovementProps) {
  const { number, kind, amount, note, asked_by, first_approved_by, needs_two } = movement
  const has_approved = first_approved_by?.is_me === true
  return (
    <PendingPanel
      title={`${texts.movement[kind]} ${number}`}
      what={
        <>
          <b>
            <Amount amount={amount} />
          </b>{' '}
          Ks
        </>
      }
      asked_by={asked_by.user_name}
      reason={note}
      may_decide={may_decide}
      said={has_approved ? 'approved' : null}
      approve={async () => {
        const { data } = await approveMovement(movement)
        sayDone(data.status === 'done' ? texts.approved : texts.waitsForSecond)
      }}
      reject={(reason) => rejectMovement(movement, reason)}
    >
      {needs_two && first_approved_by === null && <p>{texts.needsTwo}</p>}
      {first_approved_by && (
        <p>{has_approved ? texts.youApproved : texts.firstApproved(first_approved_by.user_name)}</p>
      )}
    </PendingPanel>
  )
}
