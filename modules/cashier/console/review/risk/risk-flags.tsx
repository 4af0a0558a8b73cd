import type { ReactNode } from 'react'
import type { RiskFlag } from '#cashier/contract/risk.ts'
import { RISK_KINDS, requestAddress } from '#cashier/contract/rules.ts'
import { useMay } from '#platform/console/call/me.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { Link } from '#platform/console/page/navigation.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { infoFill, warningFill } from '#ui/icons.ts'
import styles from '../detail/detail.module.css'
import { riskParts, riskTexts } from './risk-words.ts'

export interface RiskFlagsProps {
  flags: readonly RiskFlag[]
  /** Of the request; the page of this player has all who are linked. */
  player_id: string
}

/** Risk flags of a request that waits: of each kind the last one, with who and when, the way there, and how many more. */
export function RiskFlags({ flags, player_id }: RiskFlagsProps) {
  const kinds = RISK_KINDS.map((kind) => flags.filter((flag) => flag.kind === kind))
  if (flags.length === 0) return null
  return (
    <div>
      <h3 className={styles.label}>{riskTexts.title}</h3>
      <ul className={styles.checks} aria-label={riskTexts.title}>
        {kinds.flatMap(([flag, ...more]) =>
          flag ? [<Flag key={flag.kind} flag={flag} more={more.length} player_id={player_id} />] : [],
        )}
      </ul>
    </div>
  )
}

interface FlagProps {
  flag: RiskFlag
  more: number
  player_id: string
}

function Flag({ flag, more, player_id }: FlagProps) {
  const reads_players = useMay('players.read')
  const reads = { deposit: useMay('deposits.read'), withdrawal: useMay('withdrawals.read') }
  const { beginning, request, player, end } = riskParts(flag)
  // Behind one address stand neighbours, too: it is worth knowing, and no more.
  const is_weak = flag.kind === 'same_address'
  return (
    <li className={is_weak ? styles.known : styles.doubt}>
      <Icon glyph={is_weak ? infoFill : warningFill} size={18} />
      <span>
        {beginning}{' '}
        {request && (
          <>
            <Way href={reads[request.direction] ? requestAddress(request) : null}>
              {riskTexts.request(request.direction, request.number)}
            </Way>{' '}
            {riskTexts.of}{' '}
          </>
        )}
        {player && (
          <Way href={reads_players ? `/players/${player.id}` : null}>
            {player.name} ({player.user_name})
          </Way>
        )}
        {end !== null && (
          <>
            , <span className={styles.day}>{end}</span>
          </>
        )}
        {more > 0 && (
          <>
            {' '}
            <Way href={reads_players ? `/players/${player_id}` : null}>{riskTexts.more(more)}</Way>
          </>
        )}
      </span>
    </li>
  )
}

function Way({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children
  return (
    <Link href={href} className={links.link}>
      {children}
    </Link>
  )
}
