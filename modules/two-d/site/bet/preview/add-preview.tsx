import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { lockSimpleFill } from '#ui/icons.ts'
import { addStakes, useStakes } from '../../draft/draft.ts'
import { noteOrigins, type OriginOfNumbers } from '../../draft/origins.ts'
import { type DraftDraw, totalOf } from '../../draft/stored-drafts.ts'
import { NumberTile } from '../../parts/number-tile.tsx'
import { capacityQuery } from '../../queries.ts'
import type { Stakes } from '../../rules/numbers.ts'
import { twoDTexts } from '../../texts.ts'
import { capacitiesOf, splitByCapacity } from '../grid/capacity.ts'
import styles from './add-preview.module.css'

interface AddPreviewProps {
  draw: DraftDraw | null
  stakes: Stakes
  /** How they came, for the groups of the slip. */
  origins: readonly OriginOfNumbers[]
  onAdded: () => void
  /** Shown in place of the numbers. */
  shown?: ReactNode
  /** Why they cannot be added as they are: nothing is added while it stands there. */
  hindrance?: ReactNode
}

/** The numbers that would be added, with their stakes, before they are. Full and closed ones are left out, and said. */
export function AddPreview({ draw, stakes, origins, onAdded, shown, hindrance }: AddPreviewProps) {
  const texts = useTexts(twoDTexts).preview
  const chosen = useStakes(draw)
  const { data } = useQuery(capacityQuery(draw?.session ?? null))
  const { fits, left_out } = useMemo(
    () => splitByCapacity(stakes, data ? capacitiesOf(data) : new Map()),
    [stakes, data],
  )
  const again = [...fits.keys()].filter((num) => chosen.has(num)).length
  return (
    <div className={styles.preview}>
      {shown ?? (
        <ul className={styles.numbers} aria-label={texts.would_add}>
          {[...fits].map(([num, stake]) => (
            <li key={num}>
              <NumberTile num={num} size="sm" />
              <small className="num">{formatMoney(stake)}</small>
            </li>
          ))}
        </ul>
      )}
      {left_out.length > 0 && (
        <p className={styles.out}>
          <Icon glyph={lockSimpleFill} size={14} />
          {texts.left_out} <span className="num">{left_out.join(' ')}</span>
        </p>
      )}
      {again > 0 && <p className={styles.out}>{texts.adds_up(again)}</p>}
      {hindrance}
      <Button
        wide
        disabled={draw === null || fits.size === 0 || Boolean(hindrance)}
        onClick={() => {
          if (draw) noteOrigins(draw.session, origins)
          addStakes(draw, fits)
          onAdded()
        }}
      >
        {fits.size === 0 ? texts.add_nothing : texts.add(fits.size, formatMoney(totalOf(fits)))}
      </Button>
    </div>
  )
}
