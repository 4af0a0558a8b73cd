import { useTexts } from '#platform/site/texts.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { announcedSecond } from '../play/roll/countdown.ts'
import type { Game } from '../play/use-game.ts'
import { digitBetTexts } from '../texts.ts'
import styles from './action-bar.module.css'
import { betName } from './bet-words.ts'
import { payoutOf } from './odds.ts'
import { RepeatButton } from './repeat-button.tsx'

/** The current bet, the countdown, and the button that spends: always in reach of the thumb. */
export function ActionBar({ game }: { game: Game }) {
  const texts = useTexts(digitBetTexts)
  const is_closed = game.rules.data?.is_open === false
  return (
    <div className={`${styles.bar} on-lacquer`} data-bar="">
      <div className={styles.bet}>
        <CurrentBet game={game} is_closed={is_closed} />
      </div>
      {game.auto.is_running ? (
        <Button kind="secondary" className={styles.roll} onClick={game.auto.stop}>
          {texts.stop_auto}
        </Button>
      ) : (
        <RollButton game={game} is_off={is_closed || game.off !== null} />
      )}
      <Announcement seconds={game.seconds} />
    </div>
  )
}

function CurrentBet({ game, is_closed }: { game: Game; is_closed: boolean }) {
  const texts = useTexts(digitBetTexts)
  const { choice, auto, seconds, selection } = game
  if (is_closed) return <Lines label={texts.title} words={texts.game_closed} />
  const { run } = auto
  const { bet_amount, multiplier } = auto.is_running && run ? run.plan : selection
  const ended = run?.end ? (
    <span role="status">
      {texts.auto_ended({ end: texts.auto_ends[run.end], made: run.made, rolls: run.plan.rolls })}
    </span>
  ) : null
  if (choice === null) {
    const invitation = <Lines label={texts.no_bet} words={texts.no_bet_line} is_invitation />
    return <RepeatButton game={game} ended={ended} otherwise={invitation} />
  }
  return (
    <>
      {ended ?? (
        <span>
          {`${betName(texts, choice)} · `}
          <span className="num">
            {formatMoney(bet_amount)} × {multiplier}
          </span>
        </span>
      )}
      {auto.is_running && run ? (
        <b className="num">{`${run.made} / ${run.plan.rolls}`}</b>
      ) : seconds !== null ? (
        <b className={`${styles.countdown} num`}>{texts.rolling_in_seconds(seconds)}</b>
      ) : (
        <b>
          <Money amount={game.stake} />
        </b>
      )}
    </>
  )
}

function Lines({ label, words, is_invitation }: { label: string; words: string; is_invitation?: boolean }) {
  return (
    <>
      <span>{label}</span>
      <b className={`${styles.words} ${is_invitation ? styles.invitation : ''}`}>{words}</b>
    </>
  )
}

/** It says what it takes, and below that what a win brings. */
function RollButton({ game, is_off }: { game: Game; is_off: boolean }) {
  const texts = useTexts(digitBetTexts)
  const { choice, off, rules, stake, seconds } = game
  const amount = formatMoney(stake)
  const label = off
    ? off.text
    : !choice
      ? texts.roll
      : seconds === null
        ? texts.roll_amount(amount)
        : texts.roll_now_amount(amount)
  const prize = choice && rules.data && !is_off ? payoutOf(rules.data, choice.bet_type, stake) : null
  return (
    <Button
      kind="gold"
      className={styles.roll}
      aria-disabled={!choice || is_off || undefined}
      aria-describedby={prize === null ? undefined : 'prize'}
      busy={game.roll.rolling}
      busyLabel={texts.rolling}
      onClick={() => !is_off && game.rollNow()}
    >
      <span className={styles.face}>
        <span>{label}</span>
        {prize !== null && (
          <small id="prize" aria-hidden="true">
            {texts.prize(formatMoney(prize))}
          </small>
        )}
      </span>
    </Button>
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
