import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Page } from '#platform/console/page/page.tsx'
import { useSheet } from '#platform/console/page/use-sheet.ts'
import panel from '#platform/console/panel.module.css'
import { PagedTable, rowsOf } from '#platform/console/table/paged-table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import type { StaffMember } from '#staff/contract/staff.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { HireSheet } from './hire-sheet.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { staffQuery } from './queries.ts'
import styles from './staff.module.css'
import { STAFF } from './staff-columns.tsx'
import { StaffPanel } from './staff-panel.tsx'
import { texts } from './texts.ts'

const idOf = ({ id }: StaffMember) => id

export function StaffScreen() {
  const query = useInfiniteQuery(staffQuery)
  const staff = rowsOf(query)
  const { chosen, chosen_id, steps } = useChosen(staff, idOf, query)
  const hiring = useSheet('account')
  const [hired, setHired] = useState<{ user_name: string; password: string } | null>(null)
  const may_write = useMay('staff.write')
  useKeys(steps)

  return (
    <Page
      title={texts.title}
      tools={
        may_write && (
          <Button className={styles.hire} size="sm" onClick={hiring.open}>
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
      <PagedTable
        title={texts.title}
        query={query}
        columns={STAFF}
        keyOf={idOf}
        nothing={texts.none}
        chosen={chosen_id}
      />
      {may_write && hiring.is_open && (
        <HireSheet
          agents={staff.filter(({ role, is_active }) => role === 'agent' && is_active)}
          onClose={hiring.close}
          onHired={setHired}
        />
      )}
      {hired && <OneTimePassword {...hired} onClose={() => setHired(null)} />}
    </Page>
  )
}
