import { useQuery } from '@tanstack/react-query'
import { openExchangeModal } from '#platform/site/login-modal.ts'
import { Link } from '#platform/site/navigation.tsx'
import { userQuery } from '#platform/site/session/session.ts'
import { useShortfall } from '#platform/site/shortfall.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Button, buttonClass } from '#ui/components/controls/button.tsx'
import { formatMoney } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { twoDTexts } from '../texts.ts'
import styles from './failure-note.module.css'

/** The least that an exchange moves, in kyat. */
const EXCHANGE_MIN = 1

/** The slip costs more than the main balance holds: the rest comes from the game balance, or is paid in. */
export function ShortNote({ total }: { total: number }) {
  const texts = useTexts(twoDTexts).confirm
  // Not what the browser remembers: the balance of an earlier visit would show a shortfall that is none.
  const { data: user } = useQuery({ ...userQuery, enabled: false })
  const missing = user ? total - user.main_balance : 0
  useShortfall('main', missing)
  if (!user || missing <= 0) return null
  return (
    <Note kind="pending">
      <div className={styles.over}>
        <p>{texts.short(formatMoney(Math.ceil(missing)))}</p>
        {user.balance >= EXCHANGE_MIN ? (
          <Button size="sm" onClick={() => openExchangeModal()}>
            {texts.exchange}
          </Button>
        ) : (
          <Link className={buttonClass({ size: 'sm' })} href="/information?tab=transfer">
            {texts.deposit}
          </Link>
        )}
      </div>
    </Note>
  )
}
