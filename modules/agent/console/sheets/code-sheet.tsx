import type { AgentProfile } from '#agent/contract/staff.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { Field } from '#ui/components/controls/field.tsx'
import { createCode } from '../queries.ts'
import { texts } from '../texts.ts'

const CODE_LENGTH_MAX = 16

export const CodeSheet = asOverlay(function CodeSheet({
  agent,
  onClose,
}: {
  agent: AgentProfile
  onClose: () => void
}) {
  const send = async (values: FormData) => {
    const code = textOf(values, 'code')
    await createCode(agent.id, { ...(code !== '' && { code }), staff_id: textOf(values, 'staff_id') })
  }
  return (
    <FormSheet title={texts.newCode} submitLabel={texts.createCode} onClose={onClose} send={send}>
      {(fault) => (
        <>
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
        </>
      )}
    </FormSheet>
  )
})
