import type { AgentProfile } from '#agent/contract/staff.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { sayDone } from '#platform/console/say.ts'
import { texts as common } from '#platform/console/texts.ts'
import { REASON_LENGTH_MAX } from '#staff/contract/rules.ts'
import { Field } from '#ui/components/controls/field.tsx'
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
