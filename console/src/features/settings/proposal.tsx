import { useState } from 'react'
import type { SettingGroup, SettingProposal } from '#contract/setting.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import form_styles from '../../platform/form.module.css'
import { useMay } from '../../platform/me.ts'
import { momentOf } from '../../platform/time.ts'
import { Lines } from './lines.tsx'
import { approveProposal, rejectProposal } from './queries.ts'
import styles from './settings.module.css'
import { texts } from './texts.ts'

/** A change that waits for the word of a second person. */
export function Proposal({ group, proposal }: { group: SettingGroup; proposal: SettingProposal }) {
  const may_decide = useMay('settings.approve')
  const [is_busy, setBusy] = useState(false)
  const { id, user_name, asked_at, is_mine, reason } = proposal
  const decide = async (verb: typeof approveProposal, text: string) => {
    setBusy(true)
    try {
      await verb(group.key, id)
      showToast({ kind: 'success', text, position: 'top-center' })
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error), position: 'top-center' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.proposal} aria-label={texts.waits}>
      <h2>{texts.waits}</h2>
      <p>
        {texts.askedBy(user_name, momentOf(asked_at))}
        {reason && `: ${reason}`}
      </p>
      <Lines group={group} change={proposal} />
      {is_mine && <p>{texts.mine}</p>}
      {may_decide && (
        <div className={form_styles.buttons}>
          {!is_mine && (
            <Button size="sm" disabled={is_busy} onClick={() => void decide(approveProposal, texts.approved)}>
              {texts.approve}
            </Button>
          )}
          <Button
            kind="secondary"
            size="sm"
            disabled={is_busy}
            onClick={() => void decide(rejectProposal, texts.rejected)}
          >
            {is_mine ? texts.takeBack : texts.reject}
          </Button>
        </div>
      )}
    </section>
  )
}
