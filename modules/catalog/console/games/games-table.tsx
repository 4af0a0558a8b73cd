import type { CatalogGame } from '#catalog/contract/staff.ts'
import type { Move } from '#platform/console/table/ordered.tsx'
import { OrderedTable } from '#platform/console/table/ordered-table.tsx'
import { type Column, RowLink } from '#platform/console/table/table.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { fireFill } from '#ui/icons.ts'
import styles from '../catalog.module.css'
import { OnOfferState } from '../on-offer-state.tsx'
import { texts } from '../texts.ts'

interface GamesTableProps {
  games: CatalogGame[]
  chosen_id: number | null
  onMove: Move<CatalogGame>
}

const COLUMNS: Column<CatalogGame>[] = [
  {
    name: texts.name,
    className: styles.name,
    cell: (game, is_chosen) => (
      <>
        <RowLink filters={{ id: String(game.id) }} is_chosen={is_chosen}>
          {game.name}
        </RowLink>{' '}
        {game.is_hot && <Hot />}
      </>
    ),
  },
  { name: texts.code, className: styles.code, cell: ({ game_code }) => game_code ?? '–' },
  { name: texts.provider, cell: ({ provider }) => provider },
  { name: texts.type, cell: ({ type }) => type },
  { name: texts.state, cell: (game) => <OnOfferState one={game} /> },
]

export function GamesTable({ games, chosen_id, onMove }: GamesTableProps) {
  return (
    <OrderedTable
      label={texts.games}
      rows={games}
      nameOf={({ name }) => name}
      chosen_id={chosen_id}
      onMove={onMove}
      has_places={onMove !== null}
      columns={COLUMNS}
    />
  )
}

function Hot() {
  return (
    <span className={styles.hot} title={texts.hot}>
      <Icon glyph={fireFill} size={15} />
      <span className="visually-hidden">{texts.hot}</span>
    </span>
  )
}
