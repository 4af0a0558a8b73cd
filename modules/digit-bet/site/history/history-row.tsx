import { memo, useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, dayOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { caretDownBold, caretRightBold, caretUpBold } from '#ui/icons.ts'
import { betName, choiceOf } from '../bet/bet-words.ts'
import type { BetRow } from '../play/answers.ts'
import { RollMark } from '../play/result/roll-mark.tsx'
import { digitBetTexts } from '../texts.ts'
import styles from './history-table.module.css'

export const HISTORY_COLUMNS = 8

const decimals = (amount: number) => (Number.isInteger(amount) ? 0 : 2)

/** One bet, and under it what it won when the player asks. The game renders with each press and each second, a row does not. */
export const HistoryRow = memo(function HistoryRow({ row }: { row: BetRow }) {
  const words = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).history
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const choice = choiceOf(row)
  const name = choice ? betName(words, choice) : row.betType
  const side = choice?.bet_type === 'digit' ? words.rule_any_digit : name
  return (
    <>
      <tr>
        <td className={styles.wide}>
          <time dateTime={row.timestamp}>
            {dateOf(row.timestamp, language)}, {timeOf(row.timestamp)}
          </time>
        </td>
        <td>
          <b className={styles.wide}>{side}</b>
          <span className={styles.narrow}>
            <b>{name}</b>
            <time dateTime={row.timestamp}>
              {dayOf(row.timestamp, language)}, {timeOf(row.timestamp)}
            </time>
          </span>
        </td>
        <td className={`${styles.wide} num`}>{row.digit ?? '–'}</td>
        <td className="num">
          <b>{formatMoney(row.bet_amount, decimals(row.bet_amount))}</b>
          <small className={styles.narrow}>× {row.multiplier}</small>
        </td>
        <td className={`${styles.wide} num`}>{row.multiplier}×</td>
        <td>
          <RollMark digit={row.rolledNumber} size={30} />
        </td>
        <td>
          <Outcome outcome={row.outcome} />
        </td>
        <td className={styles.toggle}>
          <button
            type="button"
            className="icon-button"
            aria-expanded={open}
            aria-label={`${texts.details}: ${name}, ${timeOf(row.timestamp)}`}
            onClick={() => setOpen(!open)}
          >
            <Icon glyph={open ? caretUpBold : caretDownBold} size={18} />
          </button>
        </td>
      </tr>
      {open && <Details row={row} />}
    </>
  )
})

function Outcome({ outcome }: { outcome: string }) {
  const texts = useTexts(digitBetTexts).history
  if (outcome === 'win') return <Badge kind="success">{texts.win}</Badge>
  if (outcome === 'lose') return <Badge kind="failed">{texts.lose}</Badge>
  return outcome && <Badge kind="pending">{outcome}</Badge>
}

function Details({ row }: { row: BetRow }) {
  const { check_this_roll } = useTexts(digitBetTexts)
  const texts = useTexts(digitBetTexts).history
  return (
    <tr className={styles.details}>
      <td colSpan={HISTORY_COLUMNS}>
        <dl>
          <div>
            <dt>{texts.win_amount}</dt>
            <dd>
              <Money amount={row.win_amount} decimals={decimals(row.win_amount)} />
            </dd>
          </div>
          <div>
            <dt>{texts.profit}</dt>
            <dd className={row.profit > 0 ? styles.up : row.profit < 0 ? styles.down : undefined}>
              <Money amount={row.profit} signed decimals={decimals(row.profit)} />
            </dd>
          </div>
        </dl>
        {row.epoch !== null && (
          <Link href={`/digitbet/fairness?bet=${row.id}`} className={styles.check}>
            {check_this_roll}
            <Icon glyph={caretRightBold} size={14} />
          </Link>
        )}
      </td>
    </tr>
  )
}
