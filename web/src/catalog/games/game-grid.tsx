import type { Game } from '#contract/catalog/player.ts'
import styles from '../parts/grid.module.css'
import { AwaitedTiles } from './awaited-tiles.tsx'
import { GameTile } from './game-tile.tsx'

interface GameGridProps {
  games: readonly Game[]
  /** How many more are on their way. */
  awaited: number
}

/** Tiles with Play: 3 to a row on phones, 4 on tablets, 6 on a desktop. */
export function GameGrid({ games, awaited }: GameGridProps) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} />
        </li>
      ))}
      <AwaitedTiles count={awaited} />
    </ul>
  )
}
