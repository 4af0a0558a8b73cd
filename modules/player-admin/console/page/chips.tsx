import { Link } from '#platform/console/page/navigation.tsx'
import type { PlayerProfile } from '#player-admin/contract/staff.ts'
import type { PlayerOverview } from '#player-admin/contract/timeline.ts'
import { formatMoney } from '#ui/components/display/money.tsx'
import { exclusionText } from '../player-panel.tsx'
import styles from './page.module.css'
import { timelineTexts as texts } from './texts.ts'

interface ChipsProps {
  player: PlayerProfile
  overview: PlayerOverview
}

/** The facts that staff looks at first, each with its reason. */
export function Chips({ player, overview: { bonuses, payees, is_first_withdrawal } }: ChipsProps) {
  const running = bonuses.filter(({ status }) => status === 'open')
  const others = new Map(payees.flatMap((payee) => payee.others.map(({ id, name }) => [id, name] as const)))
  if (!is_first_withdrawal && running.length === 0 && player.exclusion === null && others.size === 0) return null
  return (
    <ul className={styles.chips} aria-label={texts.chips}>
      {is_first_withdrawal && <li>{texts.firstWithdrawal}</li>}
      {running.map(({ id, staked, goal }) => (
        <li key={id}>{texts.bonusRuns(formatMoney(staked), formatMoney(goal))}</li>
      ))}
      {player.exclusion && <li>{texts.breakUntil(exclusionText(player.exclusion.ends_at))}</li>}
      {[...others].map(([id, name]) => (
        <li key={id}>
          {texts.samePayee}{' '}
          <Link href={`/players/${id}`} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
