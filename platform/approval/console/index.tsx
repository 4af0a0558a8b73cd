import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approval } from '#approval/contract/staff.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { Views } from '#platform/console/page/views.tsx'
import { sayDone, sayFailure } from '#platform/console/say.ts'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { ApprovalRow } from './approval-row.tsx'
import styles from './approvals.module.css'
import { OpenedPanel } from './opened-panel.tsx'
import type { ApprovalPanels } from './panel.ts'
import { approvalsQuery, approve, refuse } from './queries.ts'
import { texts } from './texts.ts'
import { useOpened } from './use-opened.ts'

const VIEWS = [
  { value: null, label: texts.waiting },
  { value: 'mine', label: texts.mine },
]

const HINTS = [
  { keys: ['J', 'K'], does: texts.next },
  { keys: ['A'], does: texts.approveKey },
  { keys: ['R'], does: texts.rejectKey },
  { keys: ['Enter'], does: texts.openKey },
]

const idOf = ({ id }: Approval) => id

/** All that waits for a second person, and what became of one's own requests. */
export function ApprovalsScreen({ panels }: { panels: ApprovalPanels }) {
  const show = useFilters().get('show') === 'mine' ? 'mine' : null
  const query = useQuery(approvalsQuery(show))
  const approvals = query.data ?? []
  const { chosen, chosen_id, steps } = useChosen(approvals, idOf)
  const [refused, setRefused] = useState<Approval | null>(null)
  const { opened, Panel, open, close } = useOpened(panels, chosen)

  const approveOrOpen = async (approval: Approval) => {
    if (panels[approval.kind]?.hasFields(approval) || !approval.may_approve) open(approval)
    else await approveOrSay(approval)
  }
  const keys = {
    a: () => chosen && void approveOrOpen(chosen),
    r: () => chosen && (chosen.may_reject || chosen.may_withdraw) && setRefused(chosen),
    enter: () => chosen && open(chosen),
  }
  // An open panel has keys of its own for the decision.
  useKeys({ ...steps, ...(Panel ? {} : keys) })

  return (
    <Page
      title={texts.title}
      hints={HINTS}
      asideLabel={opened && texts.kinds[opened.kind]}
      aside={opened && Panel && <OpenedPanel key={opened.id} approval={opened} Panel={Panel} onClose={close} />}
    >
      <Views label={texts.views} name="show" views={VIEWS} />
      <ListBox
        file={fileOf('/approvals', { show })}
        query={query}
        is_empty={approvals.length === 0}
        nothing={
          <Nothing
            title={show === null ? texts.none : texts.noneMine}
            line={show === null ? texts.noneLine : texts.noneMineLine}
          />
        }
      >
        <ul className={styles.list}>
          {approvals.map((approval) => (
            <ApprovalRow
              key={approval.id}
              approval={approval}
              is_chosen={approval.id === chosen_id}
              panel={panels[approval.kind]}
              onOpen={() => open(approval)}
              onApprove={() => approveOrOpen(approval)}
              onRefuse={() => setRefused(approval)}
            />
          ))}
        </ul>
      </ListBox>
      {refused && (
        <ReasonDialog
          title={(refused.may_withdraw ? texts.withdrawTitle : texts.rejectTitle)(refused.title)}
          submitLabel={refused.may_withdraw ? texts.withdraw : texts.reject}
          onClose={() => setRefused(null)}
          send={async (reason) => {
            await refuse(refused, reason)
            sayDone(refused.may_withdraw ? texts.withdrawn : texts.rejected)
          }}
        />
      )}
    </Page>
  )
}

async function approveOrSay(approval: Approval): Promise<void> {
  try {
    const { data } = await approve(approval)
    sayDone(data.status === 'pending' ? texts.firstNoted : texts.approved)
  } catch (error) {
    sayFailure(error)
  }
}
