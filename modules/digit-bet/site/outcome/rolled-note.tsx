import type { Fair } from '#digit-bet/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { type Texts, useTexts } from '#platform/site/texts.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { choiceOf } from '../bet/bet-words.ts'
import { type Choice, sideOf, stakeOf } from '../bet/selection.ts'
import type { BetRow, Rolled } from '../play/answers.ts'
import type en from '../texts/en.ts'
import { digitBetTexts } from '../texts.ts'
import { CountUp } from './count-up.tsx'
import { gainOf } from './gain.ts'
import styles from './rolled-note.module.css'

const write = (amount: number) => formatMoney(amount, Number.isInteger(amount) ? 0 : 2)

/** The result of the roll, how it was made, and the way to check it. Festive only when the player has gained. */
export function RolledNote({ answer }: { answer: Rolled }) {
  const language = useLanguage()
  const bet = answer.history?.[0]
  const choice = bet && choiceOf(bet)
  const gain = gainOf(bet)
  return (
    <div className={styles.note} role="status">
      {gain === null ? <Came roll={answer.fair?.roll ?? bet?.rolledNumber ?? null} /> : <CountUp amount={gain} />}
      {bet && choice && <Brought bet={bet} choice={choice} gain={gain} />}
      {/* The server speaks English; in the other languages the sentence above says the same, where there is one. */}
      {(language === 'en' || !choice) && <p>✔ {answer.message}</p>}
      {bet && answer.fair && <Made bet={bet} fair={answer.fair} />}
    </div>
  )
}

function Came({ roll }: { roll: number | null }) {
  const texts = useTexts(digitBetTexts)
  if (roll === null) return null
  return (
    <p className={styles.came}>
      {texts.you_rolled} <b className="num">{roll}</b> {texts[sideOf(roll)]}
    </p>
  )
}

function Brought({ bet, choice, gain }: { bet: BetRow; choice: Choice; gain: number | null }) {
  const texts = useTexts(digitBetTexts).outcome
  const stake = stakeOf(bet)
  return (
    <p>
      <b>{outcomeWords(texts, choice, bet.outcome === 'win')}</b>{' '}
      <span className={styles.amounts}>
        {gain === null ? texts.staked(write(stake)) : texts.added(write(gain + stake), write(gain))}
      </span>
    </p>
  )
}

function Made({ bet, fair }: { bet: BetRow; fair: Fair }) {
  const { check_this_roll } = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).outcome
  return (
    <p className={styles.contributions}>
      <span className="num">{texts.contributions({ s: fair.s, own: fair.rolled_number, roll: fair.roll })}</span>
      <Link href={`/digitbet/fairness?bet=${bet.id}`}>{check_this_roll}</Link>
    </p>
  )
}

function outcomeWords(texts: Texts<typeof en>['outcome'], choice: Choice, has_won: boolean): string {
  if (choice.bet_type === 'digit') return has_won ? texts.digit_wins(choice.digit) : texts.digit_loses(choice.digit)
  if (choice.bet_type === 'big') return has_won ? texts.big_wins : texts.big_loses
  return has_won ? texts.small_wins : texts.small_loses
}
