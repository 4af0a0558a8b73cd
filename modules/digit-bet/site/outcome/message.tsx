import { useTexts } from '#platform/site/texts.ts'
import type { RollResult } from '../play/roll/roll.ts'
import type { Notice } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import { Failure } from './failure.tsx'
import styles from './message.module.css'
import { RolledNote } from './rolled-note.tsx'

/** The message about a roll: the page asks about it again, there was none for a reason, or its result. */
export type RollMessage = 'asking_again' | Notice | RollResult

const ROLES = { asking_again: 'status', slept: 'status', place_a_bet: 'alert' } as const

export function Message({ told, onAskAgain }: { told: RollMessage | null; onAskAgain: () => void }) {
  const texts = useTexts(digitBetTexts)
  if (told === null) return null
  if (typeof told === 'string') {
    return (
      <p className={styles.notice} role={ROLES[told]}>
        {texts[told]}
      </p>
    )
  }
  if (told.kind === 'rolled') return <RolledNote answer={told.answer} />
  return <Failure result={told} onAskAgain={onAskAgain} />
}
