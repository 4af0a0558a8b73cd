import { defineLatePart } from '#platform/site/late-part.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { betName } from '../../bet/bet-words.ts'
import { sideOf } from '../../bet/selection.ts'
import type { RollMessage } from '../../outcome/message.tsx'
import { digitBetTexts } from '../../texts.ts'
import type { Game } from '../use-game.ts'
import styles from './told.module.css'

/** Fetched while the player decides. */
const Message = defineLatePart({
  load: async () => (await import('../../outcome/message.tsx')).Message,
  texts: [digitBetTexts],
})

/**
 * One place for all that is said: an invitation, the choice, the countdown, the result. It keeps its height, so that a roll
 * that runs by itself moves nothing on the page.
 */
export function Told({ game, roll }: { game: Game; roll: number | null }) {
  const told = toldOf(game)
  return (
    <div className={styles.told}>
      {!told && <Now game={game} />}
      <Message told={told} onAskAgain={game.roll.askAgain} waiting={<Plain told={told} roll={roll} />} />
    </div>
  )
}

function toldOf({ choice, roll, notice }: Game): RollMessage | null {
  if (roll.rolling && !choice) return 'asking_again'
  return notice ?? roll.result
}

/** Before the answer. */
function Now({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { choice, seconds } = game
  const hint = choice && !game.is_busy && (choice.bet_type === 'digit' ? texts.tap_again(choice.digit) : texts.stop)
  if (game.roll.rolling) return <Fact label={texts.rolling} value="…" />
  if (seconds !== null) return <Fact label={texts.rolling_in} value={seconds} unit={texts.seconds} hint={hint} />
  if (choice?.bet_type === 'digit') return <Fact label={texts.chosen} value={choice.digit} hint={hint} />
  if (choice) return <Fact label={texts.chosen} sentence={betName(texts, choice)} hint={hint} />
  return <Fact label={texts.ready} sentence={texts.ready_line} />
}

interface FactProps {
  label: string
  value?: number | string
  unit?: string
  sentence?: string
  hint?: string | false | null
}

function Fact({ label, value, unit, sentence, hint }: FactProps) {
  return (
    <div className={styles.fact}>
      <h2>{label}</h2>
      {sentence ? (
        <p className={styles.sentence}>{sentence}</p>
      ) : (
        <p className={styles.number}>
          <span className="num">{value}</span>
          {unit && <small>{unit}</small>}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}

/** The same in short, for a line that broke before the words were there. */
function Plain({ told, roll }: { told: RollMessage | null; roll: number | null }) {
  const texts = useTexts(digitBetTexts)
  if (told === null) return null
  if (typeof told === 'object' && told.kind === 'rolled') {
    return roll !== null && <Fact label={texts.you_rolled} value={roll} unit={texts[sideOf(roll)]} />
  }
  return (
    <p className={styles.sentence} role="alert">
      {typeof told === 'string' ? texts[told] : told.refusal?.message || texts.no_backend}
    </p>
  )
}
