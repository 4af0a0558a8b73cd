import type { CatalogProvider, CatalogType } from '#contract/catalog-console.ts'
import { showToast } from '#ui/toast.tsx'
import { failureText } from '../../platform/api.ts'
import { useMay } from '../../platform/me.ts'
import { Link, withFilters } from '../../platform/navigation.tsx'
import { type Move, Place, useDraggedRows } from '../../platform/ordered.tsx'
import table from '../../platform/table.module.css'
import styles from './catalog.module.css'
import { OnOfferState } from './on-offer-state.tsx'
import { changeType } from './queries.ts'
import { texts } from './texts.ts'

interface TableProps<Row> {
  chosen_id: number | null
  onMove: Move<Row>
}

export function TypesTable({ types, chosen_id, onMove }: TableProps<CatalogType> & { types: CatalogType[] }) {
  const draggedRow = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={texts.type}>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.type}</th>
          <th scope="col" aria-label={texts.showType} />
        </tr>
      </thead>
      <tbody>
        {types.map((type, index) => (
          <tr key={type.id} data-chosen={type.id === chosen_id || undefined} {...draggedRow(type, index)}>
            <td>
              <Place row={type} name={type.name} index={index} count={types.length} onMove={onMove} />
            </td>
            <td>
              <Link
                href={withFilters({ type: String(type.id), id: null })}
                className={table.rowLink}
                draggable={false}
                aria-current={type.id === chosen_id || undefined}
              >
                <b>{type.name}</b>
              </Link>{' '}
              <small>{type.is_shown ? type.providers.length : texts.typeHidden}</small>
            </td>
            <td className={table.right}>
              <ShowButton type={type} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ShowButton({ type }: { type: CatalogType }) {
  if (!useMay('catalog.write')) return null
  const verb = type.is_shown ? texts.hideType : texts.showType
  const turn = () =>
    void changeType(type.id, { is_shown: !type.is_shown }).then(
      () => showToast({ kind: 'success', text: texts.saved, position: 'top-center' }),
      (error: unknown) => showToast({ kind: 'error', text: failureText(error), position: 'top-center' }),
    )
  return (
    <button type="button" className={styles.show} aria-label={`${verb}: ${type.name}`} onClick={turn}>
      {verb}
    </button>
  )
}

export function ProvidersTable({ type, chosen_id, onMove }: TableProps<CatalogProvider> & { type: CatalogType }) {
  const draggedRow = useDraggedRows(onMove)
  const { providers } = type
  return (
    <table className={table.table} aria-label={type.name}>
      <thead>
        <tr>
          {[texts.place, texts.provider, texts.gamesOf, texts.state].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {providers.map((provider, index) => (
          <tr key={provider.id} data-chosen={provider.id === chosen_id || undefined} {...draggedRow(provider, index)}>
            <td>
              <Place row={provider} name={provider.name} index={index} count={providers.length} onMove={onMove} />
            </td>
            <td>
              <Link
                href={withFilters({ id: String(provider.id) })}
                className={table.rowLink}
                draggable={false}
                aria-current={provider.id === chosen_id || undefined}
              >
                <b>{provider.name}</b>
              </Link>{' '}
              <small>{provider.code}</small>
            </td>
            <td className="num">{provider.games}</td>
            <td>
              <OnOfferState one={provider} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
