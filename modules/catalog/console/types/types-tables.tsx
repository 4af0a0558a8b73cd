import type { CatalogProvider, CatalogType } from '#catalog/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { showOutcome } from '#platform/console/say.ts'
import type { Move } from '#platform/console/table/ordered.tsx'
import { OrderedTable } from '#platform/console/table/ordered-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { Button } from '#ui/components/controls/button.tsx'
import { Badge } from '#ui/components/display/badge.tsx'
import styles from '../catalog.module.css'
import { OnOfferState } from '../on-offer-state.tsx'
import { changeType } from '../queries.ts'
import { texts } from '../texts.ts'

interface TableProps<Row> {
  chosen_id: number | null
  onMove: Move<Row>
}

const TYPE_COLUMNS: Column<CatalogType>[] = [
  {
    name: texts.type,
    cell: ({ id, name, is_shown, providers }, is_chosen) => (
      <>
        <RowLink filters={{ type: String(id), id: null }} is_chosen={is_chosen}>
          {name}
        </RowLink>{' '}
        <small>{is_shown ? providers.length : texts.typeHidden}</small>
      </>
    ),
  },
]

export function TypesTable({ types, chosen_id, onMove }: TableProps<CatalogType> & { types: CatalogType[] }) {
  return (
    <OrderedTable
      label={texts.type}
      rows={types}
      nameOf={({ name }) => name}
      chosen_id={chosen_id}
      onMove={onMove}
      columns={TYPE_COLUMNS}
    />
  )
}

/** The name of the chosen type, and whether players see it. */
export function TypeHead({ type }: { type: CatalogType }) {
  const may_write = useMay('catalog.write')
  const turn = () => showOutcome(changeType(type.id, { is_shown: !type.is_shown }), texts.saved)
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

const PROVIDER_COLUMNS: Column<CatalogProvider>[] = [
  {
    name: texts.provider,
    cell: ({ id, name, code, games }, is_chosen) => (
      <>
        <RowLink filters={{ id: String(id) }} is_chosen={is_chosen}>
          {name}
        </RowLink>{' '}
        {code !== name && <small>{code}</small>} <small>{games}</small>
      </>
    ),
  },
  { name: texts.state, cell: (provider) => <OnOfferState one={provider} /> },
]

export function ProvidersTable({ type, chosen_id, onMove }: TableProps<CatalogProvider> & { type: CatalogType }) {
  return (
    <OrderedTable
      label={type.name}
      rows={type.providers}
      nameOf={({ name }) => name}
      chosen_id={chosen_id}
      onMove={onMove}
      columns={PROVIDER_COLUMNS}
    />
  )
}
