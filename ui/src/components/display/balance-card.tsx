import type { ReactNode } from 'react'
import { AcheikBand } from '../ornament/acheik-band.tsx'
import styles from './balance-card.module.css'
import { formatMoney, Money } from './money.tsx'
import { Skeleton } from './skeleton.tsx'

interface NamedBalance {
  label: string
  /** Nothing while it is not known. */
  amount: number | undefined
}

export interface BalanceCardProps {
  main: NamedBalance
  /** Left out where the game wallet plays no part. */
  game?: NamedBalance
  /** An element between the two balances. */
  between?: ReactNode
  /** Further sums, each of them only while there is something in it. */
  more?: readonly NamedBalance[]
}

/** A player's balances on lacquer. */
export function BalanceCard({ main, game, between, more = [] }: BalanceCardProps) {
  const held = more.filter(({ amount }) => amount)
  return (
    <section className={`${styles.card} on-lacquer`}>
      <div className={styles.row}>
        <Balance {...main} />
        {game && (between ?? <span />)}
        {game && <Balance {...game} />}
      </div>
      {held.length > 0 ? (
        <dl className={styles.more}>
          {held.map(({ label, amount = 0 }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={styles.band}>
          <AcheikBand />
        </div>
      )}
    </section>
  )
}

function Balance({ label, amount }: NamedBalance) {
  return (
    <p className={styles.balance}>
      <span>{label}</span>
      <b style={{ '--letters': formatMoney(amount ?? 0).length }}>
        {amount === undefined ? <Skeleton width={110} height={22} /> : <Money amount={amount} />}
      </b>
    </p>
  )
}
