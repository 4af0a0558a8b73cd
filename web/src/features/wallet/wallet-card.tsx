import type { ReactNode } from 'react'
import { AcheikBand } from '#ui/acheik-band.tsx'
import { Money } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { walletTexts } from './texts.ts'
import styles from './wallet-card.module.css'

interface WalletCardProps {
  /** What stands between the two balances. Left out where the game wallet plays no part. */
  between?: ReactNode
  with_game?: boolean
}

/** Both balances on lacquer. */
export function WalletCard({ between, with_game = true }: WalletCardProps) {
  const texts = useTexts(walletTexts)
  const { user } = useSession()
  return (
    <section className={`${styles.card} on-lacquer`}>
      <div className={styles.row}>
        <Balance label={texts.main_balance} amount={user?.main_balance} />
        {with_game && (between ?? <span />)}
        {with_game && <Balance label={texts.game_balance} amount={user?.balance} />}
      </div>
      <div className={styles.band}>
        <AcheikBand />
      </div>
    </section>
  )
}

function Balance({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <p className={styles.balance}>
      <span>{label}</span>
      <b>{amount === undefined ? <Skeleton width={110} height={22} /> : <Money amount={amount} />}</b>
    </p>
  )
}
