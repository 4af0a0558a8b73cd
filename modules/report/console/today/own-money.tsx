import { useQuery } from '@tanstack/react-query'
import type { AgentAnswer } from '#agent/contract/staff.ts'
import { useMay, useMe } from '#platform/console/call/me.ts'
import { dataQuery } from '#platform/console/call/queries.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { ageOf } from '#platform/console/figures/time.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { receivablesQuery } from './queries.ts'
import { texts } from './texts.ts'
import styles from './today.module.css'

/** An agent's own money: earned and not paid out yet, collected today, and what is still to be handed over. */
export function OwnMoney() {
  const { agent_id } = useMe()
  return agent_id === null ? null : <OfAgent agent_id={agent_id} />
}

function OfAgent({ agent_id }: { agent_id: string }) {
  const profile = useQuery({
    ...dataQuery<AgentAnswer>(['reports', 'own profile', agent_id], `/agents/${agent_id}`),
    enabled: useMay('agents.read'),
  })
  const receivables = useQuery({ ...receivablesQuery, enabled: useMay('payment_accounts.read') })
  const own = receivables.data?.rows.find(({ agent }) => agent.staff_id === agent_id)
  const now = useNow()
  return (
    <dl className={styles.cards} aria-label={texts.ownMoney}>
      {profile.data && <Card name={texts.earned} amount={profile.data.commission_balance} />}
      {own && <Card name={texts.collected} amount={own.collected_today} />}
      {own && (
        <Card
          name={texts.owes}
          amount={own.amount - own.owed_to_agent}
          beside={`${own.since === null ? '' : `${texts.oldestSince(ageOf(own.since, now))}, `}${texts.ofCap}`}
          cap={own.cap}
        />
      )}
    </dl>
  )
}

interface CardProps {
  name: string
  amount: number
  beside?: string
  cap?: number
}

const Card = ({ name, amount, beside, cap }: CardProps) => (
  <div className={styles.card}>
    <dt>{name}</dt>
    <dd className={styles.figure}>
      <Amount amount={amount} signed={amount < 0} />
    </dd>
    {beside !== undefined && cap !== undefined && (
      <dd className={styles.before}>
        {beside} <Amount amount={cap} />
      </dd>
    )}
  </div>
)
