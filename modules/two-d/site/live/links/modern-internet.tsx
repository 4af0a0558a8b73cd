import { useTexts } from '#platform/site/texts.ts'
import type { TwoDLive } from '#two-d/contract/draws.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { sunFill, sunHorizonFill } from '#ui/icons.ts'
import { PENDING } from '../../parts/figures.ts'
import { twoDTexts } from '../../texts.ts'
import styles from './modern-internet.module.css'

/** The times at which these two numbers are announced; nobody bets on them. */
const TILES = [
  { part: 'morning', time: '9:00 AM', glyph: sunHorizonFill },
  { part: 'evening', time: '2:00 PM', glyph: sunFill },
] as const

/** Two more numbers of the day. Where the source has none, that is said, and nothing is made up. */
export function ModernInternet({ numbers }: { numbers: TwoDLive['modern_internet'] | undefined }) {
  const texts = useTexts(twoDTexts).live
  return (
    <>
      <div className={styles.tiles}>
        {TILES.map(({ part, time, glyph }) => (
          <section key={part} className={`card ${styles.tile}`}>
            <h3 className="num">
              <Icon glyph={glyph} size={20} />
              {time}
            </h3>
            <dl>
              <div>
                <dt>{texts.modern}</dt>
                <dd className="num">{numbers?.[part]?.modern ?? PENDING}</dd>
              </div>
              <div>
                <dt>{texts.internet}</dt>
                <dd className="num">{numbers?.[part]?.internet ?? PENDING}</dd>
              </div>
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.none}>{numbers === null && texts.no_modern_internet}</p>
    </>
  )
}
