import type { ReactNode } from 'react'
import type { MyGame } from '../my-games/queries.ts'
import styles from './rail.module.css'
import { RailTile } from './rail-tile.tsx'

/** As many as a phone shows before the first swipe. */
const IN_VIEW = 4

interface RailProps {
  label: string
  games: readonly MyGame[]
  /** Tiles of another kind before the games. */
  first?: ReactNode
  /** On the first screen of the page. */
  is_in_view?: boolean
  tells_hot?: boolean
}

/** Games side by side, to swipe: it stops at tiles. The keyboard goes from tile to tile, and the rail follows. */
export function Rail({ label, games, first, is_in_view = false, tells_hot = true }: RailProps) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {first}
      {games.map((game, place) => (
        <RailTile key={game.id} game={game} is_in_view={is_in_view && place < IN_VIEW} tells_hot={tells_hot} />
      ))}
    </ul>
  )
}
