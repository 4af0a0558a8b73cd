import { useTexts } from '#platform/site/texts.ts'
import { Money } from '#ui/components/display/money.tsx'
import shared from '../cashier.module.css'
import { cashierTexts } from '../texts.ts'
import styles from './wallets.module.css'

/** The wallets of the specification after the first. */
const OTHER_WALLETS = ['Promotion', 'JDB', 'AG', 'UG', '568 WIN', 'AWC', 'SC', 'JILI', 'FC', 'PG', 'YB'] as const

/** Each line is 0.00, as the specification has it: no provider holds money, and the card above says both balances. */
export function Wallets() {
  const texts = useTexts(cashierTexts).wallet_page
  return (
    <>
      <dl className={`card ${styles.wallets}`}>
        {[texts.wallet, ...OTHER_WALLETS].map((name) => (
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
