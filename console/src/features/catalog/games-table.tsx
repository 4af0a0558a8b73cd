import type { CatalogGame } from '#contract/catalog-console.ts'
import { Icon } from '#ui/icon.tsx'
import { fireFill } from '#ui/icons/fire-fill.ts'
import { Link, withFilters } from '../../platform/navigation.tsx'
import { type Move, Place, useDraggedRows } from '../../platform/ordered.tsx'
import table from '../../platform/table.module.css'
import styles from './catalog.module.css'
import { OnOfferState } from './on-offer-state.tsx'
import { texts } from './texts.ts'

interface GamesTableProps {
  games: CatalogGame[]
  chosen_id: number | null
  onMove: Move<CatalogGame>
}

export function GamesTable({ games, chosen_id, onMove }: GamesTableProps) {
  const draggedRow = useDraggedRows(onMove)
  return (
    <table className={table.table} aria-label={texts.games}>
      <thead>
        <tr>
          {onMove && <th scope="col">{texts.place}</th>}
          {[texts.name, texts.code, texts.provider, texts.type, texts.state].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game, index) => (
          <tr key={game.id} data-chosen={game.id === chosen_id || undefined} {...draggedRow(game, index)}>
            {onMove && (
              <td>
                <Place row={game} name={game.name} index={index} count={games.length} onMove={onMove} />
              </td>
            )}
            <td className={styles.name}>
              <Link
                href={withFilters({ id: String(game.id) })}
                className={table.rowLink}
                draggable={false}
                aria-current={game.id === chosen_id || undefined}
              >
                <b>{game.name}</b>
              </Link>{' '}
              {game.is_hot && (
                <span className={styles.hot} title={texts.hot}>
                  <Icon glyph={fireFill} size={15} />
                  <span className="visually-hidden">{texts.hot}</span>
                </span>
              )}
            </td>
            <td className={styles.code} title={game.game_code ?? ''}>
              {game.game_code ?? '–'}
            </td>
            <td>{game.provider}</td>
            <td>{game.type}</td>
            <td>
              <OnOfferState one={game} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
