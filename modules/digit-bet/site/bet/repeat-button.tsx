import type { ReactNode } from 'react'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { arrowCounterClockwiseBold } from '#ui/icons.ts'
import { rowsOf } from '../play/queries.ts'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './action-bar.module.css'
import { betName, choiceOf } from './bet-words.ts'
import { pickOf } from './selection.ts'

interface RepeatButtonProps {
  game: Game
  /** In place of the last bet's name: why automatic rolls have ended. */
  ended: ReactNode
  /** For a player without a bet. */
  otherwise: ReactNode
}

/** Chooses the last bet again, as a press on its digit and its stake would: it takes no money, the roll does. */
export function RepeatButton({ game, ended, otherwise }: RepeatButtonProps) {
  const texts = useTexts(digitBetTexts)
  const bet = rowsOf(game.history.data)?.[0]
  const choice = bet && choiceOf(bet)
  if (!bet || !choice || game.off) return otherwise
  const name = betName(texts, choice)
  const repeat = (now: number) => {
    game.choose({ kind: 'amount', bet_amount: bet.bet_amount })
    game.choose({ kind: 'multiplier', multiplier: bet.multiplier })
    game.choose(pickOf(choice, now))
  }
  return (
    <>
      {ended ?? <span className="num">{`${name} · ${formatMoney(bet.bet_amount)} × ${bet.multiplier}`}</span>}
      <button
        type="button"
        className={styles.repeat}
        aria-label={`${texts.repeat}: ${name}`}
        onClick={() => repeat(Date.now())}
      >
        <Icon glyph={arrowCounterClockwiseBold} size={18} />
        {texts.repeat}
      </button>
    </>
  )
}
