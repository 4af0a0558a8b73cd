import { useQuery } from '@tanstack/react-query'
import type { AgentProfile } from '#agent/contract/staff.ts'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { writeDay } from '#platform/console/filter/days.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { Actions } from '../agent-actions.tsx'
import styles from '../agents.module.css'
import { PendingTransaction } from '../pending-transaction.tsx'
import { agentQuery } from '../queries.ts'
import { gameName, texts } from '../texts.ts'

interface AgentPanelProps {
  id: string
  /** A link to the lists of the agent, where they are not beside it already. */
  has_link: boolean
}

export function AgentPanel({ id, has_link }: AgentPanelProps) {
  const { data, error, isPending, refetch } = useQuery(agentQuery(id))
  if (isPending) return <WaitingRows rows={6} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return <Profile agent={data} has_link={has_link} />
}

function Profile({ agent, has_link }: { agent: AgentProfile; has_link: boolean }) {
  const may_pay = useMay('agents.pay')
  return (
    <div className={panel.panel}>
      <h2 aria-live="polite">{agent.user_name}</h2>
      <div className={panel.balances}>
        {(['commission', 'float'] as const).map((account) => (
          <div key={account}>
            <span>{texts[account]}</span>
            <b>
              <Amount amount={agent[`${account}_balance`]} />
            </b>
          </div>
        ))}
      </div>
      {agent.pending.map((transaction) => (
        <PendingTransaction key={transaction.id} transaction={transaction} may_decide={may_pay} />
      ))}
      <dl className={panel.facts}>
        <dt>{texts.players}</dt>
        <dd className="num">{agent.players}</dd>
        <dt>{texts.float}</dt>
        <dd>{agent.uses_float ? texts.floatOn : texts.floatOff}</dd>
        {agent.carried < 0 && (
          <>
            <dt>{texts.carried}</dt>
            <dd>
              <Amount amount={agent.carried} signed />
            </dd>
          </>
        )}
      </dl>
      <Plans agent={agent} />
      {has_link && (
        <Link href={`/agents/${agent.id}`} className={buttonClass({ size: 'sm' })}>
          {texts.openProfile}
        </Link>
      )}
      <Actions agent={agent} />
    </div>
  )
}

/** Today's, and those that follow it. */
function Plans({ agent }: { agent: AgentProfile }) {
  const today = agent.plans.findIndex(({ valid_from }) => valid_from === agent.plan?.valid_from)
  const shown = today < 0 ? agent.plans : agent.plans.slice(0, today + 1)
  if (shown.length === 0) return <p>{texts.noPlan}</p>
  return shown.toReversed().map((plan) => (
    <section key={plan.valid_from} aria-label={`${texts.plan} ${texts.from(writeDay(plan.valid_from))}`}>
      <h3>
        {texts.basis[plan.basis]} <span className="num">{texts.from(writeDay(plan.valid_from))}</span>
      </h3>
      <div className={styles.rates}>
        {plan.rates.map(({ game_kind, percent }) => (
          <div key={game_kind}>
            <span>{gameName(game_kind)}</span>
            <b className="num">{percent} %</b>
          </div>
        ))}
      </div>
    </section>
  ))
}
