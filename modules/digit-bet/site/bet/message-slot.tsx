import { defineLatePart } from '#platform/site/late-part.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import type { RollMessage } from '../outcome/message.tsx'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import { betName } from './bet-words.ts'
import styles from './message-slot.module.css'
import { payoutOf } from './odds.ts'
import { PaysBox } from './pays-box.tsx'

/** Fetched while the player decides. */
const Message = defineLatePart({
  load: async () => (await import('../outcome/message.tsx')).Message,
  texts: [digitBetTexts],
})

/**
 * One place for whatever there is to say: odds before a choice, the prize it would bring, the
 * result. It keeps its height, so that a roll that runs by itself moves nothing on the page.
 */
export function MessageSlot({ game }: { game: Game }) {
  const told = toldOf(game)
  return (
    <div className={styles.slot}>
      {!told && <Odds game={game} />}
      <Message told={told} onAskAgain={game.roll.askAgain} waiting={<Plain told={told} />} />
    </div>
  )
}

function toldOf({ selection, roll, notice }: Game): RollMessage | null {
  if (roll.rolling && !selection.choice) return 'asking_again'
  return notice ?? roll.result
}

function Odds({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { choice } = game.selection
  if (!choice || !game.rules.data) return <PaysBox rules={game.rules.data} has_failed={game.rules.isError} />
  const amount = formatMoney(payoutOf(game.rules.data, choice.bet_type, game.stake))
  return (
    <div className={styles.box}>
      <b>{texts.would_pay({ bet: betName(texts, choice), amount })}</b>
      <span>{choice.bet_type === 'digit' ? texts.tap_again(choice.digit) : texts.stop}</span>
    </div>
  )
}

/** The same in short, for a line that broke before the words were there. A roll that came shows above. */
function Plain({ told }: { told: RollMessage | null }) {
  const texts = useTexts(digitBetTexts)
  if (told === null || (typeof told === 'object' && told.kind === 'rolled')) return null
  const words = typeof told === 'string' ? texts[told] : told.refusal?.message || texts.no_backend
  return (
    <p className={styles.box} role="alert">
      {words}
    </p>
  )
}
