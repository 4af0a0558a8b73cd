import type { EditingItem, EditingKind } from '#editing/contract/staff.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { Link, withFilters } from '#platform/console/page/navigation.tsx'
import { type Move, Place, useDraggedRows } from '#platform/console/table/ordered.tsx'
import table from '#platform/console/table/table.module.css'
import { Badge } from '#ui/components/display/badge.tsx'
import styles from './content.module.css'
import { nameOf, scheduleOf } from './name-of.ts'
import { STATE_KINDS, stateOf } from './state-of.ts'
import { texts } from './texts.ts'

interface ItemsTableProps {
  kind: EditingKind
  items: readonly EditingItem[]
  chosen: EditingItem | null
  onMove: Move<EditingItem>
}

/** In the order in which players see them. */
export function ItemsTable({ kind, items, chosen, onMove }: ItemsTableProps) {
  const now = useNow()
  const dragged = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={kind.label}>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col" className={styles.when}>
            {texts.schedule}
          </th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const name = nameOf(item, index)
          return (
            <tr key={item.id} {...dragged(item, index)} aria-selected={item === chosen || undefined}>
              <td>
                <Place row={item} name={name} index={index} count={items.length} onMove={onMove} />
              </td>
              <td className={styles.name}>
                {item.pictures.en && <img src={item.pictures.en} alt="" width="54" height="24" data-kind={kind.key} />}
                <Link className={table.rowLink} href={withFilters({ id: String(item.id) })}>
                  <b>{name}</b>
                </Link>
              </td>
              <td className={styles.when}>{scheduleOf(item)}</td>
              <td>
                <State kind={kind} item={item} now={now} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function State({ kind, item, now }: { kind: EditingKind; item: EditingItem; now: number }) {
  const state = stateOf(kind, item, now)
  return <Badge kind={STATE_KINDS[state]}>{texts.states[state]}</Badge>
}
