import type { AgentProfile } from '#contract/agent-console.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import form from '../../platform/form.module.css'
import { textOf, useForm } from '../../platform/form.tsx'
import { SelectField } from '../../platform/select-field.tsx'
import { texts as common } from '../../platform/texts.ts'
import { createCode } from './queries.ts'
import { texts } from './texts.ts'

const CODE_LENGTH_MAX = 16

export function CodeSheet({ agent, onClose }: { agent: AgentProfile; onClose: () => void }) {
  const {
    form: ref,
    fault,
    sentence,
    is_busy,
    submit,
  } = useForm(
    async (values) => {
      const code = textOf(values, 'code')
      await createCode(agent.id, { ...(code !== '' && { code }), staff_id: textOf(values, 'staff_id') })
      onClose()
    },
    { takes_focus: true },
  )
  return (
    <Sheet open onClose={onClose} title={texts.newCode} closeLabel={common.close}>
      <form ref={ref} className={form.form} onSubmit={submit} noValidate>
        {sentence && <Note kind="error">{sentence}</Note>}
        <Field
          label={texts.code}
          name="code"
          maxLength={CODE_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          hint={texts.codeHint}
          error={fault('code')}
        />
        <SelectField label={texts.handedOutBy} name="staff_id">
          {[agent, ...agent.sub_agents].map(({ id, user_name }) => (
            <option key={id} value={id}>
              {user_name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" wide busy={is_busy} busyLabel={texts.createCode}>
          {texts.createCode}
        </Button>
      </form>
    </Sheet>
  )
}
