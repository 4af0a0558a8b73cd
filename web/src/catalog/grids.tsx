import type { ReactNode } from 'react'
import type { Game } from '#contract/catalog.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '../platform/texts.ts'
import { GameThumbnail } from './game-thumbnail.tsx'
import { GameTile } from './game-tile.tsx'
import styles from './grid.module.css'
import { catalogTexts } from './texts.ts'

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

interface ThumbnailGridProps {
  games: readonly Game[]
  /** Tiles to a row on a tablet: hot games stand 6, the others 4. */
  wide?: 4 | 6
  tells_hot?: boolean
}

export function ThumbnailGrid({ games, wide = 4, tells_hot = true }: ThumbnailGridProps) {
  return (
    <ul className={styles.thumbnails} data-wide={wide}>
      {games.map((game) => (
        <li key={game.id}>
          <GameThumbnail game={game} tells_hot={tells_hot} />
        </li>
      ))}
    </ul>
  )
}

export function ProviderGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.providers}>{children}</ul>
}

const SHAPES = {
  providers: { count: 9, ratio: '240 / 172', list: styles.providers },
  games: { count: 12, ratio: '3 / 4.75', list: styles.games },
  thumbnails: { count: 12, ratio: '3 / 3.7', list: styles.thumbnails },
}

/** The shape of the list that is on its way, and the umbrella that turns meanwhile. */
export function WaitingGrid({ shape }: { shape: keyof typeof SHAPES }) {
  const texts = useTexts(catalogTexts)
  const { count, ratio, list } = SHAPES[shape]
  const places = Array.from({ length: count }, (_, place) => `place ${place}`)
  return (
    <div className={styles.waiting}>
      <ul className={list} aria-hidden="true">
        {places.map((place) => (
          <li key={place} style={{ aspectRatio: ratio }}>
            <Skeleton height="100%" radius={16} />
          </li>
        ))}
      </ul>
      <div>
        <Spinner label={texts.loading} />
      </div>
    </div>
  )
}
