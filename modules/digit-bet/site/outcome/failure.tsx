import { useLanguage } from '#platform/site/language.ts'
import { refusalText } from '#platform/site/refusals/refusal-text.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { xCircleFill } from '#ui/icons.ts'
import type { RollResult } from '../play/roll/roll.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './failure.module.css'

interface FailureProps {
  result: Exclude<RollResult, { kind: 'rolled' }>
  onAskAgain: () => void
}

/** The cross is drawn; its letter stays in the text, where the specification's wording has it. */
export function Failure({ result, onAskAgain }: FailureProps) {
  const { no_backend, ask_again } = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).outcome
  const language = useLanguage()
  const reason = result.refusal ? refusalText(result.refusal, language) : ''
  return (
    <div className={styles.failure} role="alert">
      <p>
        <Icon glyph={xCircleFill} size={18} />
        <span className="visually-hidden">❌ </span>
        {result.kind === 'refused' ? reason : `${texts.backend_error}${reason || no_backend}`}
        {result.kind === 'unanswered' && (
          <>
            <br />
            {texts.unanswered}{' '}
            <Button kind="link" className={styles.again} onClick={onAskAgain}>
              {ask_again}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
