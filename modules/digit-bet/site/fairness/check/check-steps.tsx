import type { ReactNode } from 'react'
import type { FairBet } from '#digit-bet/contract/player.ts'
import type { Texts } from '#platform/site/texts.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { checkCircleFill, infoFill, xCircleFill } from '#ui/icons.ts'
import { notedCommitment } from '../../play/series/noted-series.ts'
import type en from '../../texts/en.ts'
import { digitBetTexts } from '../../texts.ts'
import styles from './check-steps.module.css'
import type { Step, Verdict } from './verify-roll.ts'

const MARKS = { right: checkCircleFill, wrong: xCircleFill, unknown: infoFill } as const

/** Each step of the check with its mark, and the values behind it, to be compared. */
export function CheckSteps({ proof, steps }: { proof: FairBet; steps: readonly Step[] }) {
  const texts = useTexts(digitBetTexts).check
  const noted = notedCommitment(proof.fair.epoch, proof.fair.n)
  const noted_verdict: Verdict = noted === null ? 'unknown' : noted === proof.commitment ? 'right' : 'wrong'
  const is_right = noted_verdict !== 'wrong' && steps.every(({ verdict }) => verdict !== 'wrong')
  return (
    <div className={styles.steps}>
      <div className={styles.verdict} data-verdict={is_right ? 'right' : 'wrong'} role="status">
        <Icon glyph={is_right ? checkCircleFill : xCircleFill} size={28} />
        <p>
          <b>{is_right ? texts.all_right : texts.not_right}</b>
          <span>{is_right ? texts.all_right_line : texts.not_right_line}</span>
        </p>
      </div>
      <ol>
        <Line verdict={noted_verdict} text={noted === null ? texts.step_not_noted : texts.step_noted} />
        {steps.map((step) => (
          <Line key={step.name} verdict={step.verdict} text={wordsOf(texts, step, proof)}>
            <Values step={step} proof={proof} />
          </Line>
        ))}
      </ol>
    </div>
  )
}

function Line({ verdict, text, children }: { verdict: Verdict; text: string; children?: ReactNode }) {
  const texts = useTexts(digitBetTexts).check
  return (
    <li className={styles.line} data-verdict={verdict}>
      <Icon glyph={MARKS[verdict]} size={20} />
      <div>
        <p>
          <span className="visually-hidden">{texts[verdict]}: </span>
          {text}
        </p>
        {children}
      </div>
    </li>
  )
}

/** The value that was computed here beside the server's, for the steps that compare long values. */
function Values({ step, proof }: { step: Step; proof: FairBet }) {
  const texts = useTexts(digitBetTexts).check
  const said = { link: proof.fair.prev_hash, commitment: proof.commitment, number: String(proof.fair.s) }
  if (step.name !== 'link' && step.name !== 'commitment' && step.name !== 'number') return null
  return (
    <dl className={styles.values}>
      <dt>{texts.computed}</dt>
      <dd>{step.computed || '–'}</dd>
      <dt>{texts.expected}</dt>
      <dd>{said[step.name]}</dd>
    </dl>
  )
}

function wordsOf(texts: Texts<typeof en>['check'], step: Step, { fair, bet }: FairBet): string {
  const name = bet.betType === 'digit' ? texts.digit(bet.digit ?? 0) : texts[bet.betType]
  switch (step.name) {
    case 'link':
      return texts.step_link
    case 'commitment':
      return texts.step_commitment(fair.n)
    case 'signature':
      return step.verdict === 'unknown' ? texts.step_no_signature : texts.step_signature
    case 'number':
      return texts.step_number(fair.s)
    case 'sum':
      return texts.step_sum({ s: fair.s, own: fair.rolled_number, roll: fair.roll })
    case 'outcome':
      return bet.outcome === 'win' ? texts.step_win(name) : texts.step_lose(name)
  }
}
