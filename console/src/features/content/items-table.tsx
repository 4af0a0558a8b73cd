import type { EditingItem } from '#contract/editing.ts'
import { Badge } from '#ui/badge.tsx'
import { Link, withFilters } from '../../platform/navigation.tsx'
import { type Move, Place, useDraggedRows } from '../../platform/ordered.tsx'
import table from '../../platform/table.module.css'
import styles from './content.module.css'
import { nameOf, scheduleOf } from './name-of.ts'
import { texts } from './texts.ts'

interface ItemsTableProps {
  label: string
  items: readonly EditingItem[]
  chosen: EditingItem | null
  onMove: Move<EditingItem>
}

/** In the order in which players see them. */
export function ItemsTable({ label, items, chosen, onMove }: ItemsTableProps) {
  const dragged = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={label}>
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
                {item.pictures.en && <img src={item.pictures.en} alt="" width="54" height="24" />}
                <Link className={table.rowLink} href={withFilters({ id: String(item.id) })}>
                  <b>{name}</b>
                </Link>
              </td>
              <td className={styles.when}>{scheduleOf(item)}</td>
              <td>
                <Badge kind={item.is_on ? 'success' : 'pending'}>{item.is_on ? texts.on : texts.off}</Badge>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
