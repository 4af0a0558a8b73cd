import { useState } from 'react'
import { useMe } from '#platform/console/call/me.ts'
import { FormSheet } from '#platform/console/form/form-sheet.tsx'
import { SelectField } from '#platform/console/form/select-field.tsx'
import { textOf } from '#platform/console/form/use-form.ts'
import { asOverlay } from '#platform/console/page/as-overlay.tsx'
import { useFilters } from '#platform/console/page/navigation.tsx'
import { ROLE_NAMES } from '#platform/console/role-names.ts'
import { ROLES, SUB_AGENT_PERMISSIONS } from '#staff/contract/rules.ts'
import type { StaffMember } from '#staff/contract/staff.ts'
import { Field } from '#ui/components/controls/field.tsx'
import { chosenPermissions, PermissionBoxes } from './permission-boxes.tsx'
import { hire } from './queries.ts'
import { texts } from './texts.ts'

export interface HireSheetProps {
  agents: StaffMember[]
  onClose: () => void
  onHired: (hired: { user_name: string; password: string }) => void
}

export const HireSheet = asOverlay(function HireSheet({ agents, onClose, onHired }: HireSheetProps) {
  const me = useMe()
  // The staff of an agent are the agent's sub-agents.
  const offered = me.role === 'agent' ? (['sub_agent'] as const) : ROLES
  const wanted = useFilters().get('role')
  const [role, setRole] = useState<(typeof ROLES)[number]>(offered.find((one) => one === wanted) ?? offered[0])
  const send = async (values: FormData) => {
    const user_name = textOf(values, 'user_name')
    const parent_id = textOf(values, 'parent_id')
    const made = await hire({
      user_name,
      role,
      ...(role === 'sub_agent' && { permissions: chosenPermissions(values), ...(parent_id !== '' && { parent_id }) }),
    })
    onHired({ user_name, password: made.one_time_password })
  }
  return (
    <FormSheet title={texts.hire} submitLabel={texts.create} busyLabel={texts.creating} onClose={onClose} send={send}>
      {(fault) => (
        <>
          <Field
            label={texts.userName}
            name="user_name"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={fault('user_name')}
          />
          <SelectField
            label={texts.role}
            name="role"
            value={role}
            onChange={({ target }) => setRole(offered.find((one) => one === target.value) ?? role)}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {ROLE_NAMES[one]}
              </option>
            ))}
          </SelectField>
          {role === 'sub_agent' && me.role !== 'agent' && (
            <SelectField label={texts.agent} name="parent_id">
              {agents.map(({ id, user_name }) => (
                <option key={id} value={id}>
                  {user_name}
                </option>
              ))}
            </SelectField>
          )}
          {role === 'sub_agent' && <PermissionBoxes chosen={SUB_AGENT_PERMISSIONS} />}
        </>
      )}
    </FormSheet>
  )
})
