import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentReceivable } from '#cashier/contract/agent-receivables.ts'
import { fileOf } from '#platform/console/call/file-of.ts'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { MoneyTable } from '#platform/console/figures/money-table.tsx'
import { ageOf } from '#platform/console/figures/time.ts'
import { useNow } from '#platform/console/figures/use-now.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing, WaitingRows } from '#platform/console/page/states/states.tsx'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { type Column, Table } from '#platform/console/table/table.tsx'
import { Badge } from '#ui/components/display/badge.tsx'
import { AccountViews } from '../account-views.tsx'
import { moneyQuery, receivablesQuery } from '../balances/queries.ts'
import { texts as accounts_texts } from '../texts.ts'
import { CapSheet } from './cap-sheet.tsx'
import styles from './money.module.css'
import { texts } from './texts.ts'

/** All that the company has and owes, and what each agent has collected and not handed over. */
export function MoneyPage() {
  const money = useQuery(moneyQuery)
  const receivables = useQuery(receivablesQuery)
  const may_set = useMay('agents.write')
  const has_links = useMay('reports.read')
  const [chosen, setChosen] = useState<AgentReceivable | null>(null)
  const rows = receivables.data?.rows ?? []
  return (
    <Page title={accounts_texts.title}>
      <AccountViews />
      <div className={styles.page}>
        {money.isPending && <WaitingRows rows={12} />}
        {money.data && <MoneyTable money={money.data} has_links={has_links} />}
        <section className={styles.agents}>
          <h2>{texts.title}</h2>
          <ListBox
            file={fileOf('/agent-receivables')}
            query={receivables}
            is_empty={rows.length === 0}
            nothing={<Nothing title={texts.none} line={texts.noneLine} />}
          >
            <Table
              title={texts.title}
              rows={rows}
              columns={columnsOf(may_set ? setChosen : null)}
              keyOf={({ agent }) => agent.staff_id}
            />
          </ListBox>
        </section>
      </div>
      {chosen && <CapSheet receivable={chosen} onClose={() => setChosen(null)} />}
    </Page>
  )
}

const columnsOf = (onCap: ((row: AgentReceivable) => void) | null): Column<AgentReceivable>[] => [
  {
    name: texts.agent,
    cell: ({ agent }) => (
      <Link href={`/agents/${agent.staff_id}`}>
        <b>{agent.user_name}</b>
      </Link>
    ),
  },
  {
    name: texts.amount,
    is_number: true,
    cell: ({ amount, owed_to_agent }) => <Amount amount={amount - owed_to_agent} signed={owed_to_agent > 0} />,
  },
  {
    name: texts.cap,
    is_number: true,
    cell: (row) =>
      onCap ? (
        <button
          type="button"
          className={styles.cap}
          aria-label={texts.setCap(row.agent.user_name)}
          onClick={() => onCap(row)}
        >
          <Amount amount={row.cap} />
        </button>
      ) : (
        <Amount amount={row.cap} />
      ),
  },
  { name: texts.age, cell: ({ since }) => since && <Age since={since} /> },
  {
    name: texts.state,
    cell: ({ is_above_cap, owed_to_agent }) =>
      is_above_cap ? (
        <Badge kind="failed">{texts.above}</Badge>
      ) : (
        <small>{owed_to_agent > 0 ? texts.owed : texts.within}</small>
      ),
  },
]

const Age = ({ since }: { since: string }) => <span className="num">{ageOf(since, useNow())}</span>
