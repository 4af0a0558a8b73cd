import type { DigitBetRules } from '#digit-bet/contract/player.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { digitBetTexts } from '../texts.ts'
import styles from './pays-box.module.css'

/** The payouts of each bet, stake included, before anything is chosen; nothing where the server does not tell them. */
export function PaysBox({ rules, has_failed }: { rules: DigitBetRules | undefined; has_failed: boolean }) {
  const texts = useTexts(digitBetTexts)
  if (has_failed && !rules) return null
  const names = { digit: texts.rule_any_digit, small: texts.small, big: texts.big }
  return (
    <dl className={styles.box}>
      {(['digit', 'small', 'big'] as const).map((bet_type) => (
        <div key={bet_type}>
          <dt>{names[bet_type]}</dt>
          <dd className="num">{rules ? `${rules.payouts[bet_type]}×` : <Skeleton width={52} height={24} />}</dd>
          <dd className={styles.rate}>
            {texts.rate} <span className="num">{rules ? `${rules.returns[bet_type]}%` : '…'}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
