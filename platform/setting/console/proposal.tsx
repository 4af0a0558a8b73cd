import { useMay } from '#platform/console/call/me.ts'
import { useAction } from '#platform/console/call/use-action.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import form_styles from '#platform/console/form/form.module.css'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import type { SettingGroup, SettingProposal } from '#setting/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Lines } from './lines.tsx'
import { approveProposal, rejectProposal } from './queries.ts'
import styles from './settings.module.css'
import { texts } from './texts.ts'

/** A change that waits for the word of a second person. */
export function Proposal({ group, proposal }: { group: SettingGroup; proposal: SettingProposal }) {
  const may_decide = useMay('settings.approve')
  const { is_busy, act } = useAction()
  const { id, user_name, requested_at, is_mine, reason } = proposal
  const decide = (submitLabel: typeof approveProposal, text: string) =>
    act(async () => {
      await submitLabel(group.key, id)
      sayDone(text)
    })
  return (
    <section className={styles.proposal} aria-label={texts.waits}>
      <h2>{texts.waits}</h2>
      <p>
        {texts.requestedBy(user_name, momentOf(requested_at))}
        {reason && `: ${reason}`}
      </p>
      <Lines group={group} change={proposal} />
      {is_mine && <p>{common.approverRequired}</p>}
      {may_decide && (
        <div className={form_styles.buttons}>
          {!is_mine && (
            <Button size="sm" disabled={is_busy} onClick={() => decide(approveProposal, texts.approved)}>
              {common.approve}
            </Button>
          )}
          <Button kind="secondary" size="sm" disabled={is_busy} onClick={() => decide(rejectProposal, texts.rejected)}>
            {is_mine ? common.takeBack : common.reject}
          </Button>
        </div>
      )}
    </section>
  )
}
