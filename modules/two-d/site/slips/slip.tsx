import { useId, useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, dayOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { Empty } from '#ui/components/display/empty.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { caretDownBold } from '#ui/icons.ts'
import { AgainButton } from '../again/again-button.tsx'
import { noonOf } from '../parts/figures.ts'
import { NumberTile } from '../parts/number-tile.tsx'
import table from '../parts/table.module.css'
import { sessionLabel } from '../session.ts'
import { twoDTexts } from '../texts.ts'
import { netOf } from './net-of.ts'
import type { Slip as SlipRead } from './parse-slips.ts'
import { Proof } from './proof.tsx'
import { ShareButton } from './share-button.tsx'
import styles from './slip.module.css'
import { wordOf } from './word-of.ts'

/** One slip: its head is a button, under it lies what was bet and what came of it. */
export function Slip({ slip, opens }: { slip: SlipRead; opens: boolean }) {
  const texts = useTexts(twoDTexts).slips
  const language = useLanguage()
  const id = useId()
  const [is_open, setOpen] = useState(opens)
  return (
    <article className={`card ${styles.slip}`}>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={is_open}
          aria-controls={id}
          onClick={() => setOpen(!is_open)}
        >
          <span className={styles.name}>
            <b className="num">{slip.slip_no}</b>
            <small className="num">
              {dayOf(noonOf(slip.game_date), language)} · {sessionLabel(slip.session)}
            </small>
            {/* Before the draw too: what lies below stays where it is. */}
            <small className="num">{texts.drawn(slip.result?.number ?? '–')}</small>
          </span>
          <span className={styles.state}>
            <State slip={slip} />
            <Money amount={slip.total_bet_amount} decimals={2} />
          </span>
          <Icon glyph={caretDownBold} size={16} />
        </button>
      </h2>
      <div className={styles.again}>
        <AgainButton slip={slip} />
      </div>
      <div id={id} hidden={!is_open}>
        {is_open && <Inside slip={slip} />}
      </div>
    </article>
  )
}

/** A prize below its stake is a loss: green stands for a gain alone. */
const hasGained = (slip: SlipRead) => (netOf(slip) ?? 0) > 0

function State({ slip }: { slip: SlipRead }) {
  const texts = useTexts(twoDTexts).slips
  const is_gain = hasGained(slip)
  const kind = slip.status === 'pending' ? 'pending' : is_gain ? 'success' : slip.status === 'lost' ? 'lost' : 'settled'
  return (
    <span data-gain={is_gain}>
      <Badge kind={kind}>{wordOf(texts.status, slip.status)}</Badge>
    </span>
  )
}

function Inside({ slip }: { slip: SlipRead }) {
  const texts = useTexts(twoDTexts).slips
  return (
    <>
      <Facts slip={slip} />
      <Bets slip={slip} />
      <div className={styles.share}>
        <ShareButton slip={slip} />
      </div>
      {/* Last, and as tall before as after: nothing moves when the draw is decided. */}
      {slip.result ? (
        <Proof slip={slip} result={slip.result} />
      ) : (
        slip.status === 'pending' && (
          <div className={styles.wait}>
            <Empty art="gong" title={texts.waits} />
          </div>
        )
      )}
    </>
  )
}

function Facts({ slip }: { slip: SlipRead }) {
  const texts = useTexts(twoDTexts).slips
  const net = netOf(slip)
  const shared = useTexts(twoDTexts)
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.player}</dt>
        <dd>{slip.player_name}</dd>
      </div>
      <div>
        <dt>{texts.session}</dt>
        <dd>{wordOf(shared, slip.session)}</dd>
      </div>
      <div>
        <dt>{texts.placed_at}</dt>
        <dd className="num">
          {slip.created_at ? `${dateOf(slip.created_at, language)}, ${timeOf(slip.created_at)}` : '–'}
        </dd>
      </div>
      <div>
        <dt>{texts.total}</dt>
        <dd>
          <Money amount={slip.total_bet_amount} decimals={2} />
        </dd>
      </div>
      <div>
        <dt>{texts.before}</dt>
        <dd>
          <Money amount={slip.before_balance} decimals={2} />
        </dd>
      </div>
      <div>
        <dt>{texts.after}</dt>
        <dd>
          <Money amount={slip.after_balance} decimals={2} />
        </dd>
      </div>
      <div className={styles.prize}>
        <dt>{texts.paid}</dt>
        <dd>
          {slip.status === 'pending' || slip.win_amount === null ? (
            '–'
          ) : (
            <Money amount={slip.win_amount} decimals={2} />
          )}
        </dd>
      </div>
      <div className={styles.prize} data-gain={net !== null && net > 0}>
        <dt>{texts.net}</dt>
        <dd>{net === null ? '–' : <Money amount={net} decimals={2} signed />}</dd>
      </div>
    </dl>
  )
}

function Bets({ slip }: { slip: SlipRead }) {
  const texts = useTexts(twoDTexts).slips
  return (
    <table className={`${table.table} ${styles.bets}`}>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.amount}</th>
          <th scope="col">{texts.payout}</th>
          <th scope="col">{texts.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {slip.two_bets.map((bet) => (
          <tr key={bet.id}>
            <td>
              <NumberTile num={bet.bet_number} size="sm" is_faint={bet.win_lose === false} />
            </td>
            <td className="num">{formatMoney(bet.bet_amount, 2)}</td>
            <td className="num">{formatMoney(bet.potential_payout, 2)}</td>
            <td data-won={bet.win_lose === true ? hasGained(slip) || undefined : (bet.win_lose ?? undefined)}>
              {bet.win_lose === null ? '–' : bet.win_lose ? texts.win : texts.lose}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
