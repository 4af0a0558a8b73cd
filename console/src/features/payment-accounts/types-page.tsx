import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffPaymentType } from '#contract/cashier-console.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import { useMay } from '../../platform/me.ts'
import { navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import panel from '../../platform/panel.module.css'
import { Failed, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { useKeys } from '../../platform/use-keys.ts'
import { moved } from './account-lists.ts'
import { AccountViews } from './account-views.tsx'
import styles from './accounts.module.css'
import { accountsQuery, orderTypes } from './queries.ts'
import { texts } from './texts.ts'
import { CreateTypeSheet, TypePanel } from './type-panel.tsx'
import { TypesTable } from './types-table.tsx'

/** By what players may pay and be paid, in their order. */
export function TypesPage() {
  const query = useQuery(accountsQuery)
  const [is_creating, setCreating] = useState(false)
  const may_write = useMay('payment_types.write')
  const types = query.data?.payment_types ?? []
  const address_id = useFilters().get('id')
  const chosen = types.find(({ id }) => String(id) === address_id)

  const move = ({ id, name }: StaffPaymentType, to: number) => {
    if (to < 0 || to >= types.length) return
    void orderTypes(moved(types, id, to)).then(
      () => showToast({ kind: 'success', text: texts.moved(name, to + 1), position: 'top-center' }),
      (error: unknown) => showToast({ kind: 'error', text: failureText(error), position: 'top-center' }),
    )
  }
  const step = (by: 1 | -1) => {
    const next = types[chosen ? types.indexOf(chosen) + by : 0]
    if (next) navigate(withFilters({ id: String(next.id) }), { replace: true })
  }
  const shift = (by: 1 | -1) => may_write && chosen && move(chosen, types.indexOf(chosen) + by)
  useKeys({ j: () => step(1), k: () => step(-1), '[': () => shift(-1), ']': () => shift(1) })

  return (
    <Page
      title={texts.title}
      tools={
        may_write && (
          <Button className={styles.create} size="sm" onClick={() => setCreating(true)}>
            {texts.createType}
          </Button>
        )
      }
      hints={[{ keys: ['J', 'K'], does: texts.next }, ...(may_write ? [{ keys: ['[', ']'], does: texts.shift }] : [])]}
      asideLabel={texts.types}
      aside={
        chosen ? (
          <TypePanel key={chosen.id} type={chosen} may_write={may_write} />
        ) : (
          <p className={panel.nothing}>{texts.chooseType}</p>
        )
      }
    >
      <AccountViews />
      <p className={styles.hint}>{texts.typeHint}</p>
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && types.length === 0 && <Nothing title={texts.noType} line={texts.noTypeLine} />}
        {types.length > 0 && (
          <TypesTable types={types} chosen_id={chosen?.id ?? null} onMove={may_write ? move : null} />
        )}
      </div>
      {is_creating && <CreateTypeSheet onClose={() => setCreating(false)} />}
    </Page>
  )
}
