import type { User } from '#identity/contract/player.ts'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Money } from '#ui/components/display/money.tsx'
import styles from './start.module.css'
import { startTexts } from './texts.ts'

/** Where a deposit begins. */
const DEPOSIT_HREF = '/information?tab=transfer'

/** Both balances, and the next thing to do with each. On a desktop the bar has them. */
export function Balances({ user }: { user: User | null }) {
  const texts = useTexts(startTexts)
  return (
    <section className={`${styles.panel} ${styles.balances} on-lacquer`} aria-label={texts.balances}>
      <dl>
        <Balance name={texts.main} amount={user?.main_balance} />
        <Balance name={texts.game} amount={user?.balance} />
      </dl>
      <Link className={buttonClass({ kind: 'gold', size: 'sm' })} href={DEPOSIT_HREF} data-offer="">
        {texts.deposit}
      </Link>
      <button
        type="button"
        className={buttonClass({ kind: 'secondary', size: 'sm' })}
        onClick={() => openExchangeModal()}
      >
        {texts.exchange}
      </button>
    </section>
  )
}

function Balance({ name, amount }: { name: string; amount: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{amount === undefined ? '…' : <Money amount={amount} unit={null} />}</dd>
    </div>
  )
}
