import { useState } from 'react'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { serverNow } from '#platform/site/time/server-clock.ts'
import { dateOf } from '#platform/site/time/yangon-time.ts'
import type { Claim, Promotion } from '#promotion/contract/player.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import { formatMoney, Money } from '#ui/components/display/money.tsx'
import { contentTexts } from '../texts.ts'
import styles from './active-bonus.module.css'
import { BADGES } from './claims.tsx'
import { countingLines } from './terms.tsx'

const DAY_MS = 86_400_000

/**
 * The bonus that the player wagers now, and then, as long as the page is open, how it ended: its card stays where it is under
 * the finger. One that asks for no stakes is over within a minute.
 */
export function useActiveBonus(claims: readonly Claim[] | undefined): Claim | undefined {
  const [last_id, setLastId] = useState<string | null>(null)
  const active = claims?.find(({ status, goal }) => status === 'open' && goal > 0)
  if (active && active.id !== last_id) setLastId(active.id)
  return active ?? claims?.find(({ id }) => id === last_id)
}

interface ActiveBonusProps {
  active: Claim | undefined
  is_pending: boolean
  promotions: readonly Promotion[]
}

/** How far it is, how long it lasts, which bets count, and what it holds back. */
export function ActiveBonus({ active, is_pending, promotions }: ActiveBonusProps) {
  const { user } = useSession()
  if (active) return <Bonus claim={active} promotion={promotions.find(({ id }) => id === active.promotion_id)} />
  // The balance is known before the claims: nothing moves when they come.
  return is_pending && (user?.bonus_balance ?? 0) > 0 ? <div className={`card ${styles.bonus}`} /> : null
}

function Bonus({ claim, promotion }: { claim: Claim; promotion: Promotion | undefined }) {
  const { promotion: texts } = useTexts(contentTexts)
  const language = useLanguage()
  const { title, amount, staked, goal, status, ends_at } = claim
  const is_over = status !== 'open'
  const days = Math.max(0, Math.ceil((Date.parse(ends_at) - serverNow()) / DAY_MS))
  const lines = promotion?.offer && !is_over ? [...countingLines(promotion.offer, texts), texts.holds_back] : []
  return (
    <section className={`card ${styles.bonus}`} aria-label={texts.active_bonus}>
      <Ring value={staked} max={goal} />
      <div className={styles.facts}>
        <p className={styles.title}>{title}</p>
        <p className={styles.amount}>
          <Money amount={amount} />
        </p>
        <p>{texts.staked(formatMoney(staked), formatMoney(goal))}</p>
        {is_over ? (
          <Badge kind={BADGES[status]}>{texts.state[status]}</Badge>
        ) : (
          <p>{texts.days_left(days, dateOf(ends_at, language))}</p>
        )}
      </div>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The words beside it say the same. */
function Ring({ value, max }: { value: number; max: number }) {
  const percent = Math.min(100, Math.floor((value / max) * 100))
  return (
    <svg className={styles.ring} viewBox="0 0 72 72" aria-hidden="true">
      <circle cx="36" cy="36" r="31" />
      {percent > 0 && (
        <circle
          cx="36"
          cy="36"
          r="31"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 36 36)"
        />
      )}
      <text x="36" y="42" textAnchor="middle" className="num">
        {percent}%
      </text>
    </svg>
  )
}
