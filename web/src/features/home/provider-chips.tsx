import { useLayoutEffect, useRef } from 'react'
import type { GameType } from '#contract/catalog.ts'
import { bringInSight } from '../../catalog/bring-in-sight.ts'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import styles from './provider-chips.module.css'
import { homeTexts } from './texts.ts'

/** The providers of the open type by name; the one whose games are shown stands out, and in sight. */
export function ProviderChips({ type, current }: { type: GameType; current: string }) {
  const texts = useTexts(homeTexts)
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => bringInSight(row.current, current), [current])
  return (
    <nav ref={row} className={styles.chips} aria-label={texts.providers}>
      {type.providers.map((provider) => (
        <Link
          key={provider.id}
          href={`/?type=${type.id}&provider=${provider.id}`}
          data-name={provider.id}
          aria-current={current === String(provider.id) ? 'page' : undefined}
        >
          {provider.short_name}
        </Link>
      ))}
    </nav>
  )
}
