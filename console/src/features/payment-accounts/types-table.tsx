import type { StaffPaymentType } from '#contract/cashier-console.ts'
import { Badge } from '#ui/badge.tsx'
import { Link, withFilters } from '../../platform/navigation.tsx'
import { type Move, Place, useDraggedRows } from '../../platform/ordered.tsx'
import table from '../../platform/table.module.css'
import styles from './accounts.module.css'
import { texts } from './texts.ts'

interface TypesTableProps {
  types: StaffPaymentType[]
  chosen_id: number | null
  onMove: Move<StaffPaymentType>
}

export function TypesTable({ types, chosen_id, onMove }: TypesTableProps) {
  const draggedRow = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={texts.types}>
      <thead>
        <tr>
          {[texts.place, texts.mark, texts.type, texts.state].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type, index) => (
          <tr key={type.id} data-chosen={type.id === chosen_id || undefined} {...draggedRow(type, index)}>
            <td>
              <Place row={type} name={type.name} index={index} count={types.length} onMove={onMove} />
            </td>
            <td>{type.image && <img className={styles.mark} src={type.image} alt="" />}</td>
            <td>
              <Link
                href={withFilters({ id: String(type.id) })}
                className={table.rowLink}
                draggable={false}
                aria-current={type.id === chosen_id || undefined}
              >
                <b>{type.name}</b>
              </Link>
            </td>
            <td>
              <Badge kind={type.is_on ? 'success' : 'failed'}>{type.is_on ? texts.on : texts.off}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
