import type { ReactNode } from 'react'
import type { RiskFlag } from '#cashier/contract/risk.ts'
import { requestAddress } from '#cashier/contract/rules.ts'
import { useMay } from '#platform/console/call/me.ts'
import links from '#platform/console/figures/transfers-link.module.css'
import { Link } from '#platform/console/page/navigation.tsx'
import { Icon } from '#ui/components/display/icon.tsx'
import { infoFill, warningFill } from '#ui/icons.ts'
import styles from '../detail/detail.module.css'
import { riskParts, riskTexts } from './risk-words.ts'

/** The risk flags of a request that waits: each with who and when, and the way there. */
export function RiskFlags({ flags }: { flags: readonly RiskFlag[] }) {
  if (flags.length === 0) return null
  return (
    <div>
      <h3 className={styles.label}>{riskTexts.title}</h3>
      <ul className={styles.checks} aria-label={riskTexts.title}>
        {flags.map((flag) => (
          <Flag key={`${flag.kind} ${flag.player?.id} ${flag.request?.id}`} flag={flag} />
        ))}
      </ul>
    </div>
  )
}

function Flag({ flag }: { flag: RiskFlag }) {
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
        {end !== null && `, ${end}`}
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
