import { Fragment } from 'react'
import type { AgentRow } from '#agent/contract/staff.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { pressRow } from '#platform/console/table/press-row.ts'
import table from '#platform/console/table/table.module.css'
import { RowLink } from '#platform/console/table/table.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { Badge } from '#ui/components/display/badge.tsx'
import styles from '../agents.module.css'
import { texts } from '../texts.ts'

/** Each agent, and below it the sub-agents with the players whom their codes brought. */
export function AgentTree({ agents, chosen_id }: { agents: AgentRow[]; chosen_id: string | null }) {
  return (
    <table className={classNames(table.table, styles.table)} aria-label={texts.title}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.plan}</th>
          {[texts.players, texts.commission, texts.float].map((name) => (
            <th key={name} scope="col" className={table.right}>
              {name}
            </th>
          ))}
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {agents.map((agent) => (
          <Fragment key={agent.id}>
            <AgentLine agent={agent} is_chosen={agent.id === chosen_id} />
            {agent.sub_agents.map((sub) => (
              <tr key={sub.id}>
                <td className={styles.sub}>{sub.user_name}</td>
                <td>
                  <small>{texts.subAgentOf}</small>
                </td>
                <td className={classNames(table.right, 'num')}>{sub.players_brought}</td>
                <td />
                <td />
                <td>{!sub.is_active && <Badge kind="failed">{texts.off}</Badge>}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function AgentLine({ agent, is_chosen }: { agent: AgentRow; is_chosen: boolean }) {
  return (
    <tr data-chosen={is_chosen || undefined} onClick={pressRow}>
      <td>
        <RowLink filters={{ id: agent.id }} is_chosen={is_chosen}>
          {agent.user_name}
        </RowLink>
      </td>
      <td>{agent.plan ? texts.basis[agent.plan.basis] : texts.noPlan}</td>
      <td className={classNames(table.right, 'num')}>{agent.players}</td>
      <td className={table.right}>
        <Amount amount={agent.commission_balance} />
      </td>
      <td className={table.right}>
        {agent.uses_float || agent.float_balance > 0 ? <Amount amount={agent.float_balance} /> : '–'}
      </td>
      <td>
        {!agent.is_active && <Badge kind="failed">{texts.off}</Badge>}
        {agent.is_active && agent.waiting > 0 && <Badge kind="pending">{texts.waits(agent.waiting)}</Badge>}
        {agent.is_active && agent.waiting === 0 && <Badge kind="success">{texts.active}</Badge>}
      </td>
    </tr>
  )
}
