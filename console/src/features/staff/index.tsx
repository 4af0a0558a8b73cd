import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffMember } from '#contract/staff.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMay } from '../../platform/me.ts'
import { Link, navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import panel from '../../platform/panel.module.css'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { momentOf } from '../../platform/time.ts'
import { useKeys } from '../../platform/use-keys.ts'
import { HireSheet } from './hire-sheet.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { staffQuery } from './queries.ts'
import styles from './staff.module.css'
import { StaffPanel } from './staff-panel.tsx'
import { texts } from './texts.ts'

export function StaffScreen() {
  const query = useInfiniteQuery(staffQuery)
  const staff = query.data?.pages.flatMap((page) => page.staff) ?? []
  const chosen_id = useFilters().get('id')
  const place = staff.findIndex(({ id }) => id === chosen_id)
  const chosen = staff[place]
  const [is_hiring, setHiring] = useState(false)
  const [hired, setHired] = useState<{ user_name: string; password: string } | null>(null)
  const may_write = useMay('staff.write')

  const step = (by: 1 | -1) => {
    const next = staff[place < 0 ? 0 : place + by]
    if (next) navigate(withFilters({ id: next.id }), { replace: true })
  }
  useKeys({ j: () => step(1), k: () => step(-1) })

  return (
    <Page
      title={texts.title}
      tools={
        may_write && (
          <Button className={styles.hire} size="sm" onClick={() => setHiring(true)}>
            {texts.hire}
          </Button>
        )
      }
      hints={[{ keys: ['J', 'K'], does: texts.next }]}
      asideLabel={texts.title}
      aside={
        chosen ? <StaffPanel key={chosen.id} member={chosen} /> : <p className={panel.nothing}>{texts.chooseOne}</p>
      }
    >
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && staff.length === 0 && <Nothing title={texts.none} />}
        {staff.length > 0 && <StaffTable staff={staff} chosen_id={chosen_id} />}
        <More query={query} />
      </div>
      {is_hiring && (
        <HireSheet
          agents={staff.filter(({ role, is_active }) => role === 'agent' && is_active)}
          onClose={() => setHiring(false)}
          onHired={(made) => {
            setHiring(false)
            setHired(made)
          }}
        />
      )}
      {hired && <OneTimePassword {...hired} onClose={() => setHired(null)} />}
    </Page>
  )
}

function StaffTable({ staff, chosen_id }: { staff: StaffMember[]; chosen_id: string | null }) {
  return (
    <table className={table.table} aria-label={texts.title}>
      <thead>
        <tr>
          {[texts.userName, texts.role, texts.authenticator, texts.lastSeen, texts.state].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {staff.map((member) => (
          <tr key={member.id} data-chosen={member.id === chosen_id || undefined}>
            <td>
              <Link
                href={withFilters({ id: member.id })}
                className={table.rowLink}
                aria-current={member.id === chosen_id || undefined}
              >
                <b>{member.user_name}</b>
              </Link>
            </td>
            <td>
              {texts.roles[member.role]} {member.parent_name !== null && <small>{texts.of(member.parent_name)}</small>}
            </td>
            <td>{member.has_totp ? texts.enrolled : texts.notEnrolled}</td>
            <td className="num">{member.last_seen_at === null ? texts.never : momentOf(member.last_seen_at)}</td>
            <td>
              {!member.is_active && <Badge kind="failed">{texts.off}</Badge>}
              {member.is_active && member.is_password_temporary && <Badge kind="pending">{texts.temporary}</Badge>}
              {member.is_active && !member.is_password_temporary && <Badge kind="success">{texts.active}</Badge>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
