import { useDeferredValue } from 'react'
import type { Game } from '#catalog/contract/player.ts'
import { useFirstView } from '#platform/site/first-view.ts'
import { useAddress } from '#platform/site/navigation.tsx'
import styles from '../parts/grid.module.css'
import { AwaitedTiles } from './awaited-tiles.tsx'
import { GameTile } from './game-tile.tsx'

/** Two rows of a phone, one of a desktop. */
const IN_FIRST_VIEW = 6
/** Three rows of a phone: no more of them are in sight after a press. */
const AT_ONCE = 9

interface GameGridProps {
  games: readonly Game[]
  /** How many more are on their way. */
  awaited: number
}

/**
 * Tiles with Play: 3 to a row on phones, 4 on tablets, 6 on a desktop. A press that brings the list is answered by those
 * in sight; the others follow in slices between which the page answers again. A document has all of them.
 */
export function GameGrid({ games, awaited }: GameGridProps) {
  const is_of_document = useAddress() === useFirstView()
  const count = useDeferredValue(games.length, is_of_document ? undefined : AT_ONCE)
  return (
    <ul className={styles.games}>
      {games.slice(0, count).map((game, place) => (
        <li key={game.id}>
          <GameTile game={game} is_in_view={place < IN_FIRST_VIEW} />
        </li>
      ))}
      <AwaitedTiles count={awaited + Math.max(0, games.length - count)} />
    </ul>
  )
}
