import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { xCircleFill } from '#ui/icons/x-circle-fill.ts'
import { formatMoney } from '#ui/money.tsx'
import { Note } from '#ui/note.tsx'
import { useLanguage } from '../../platform/language.ts'
import { definePart } from '../../platform/part.tsx'
import { refusalText } from '../../platform/refusal-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { betName } from './bet-words.ts'
import styles from './message-slot.module.css'
import { payoutOf } from './odds.ts'
import { outcomeTexts } from './outcome/texts.ts'
import { PaysBox } from './pays-box.tsx'
import type { RollResult } from './roll.ts'
import { digitBetTexts } from './texts.ts'
import type { Game } from './use-game.ts'

/** Its words are fetched while the player chooses. */
const RolledNote = definePart({
  load: async () => (await import('./outcome/rolled-note.tsx')).RolledNote,
  texts: [outcomeTexts],
})

/**
 * One place for whatever there is to say: odds before a choice, the prize it would bring, the
 * result. It keeps its height, so that a roll that runs by itself moves nothing on the page.
 */
export function MessageSlot({ game }: { game: Game }) {
  const { result, rolling } = game.roll
  const is_told = result?.kind === 'rolled' && !game.notice && (!rolling || game.selection.choice !== null)
  return (
    <div className={styles.slot}>
      {!is_told && <Message game={game} />}
      <RolledNote answer={is_told ? result.answer : null} />
    </div>
  )
}

function Message({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { choice } = game.selection
  const { result, rolling } = game.roll
  if (rolling && !choice) return <Note kind="pending">{texts.asking_again}</Note>
  if (game.notice) {
    const text = game.notice === 'slept' ? texts.slept : texts.place_a_bet
    return <Note kind={game.notice === 'slept' ? 'info' : 'error'}>{text}</Note>
  }
  if (result && result.kind !== 'rolled') return <Failure result={result} onAskAgain={game.roll.askAgain} />
  if (!choice || !game.rules.data) return <PaysBox rules={game.rules.data} has_failed={game.rules.isError} />
  const amount = formatMoney(payoutOf(game.rules.data, choice.bet_type, game.stake))
  return (
    <div className={styles.box}>
      <b>{texts.would_pay({ bet: betName(texts, choice), amount })}</b>
      <span>{texts.stop}</span>
    </div>
  )
}

interface FailureProps {
  result: Exclude<RollResult, { kind: 'rolled' }>
  onAskAgain: () => void
}

/** The cross is drawn; its letter stays in the text, where the house's wording has it. */
function Failure({ result, onAskAgain }: FailureProps) {
  const texts = useTexts(digitBetTexts)
  const language = useLanguage()
  const reason = result.refusal ? refusalText(result.refusal, language) : ''
  return (
    <div className={styles.failure} role="alert">
      <Icon glyph={xCircleFill} size={20} />
      <p>
        <span className="visually-hidden">❌ </span>
        {result.kind === 'refused' ? reason : `${texts.backend_error}${reason || texts.no_backend}`}
        {result.kind === 'unanswered' && (
          <>
            <br />
            {texts.unanswered}{' '}
            <Button kind="link" className={styles.again} onClick={onAskAgain}>
              {texts.ask_again}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}
