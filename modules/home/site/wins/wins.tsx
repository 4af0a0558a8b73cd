import { useQuery } from '@tanstack/react-query'
import { SectionHead } from '#catalog/site/shared/parts/section-head.tsx'
import type { Win } from '#home/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Money } from '#ui/components/display/money.tsx'
import { pauseFill, playFill } from '#ui/icons.ts'
import { startTexts } from '../start/texts.ts'
import { useTurns } from './use-turns.ts'
import { WinLink, WinnerLine } from './win-link.tsx'
import styles from './wins.module.css'
import { WinsPlace } from './wins-place.tsx'
import { winsQuery } from './wins-query.ts'

const ROWS = 3

/** Wins of players as they happen, three at a time, and the largest of today and of seven days beside them. */
export function Wins() {
  const texts = useTexts(startTexts).wins
  const { data, isPending } = useQuery(winsQuery(useLanguage()))
  const recent = data?.recent ?? []
  const count = Math.ceil(recent.length / ROWS)
  const { turn, is_paused, pauseOrRun, holding } = useTurns(count)
  if (isPending) return <WinsPlace />
  if (!data || recent.length === 0) return null
  const turns = Array.from({ length: count }, (_, place) => recent.slice(place * ROWS, (place + 1) * ROWS))
  const pause = count > 1 && (
    <button
      type="button"
      className={styles.pause}
      aria-label={is_paused ? texts.resume : texts.pause}
      onClick={pauseOrRun}
    >
      <Icon glyph={is_paused ? playFill : pauseFill} size={16} />
    </button>
  )
  return (
    <section className={styles.wins} data-offer="">
      <SectionHead title={texts.title} aside={pause} />
      <div className={styles.parts}>
        <div className={`${styles.largest} on-lacquer`}>
          {data.today && <LargestWin label={texts.largest_today} win={data.today} />}
          {data.week && <LargestWin label={texts.largest_week} win={data.week} />}
        </div>
        <div className={styles.turns} {...holding}>
          {turns.map((wins, place) => (
            <ul key={`turn ${place + 1}`} data-shown={place === turn}>
              {wins.map((win, row) => (
                <li key={`row ${row + 1}`}>
                  <WinLink win={win} className={styles.row}>
                    <WinnerLine win={win} tells_age />
                    <b className={styles.amount}>
                      <Money amount={win.amount} />
                    </b>
                  </WinLink>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  )
}

function LargestWin({ label, win }: { label: string; win: Win }) {
  return (
    <WinLink win={win} className={styles.best}>
      <small>{label}</small>
      <b className="gold-number">
        <Money amount={win.amount} />
      </b>
      <WinnerLine win={win} />
    </WinLink>
  )
}
