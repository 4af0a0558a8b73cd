import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { type Glyph, Icon } from '#ui/components/display/icon.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import {
  caretRightBold,
  clockCounterClockwiseDuotone,
  trayArrowDownDuotone,
  trayArrowUpDuotone,
  userCircleDuotone,
} from '#ui/icons.ts'
import shared from '../cashier.module.css'
import { MoneyCard } from '../parts/money-card.tsx'
import { cashierTexts } from '../texts.ts'
import styles from './wallet-screen.module.css'

/** /wallet: who, how much, where to, and how a deposit goes. */
export function WalletScreen() {
  const shared_texts = useTexts(cashierTexts)
  const texts = useTexts(cashierTexts).wallet_page
  const { user } = useSession()
  usePageTitle(texts.wallet)
  const shortcuts: { href: string; label: string; glyph: Glyph }[] = [
    { href: '/top-up/bank', label: shared_texts.deposit, glyph: trayArrowDownDuotone },
    { href: '/with-draw', label: shared_texts.withdraw, glyph: trayArrowUpDuotone },
    { href: '/wallet-history', label: texts.history, glyph: clockCounterClockwiseDuotone },
  ]
  return (
    <div className={shared.page}>
      <header className={styles.who}>
        <Icon glyph={userCircleDuotone} size={44} />
        <div>
          <h1>{user ? user.name : <Skeleton width={120} height={20} />}</h1>
          <p>
            {user ? (
              <>
                {user.user_name} <span className={styles.id}>{`${texts.user_id} ${user.id}`}</span>
              </>
            ) : (
              <Skeleton width={160} />
            )}
          </p>
        </div>
      </header>
      <div className={shared.block}>
        <MoneyCard />
        <nav className={styles.shortcuts} aria-label={shared_texts.views}>
          {shortcuts.map(({ href, label, glyph }) => (
            <Link key={href} href={href} className="card">
              <Icon glyph={glyph} size={28} />
              <span>{label}</span>
            </Link>
          ))}
        </nav>
        <Link href="/wallet/internal-transfer" className={`${buttonClass({ kind: 'link' })} ${styles.transfer}`}>
          {texts.transfer}
          <Icon glyph={caretRightBold} size={16} />
        </Link>
        <section className={`card ${styles.how}`}>
          <h2>{texts.how_to_deposit}</h2>
          <ol>
            {[texts.step_account, texts.step_pay, texts.step_reference, texts.step_wait].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Link href="/top-up/bank" className={buttonClass({ wide: true })}>
            {texts.go_deposit}
          </Link>
        </section>
      </div>
    </div>
  )
}
