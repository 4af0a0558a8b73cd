import { Money } from '#ui/components/display/money.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import shared from '../cashier.module.css'
import { walletPageTexts } from './texts.ts'
import styles from './wallets.module.css'

/** The wallets of the specification, besides the player's own. All games play from one balance, so these hold nothing. */
const OTHER_WALLETS = ['Promotion', 'JDB', 'AG', 'UG', '568 WIN', 'AWC', 'SC', 'JILI', 'FC', 'PG', 'YB'] as const

/** What lies where. */
export function Wallets() {
  const texts = useTexts(walletPageTexts)
  const { user } = useSession()
  return (
    <>
      <dl className={`card ${styles.wallets}`}>
        <div className={styles.own}>
          <dt>{texts.wallet}</dt>
          <dd>
            <b>
              {user ? (
                <Money amount={sumOf(user.main_balance, user.balance)} decimals={2} />
              ) : (
                <Skeleton width={90} height={16} />
              )}
            </b>
            {user && (
              <small>
                {texts.main} <Money amount={user.main_balance} decimals={2} unit={null} /> · {texts.game}{' '}
                <Money amount={user.balance} decimals={2} unit={null} />
              </small>
            )}
          </dd>
        </div>
        {OTHER_WALLETS.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={0} decimals={2} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={shared.line}>{texts.wallets_line}</p>
    </>
  )
}

/** The ledger count in 1/10000 kyat; so no fraction of a sum is left over. */
const sumOf = (one: number, other: number) => Math.round((one + other) * 10_000) / 10_000
