import { useTexts } from '#platform/site/texts.ts'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { Spinner } from '#ui/components/display/spinner.tsx'
import styles from '../parts/grid.module.css'
import { catalogTexts } from '../texts.ts'

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
