import { type KeyboardEvent, memo, useState } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { checkBold, lockSimpleFill } from '#ui/icons.ts'
import { toggleNumber } from '../../draft/draft.ts'
import type { DraftDraw } from '../../draft/stored-drafts.ts'
import { NUMBERS } from '../../rules/numbers.ts'
import { twoDTexts } from '../../texts.ts'
import type { Bet } from '../use-bet.ts'
import type { Band } from './capacity.ts'
import styles from './number-grid.module.css'

/** All hundred, five in a row, each with what is taken of it: one stop of the Tab key, and the arrows within. */
export function NumberGrid({ bet: { draft_draw, capacities, stakes, stake, is_closed } }: { bet: Bet }) {
  const texts = useTexts(twoDTexts).bet
  const [stop, setStop] = useState('00')
  return (
    <div className={styles.grid} role="group" aria-label={texts.numbers}>
      {NUMBERS.map((num) => {
        const capacity = capacities.get(num)
        return (
          <Cell
            key={num}
            draw={draft_draw}
            num={num}
            percent={capacity?.percent}
            band={capacity?.band ?? 'open'}
            chosen={stakes.get(num) ?? null}
            stake={stake}
            is_closed={is_closed || draft_draw === null}
            is_stop={num === stop}
            onStop={setStop}
          />
        )
      })}
    </div>
  )
}

/** The arrows go from number to number. A row has as many as the page has place for. */
function moveOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const cells = event.currentTarget.parentElement
  if (!cells) return
  const from = [...cells.children].indexOf(event.currentTarget)
  const columns = getComputedStyle(cells).gridTemplateColumns.split(' ').length
  const row = from - (from % columns)
  const places: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: row,
    End: row + columns - 1,
    PageUp: from % columns,
    PageDown: NUMBERS.length - columns + (from % columns),
  }
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  const next = cells.children[place]
  if (next instanceof HTMLElement) next.focus()
}

interface CellProps {
  draw: DraftDraw | null
  num: string
  /** Nothing where it is not told. */
  percent: number | undefined
  band: Band
  /** The stake on it in kyat, or null. */
  chosen: number | null
  stake: number
  is_closed: boolean
  /** The one that the Tab key comes to. */
  is_stop: boolean
  onStop: (num: string) => void
}

/** Drawn anew only when its own figures change: a tap on one of a hundred must not draw them all. */
const Cell = memo(function Cell({ draw, num, percent, band, chosen, stake, is_closed, is_stop, onStop }: CellProps) {
  const texts = useTexts(twoDTexts).bet
  const is_full = band === 'full'
  const taken = is_full ? `, ${texts.full}` : percent === undefined ? '' : `, ${texts.taken(percent)}`
  const is_off = (is_full || is_closed) && chosen === null
  const staked = chosen === null ? '' : ` ${formatMoney(chosen)} Ks`
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles[band])}
      aria-pressed={chosen !== null}
      aria-label={`${num}${staked}${taken}`}
      // The arrows come to it all the same, and a screen reader says why it cannot be chosen.
      aria-disabled={is_off || undefined}
      tabIndex={is_stop ? 0 : -1}
      onFocus={() => onStop(num)}
      onKeyDown={moveOn}
      onClick={() => !is_off && toggleNumber(draw, num, stake)}
    >
      <b className="num">{num}</b> {chosen !== null && <small className="num">{formatMoney(chosen)}</small>}
      {percent !== undefined && <i className={styles.bar} style={{ '--taken': `${percent}%` }} />}
      {chosen !== null && (
        <i className={styles.check}>
          <Icon glyph={checkBold} size={11} />
        </i>
      )}
      {is_full && (
        <i className={styles.lock}>
          <Icon glyph={lockSimpleFill} size={12} />
        </i>
      )}
    </button>
  )
})
