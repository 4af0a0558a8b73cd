import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import type { TwoDSlipResult } from '#two-d/contract/player.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Figures } from '../parts/market-figures.tsx'
import { NumberTile } from '../parts/number-tile.tsx'
import { twoDTexts } from '../texts.ts'
import { HashCheck } from './hash-check.tsx'
import type { Slip } from './parse-slips.ts'
import styles from './proof.module.css'

/** The proof of the result: the figures, their source and time, and the hash of the reading. */
export function Proof({ slip, result }: { slip: Slip; result: TwoDSlipResult }) {
  const texts = useTexts(twoDTexts).slips
  const language = useLanguage()
  const sources: Record<string, string> = texts.sources
  return (
    <section className={styles.proof} aria-label={texts.result}>
      <div className={styles.top}>
        <h3>{texts.result}</h3>
        {result.version > 1 && <small>{texts.corrected(result.version)}</small>}
      </div>
      <div className={styles.figures}>
        {result.set !== null && result.value !== null ? <Figures set={result.set} value={result.value} /> : <span />}
        <NumberTile num={result.number} size="lg" />
      </div>
      <p>
        {sources[result.source] ?? result.source} ·{' '}
        <span className="num">
          {dateOf(result.read_at, language)}, {timeOf(result.read_at)}
        </span>
      </p>
      <Corrected slip={slip} />
      <HashCheck slip={slip} result={result} />
    </section>
  )
}

/** Where the money went that an earlier, wrong result had paid, and what of a prize went to what was owed. */
function Corrected({ slip: { taken_back, owed, kept } }: { slip: Slip }) {
  const texts = useTexts(twoDTexts).slips
  return (
    <>
      {taken_back > 0 && <p>{texts.taken_back(formatMoney(taken_back, 2))}</p>}
      {owed > 0 && <p className={styles.owed}>{texts.owed(formatMoney(owed, 2))}</p>}
      {kept > 0 && <p>{texts.kept(formatMoney(kept, 2))}</p>}
    </>
  )
}
