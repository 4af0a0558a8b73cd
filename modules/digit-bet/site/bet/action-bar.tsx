import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { announcedSecond } from '../play/roll/countdown.ts'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './action-bar.module.css'
import { betName } from './bet-words.ts'

/** The current bet, the countdown, and the button that spends: always in reach of the thumb. */
export function ActionBar({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const { choice, bet_amount, multiplier } = game.selection
  const { off } = game
  const is_closed = game.rules.data?.is_open === false
  const is_off = is_closed || off !== null
  const amount = formatMoney(game.stake)
  const label = off
    ? off.text
    : !choice
      ? texts.roll
      : game.seconds === null
        ? texts.roll_amount(amount)
        : texts.roll_now_amount(amount)
  return (
    <div className={`${styles.bar} on-lacquer`} data-bar="">
      <div className={styles.bet}>
        <span>
          {is_closed ? texts.title : choice ? `${betName(texts, choice)} · ` : texts.no_bet}
          {choice && !is_closed && (
            <span className="num">
              {formatMoney(bet_amount)} × {multiplier}
            </span>
          )}
        </span>
        {is_closed ? (
          <b className={styles.words}>{texts.game_closed}</b>
        ) : game.seconds !== null ? (
          <b className={`${styles.countdown} num`}>{texts.rolling_in_seconds(game.seconds)}</b>
        ) : choice ? (
          <b>
            <Money amount={game.stake} />
          </b>
        ) : (
          <b className={`${styles.words} ${styles.invitation}`}>{texts.no_bet_line}</b>
        )}
      </div>
      <Button
        kind="gold"
        className={styles.roll}
        aria-disabled={!choice || is_off || undefined}
        busy={game.roll.rolling}
        busyLabel={texts.rolling}
        onClick={() => !is_off && game.rollNow()}
      >
        {label}
      </Button>
      <Announcement seconds={game.seconds} />
    </div>
  )
}

/** A screen reader hears the countdown three times, not ninety. */
function Announcement({ seconds }: { seconds: number | null }) {
  const texts = useTexts(digitBetTexts)
  const announced = announcedSecond(seconds)
  return (
    <p className="visually-hidden" role="status">
      {announced !== null && texts.announce_countdown(announced)}
    </p>
  )
}
