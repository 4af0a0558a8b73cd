import type { CatalogProvider, CatalogType } from '#contract/catalog-console.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the chosen type is called, and whether players see it. */
export function TypeHead({ type }: { type: CatalogType }) {
  const may_write = useMay('catalog.write')
  const turn = () =>
    void changeType(type.id, { is_shown: !type.is_shown }).then(
      () => showToast({ kind: 'success', text: texts.saved, position: 'top-center' }),
      (error: unknown) => showToast({ kind: 'error', text: failureText(error), position: 'top-center' }),
    )
  return (
    <div className={styles.type}>
      <b>{type.name}</b>
      <Badge kind={type.is_shown ? 'success' : 'failed'}>{type.is_shown ? texts.states.shown : texts.typeHidden}</Badge>
      {may_write && (
        <Button kind="secondary" size="sm" onClick={turn}>
          {type.is_shown ? texts.hideType : texts.showType}
        </Button>
      )}
    </div>
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
              {provider.code !== provider.name && <small>{provider.code}</small>}
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
