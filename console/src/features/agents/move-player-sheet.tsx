import type { AgentProfile } from '#contract/agent-console.ts'
import { NOTE_LENGTH_MAX } from '#contract/agent-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import form from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { texts as common } from '../../platform/texts.ts'
import { movePlayer } from './queries.ts'
import { texts } from './texts.ts'

export function MovePlayerSheet({ agent, onClose }: { agent: AgentProfile; onClose: () => void }) {
  const {
    form: ref,
    fault,
    sentence,
    is_busy,
    submit,
  } = useForm(
    async (values) => {
      await movePlayer(agent.id, { user_name: textOf(values, 'user_name'), reason: textOf(values, 'reason') })
      showToast({ kind: 'success', text: texts.taken, position: 'top-center' })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={`${texts.addPlayer}: ${agent.user_name}`} closeLabel={common.close}>
      <form ref={ref} className={form.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field label={texts.playerUserName} name="user_name" autoComplete="off" error={fault('user_name')} />
        <Field
          label={common.reason}
          name="reason"
          maxLength={NOTE_LENGTH_MAX}
          autoComplete="off"
          error={fault('reason')}
        />
        <Button type="submit" wide busy={is_busy} busyLabel={texts.take}>
          {texts.take}
        </Button>
      </form>
    </Sheet>
  )
}
