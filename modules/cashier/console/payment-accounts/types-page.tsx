import { useQuery } from '@tanstack/react-query'
import type { StaffPaymentType } from '#cashier/contract/payment-accounts.ts'
import { useMay } from '#platform/console/call/me.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { useSheet } from '#platform/console/page/use-sheet.ts'
import panel from '#platform/console/panel.module.css'
import { showOutcome } from '#platform/console/say.ts'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { Button } from '#ui/components/controls/button.tsx'
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
  const creating = useSheet('type')
  const may_write = useMay('payment_types.write')
  const types = query.data?.payment_types ?? []
  const { chosen, place, steps } = useChosen(types, ({ id }) => String(id))

  const move = ({ id, name }: StaffPaymentType, to: number) => {
    if (to < 0 || to >= types.length) return
    showOutcome(orderTypes(moved(types, id, to)), texts.moved(name, to + 1))
  }
  const shift = (by: 1 | -1) => may_write && chosen && move(chosen, place + by)
  useKeys({ ...steps, '[': () => shift(-1), ']': () => shift(1) })

  return (
    <Page
      title={texts.title}
      tools={
        may_write && (
          <Button className={styles.create} size="sm" onClick={creating.open}>
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
      <ListBox
        query={query}
        is_empty={types.length === 0}
        nothing={<Nothing title={texts.noType} line={texts.noTypeLine} />}
      >
        <TypesTable types={types} chosen_id={chosen?.id ?? null} onMove={may_write ? move : null} />
      </ListBox>
      {may_write && creating.is_open && <CreateTypeSheet onClose={creating.close} />}
    </Page>
  )
}
