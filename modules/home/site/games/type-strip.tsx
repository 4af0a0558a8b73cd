import { useLayoutEffect, useRef } from 'react'
import type { GameType } from '#catalog/contract/player.ts'
import { TYPES_HIDDEN_IN_STRIP } from '#catalog/contract/rules.ts'
import { bringInSight } from '#catalog/site/shared/bring-in-sight.ts'
import { TypeIcon } from '#catalog/site/shared/providers/type-icon.tsx'
import { catalogTexts } from '#catalog/site/shared/texts.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { fireFill } from '#ui/icons.ts'
import { homeTexts } from '../texts.ts'
import { STRIP_ID } from './strip-id.ts'
import styles from './type-strip.module.css'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** The types of the platform that the lobby shows. */
export const shownTypes = (types: readonly GameType[]) =>
  types.filter((type) => !TYPES_HIDDEN_IN_STRIP.includes(type.id))

/** Hot games first, then the types; the one that is open stands out, and in sight. */
export function TypeStrip({ types, current }: { types: readonly GameType[] | undefined; current: string }) {
  const texts = useTexts(homeTexts)
  const { hot_games } = useTexts(catalogTexts)
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => bringInSight(strip.current, current), [current])
  return (
    <nav ref={strip} id={STRIP_ID} className={styles.strip} aria-label={texts.game_types} aria-busy={!types}>
      <Link
        className={`${styles.type} ${styles.hot}`}
        href="/?type=hot"
        data-name="hot"
        aria-current={current === 'hot' ? 'page' : undefined}
      >
        <i>
          <Icon glyph={fireFill} size={28} />
        </i>
        {hot_games}
      </Link>
      {types
        ? shownTypes(types).map((type) => (
            <Link
              key={type.id}
              className={styles.type}
              href={`/?type=${type.id}`}
              data-name={type.id}
              aria-current={current === String(type.id) ? 'page' : undefined}
            >
              <i>
                <TypeIcon type_id={type.id} is_lit={current === String(type.id)} />
              </i>
              {type.name}
            </Link>
          ))
        : PLACES.map((place) => (
            <span key={place} className={styles.type}>
              <Skeleton width={52} height={52} radius={26} />
              <Skeleton width={48} height={12} />
            </span>
          ))}
    </nav>
  )
}
