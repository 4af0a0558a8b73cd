import type { Game } from '#catalog/contract/player.ts'
import { Heart } from '../my-games/heart.ts'
import styles from '../parts/grid.module.css'
import { AwaitedTiles } from './awaited-tiles.tsx'
import { GameThumbnail } from './game-thumbnail.tsx'

interface ThumbnailGridProps {
  games: readonly Game[]
  /** How many more are on their way. */
  awaited?: number
  /** Tiles to a row on a tablet: hot games stand 6, the others 4. */
  wide?: 4 | 6
  tells_hot?: boolean
}

export function ThumbnailGrid({ games, awaited = 0, wide = 4, tells_hot = true }: ThumbnailGridProps) {
  return (
    <ul className={styles.thumbnails} data-wide={wide}>
      {games.map((game) => (
        <li key={game.id}>
          <GameThumbnail game={game} tells_hot={tells_hot} />
          <Heart game={game} />
        </li>
      ))}
      <AwaitedTiles count={awaited} />
    </ul>
  )
}
