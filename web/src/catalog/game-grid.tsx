import type { Game } from '#contract/catalog.ts'
import { GameTile } from './game-tile.tsx'
import styles from './grid.module.css'

/** Tiles with Play: 3 to a row on phones, 4 on tablets, 6 on a desk. */
export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  )
}
