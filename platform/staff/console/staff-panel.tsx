import { useState } from 'react'
import { useMay, useMe } from '#platform/console/call/me.ts'
import { momentOf } from '#platform/console/figures/time.ts'
import form from '#platform/console/form/form.module.css'
import { Form, IN_PANEL } from '#platform/console/form/form.tsx'
import { ReasonDialog } from '#platform/console/form/reason-dialog.tsx'
import panel from '#platform/console/panel.module.css'
import { ROLE_NAMES } from '#platform/console/role-names.ts'
import { sayDone } from '#platform/console/say.ts'
import type { StaffMember } from '#staff/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { chosenPermissions, PermissionBoxes } from './permission-boxes.tsx'
import { resetAuthenticator, resetPassword, setPermissions, switchStaff } from './queries.ts'
import { texts } from './texts.ts'

type Action = 'off' | 'on' | 'totp' | 'password'

export function StaffPanel({ member }: { member: StaffMember }) {
  const may_write = useMay('staff.write')
  const is_me = useMe().staff_id === member.id
  const facts = [
    [texts.role, ROLE_NAMES[member.role] + (member.parent_name === null ? '' : ` ${texts.of(member.parent_name)}`)],
    [texts.state, member.is_active ? texts.active : texts.off],
    [texts.authenticator, member.has_totp ? texts.enrolled : texts.notEnrolled],
    [texts.lastSeen, member.last_seen_at === null ? texts.never : momentOf(member.last_seen_at)],
    [texts.since, momentOf(member.created_at)],
  ]
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{member.user_name}</h2>
      <dl className={panel.facts}>
        {facts.flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </dl>
      {is_me && <Note kind="info">{texts.yourself}</Note>}
      {may_write && !is_me && <Actions member={member} />}
      {may_write && member.role === 'sub_agent' && <Permissions member={member} />}
    </div>
  )
}

function Actions({ member }: { member: StaffMember }) {
  const [action, setAction] = useState<Action | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const { id, user_name, is_active, has_totp } = member
  const titles = {
    off: texts.switchOff,
    on: texts.switchOn,
    totp: texts.resetTotp,
    password: texts.resetPassword,
  } satisfies Record<Action, string>
  const send = {
    off: (reason: string) => switchStaff(id, false, reason),
    on: (reason: string) => switchStaff(id, true, reason),
    totp: (reason: string) => resetAuthenticator(id, reason),
    password: async (reason: string) => setPassword((await resetPassword(id, reason)).one_time_password),
  } satisfies Record<Action, unknown>
  const offered: Action[] = [...(has_totp ? (['totp'] as const) : []), 'password', is_active ? 'off' : 'on']
  return (
    <>
      <div className={form.buttons}>
        {offered.map((one) => (
          <Button key={one} kind="secondary" size="sm" onClick={() => setAction(one)}>
            {titles[one]}
          </Button>
        ))}
      </div>
      {action !== null && (
        <ReasonDialog
          title={`${titles[action]}: ${user_name}`}
          submitLabel={texts.actionNames[action]}
          onClose={() => setAction(null)}
          send={send[action]}
        />
      )}
      {password !== null && (
        <OneTimePassword user_name={user_name} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  )
}

function Permissions({ member }: { member: StaffMember }) {
  const send = async (values: FormData) => {
    await setPermissions(member.id, chosenPermissions(values))
    sayDone(texts.saved)
  }
  return (
    <Form submitLabel={texts.savePermissions} button={IN_PANEL} send={send}>
      {() => <PermissionBoxes chosen={member.permissions} />}
    </Form>
  )
}
