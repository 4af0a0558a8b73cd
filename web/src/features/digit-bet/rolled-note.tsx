import type { DigitBetAnswer } from '#contract/digit-bet.ts'
import { formatMoney } from '#ui/money.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { choiceOf, outcomeWords } from './bet-words.ts'
import styles from './rolled-note.module.css'
import { stakeOf } from './selection.ts'
import { digitBetTexts } from './texts.ts'

const decimals = (amount: number) => (Number.isInteger(amount) ? 0 : 2)

/** What the roll brought, how it was made, and the way to check it. Festive only when the player has gained. */
export function RolledNote({ answer }: { answer: DigitBetAnswer }) {
  const texts = useTexts(digitBetTexts)
  const language = useLanguage()
  const { fair, history } = answer.data
  const bet = history[0]
  if (!bet) return null
  const has_gained = bet.profit > 0
  const amount = has_gained ? bet.profit : stakeOf(bet)
  const written = formatMoney(amount, decimals(amount))
  const words = (
    <>
      <p>
        <b>{outcomeWords(texts, choiceOf(bet), bet.outcome === 'win')}</b>{' '}
        {has_gained ? texts.added(written) : texts.staked(written)}
      </p>
      {/* The house speaks English; in the other languages the sentence above says the same. */}
      {language === 'en' && <p>✔ {answer.message}</p>}
      <p className={styles.halves}>
        <span className="num">{texts.halves({ s: fair.s, own: fair.rolled_number, roll: fair.roll })}</span>
        <Link href={`/digitbet/fairness?bet=${bet.id}`}>{texts.check_this_roll}</Link>
      </p>
    </>
  )
  if (has_gained) return <Note kind="success">{words}</Note>
  return (
    <div className={styles.plain} role="status">
      {words}
    </div>
  )
}
