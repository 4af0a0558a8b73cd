import type { AgentProfile } from '#contract/agent/staff.ts'
import { REASON_LENGTH_MAX } from '#contract/staff/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { FormSheet } from '../../../platform/form/form-sheet.tsx'
import { textOf } from '../../../platform/form/use-form.ts'
import { asOverlay } from '../../../platform/page/as-overlay.tsx'
import { sayDone } from '../../../platform/say.ts'
import { texts as common } from '../../../platform/texts.ts'
import { movePlayer } from '../queries.ts'
import { texts } from '../texts.ts'

export const MovePlayerSheet = asOverlay(function MovePlayerSheet({
  agent,
  onClose,
}: {
  agent: AgentProfile
  onClose: () => void
}) {
  const send = async (values: FormData) => {
    await movePlayer(agent.id, { user_name: textOf(values, 'user_name'), reason: textOf(values, 'reason') })
    sayDone(texts.taken)
  }
  return (
    <FormSheet title={`${texts.addPlayer}: ${agent.user_name}`} submitLabel={texts.take} onClose={onClose} send={send}>
      {(fault) => (
        <>
          <Field label={texts.playerUserName} name="user_name" autoComplete="off" error={fault('user_name')} />
          <Field
            label={common.reason}
            name="reason"
            maxLength={REASON_LENGTH_MAX}
            autoComplete="off"
            error={fault('reason')}
          />
        </>
      )}
    </FormSheet>
  )
})
