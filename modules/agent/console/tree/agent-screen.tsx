import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '#platform/console/call/me.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import type { Params } from '#platform/console/page/route.ts'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import { useTabs } from '#platform/console/page/use-tabs.ts'
import { Views } from '#platform/console/page/views.tsx'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import type { Column } from '#platform/console/table/table.tsx'
import { Button } from '#ui/components/controls/button.tsx'
import styles from '../agents.module.css'
import { Codes } from '../codes.tsx'
import { DAYS, PLAYERS, STATEMENT, TRANSACTIONS } from '../columns.tsx'
import { agentQuery, listQuery } from '../queries.ts'
import { CodeSheet } from '../sheets/code-sheet.tsx'
import { texts } from '../texts.ts'
import { AgentPanel } from './agent-panel.tsx'

const TABS = ['codes', 'players', 'days', 'commission', 'float', 'transactions'] as const
type Tab = (typeof TABS)[number]
const VIEWS = TABS.map((tab) => ({ value: tab, label: texts.tabs[tab] }))
const HINTS = [
  { keys: ['1', '–', String(TABS.length)], does: texts.parts },
  { keys: ['B'], does: texts.back },
]

/** One agent: codes, players, commission days, statements, payouts and floats. */
export function AgentScreen({ params }: { params: Params }) {
  const id = params.id ?? ''
  const { data } = useQuery(agentQuery(id))
  const [is_making, setMaking] = useState(false)
  const may_request = useMay('agents.ask')
  const { tab, keys } = useTabs(TABS)
  useKeys({ ...keys, b: () => navigate(`/agents?id=${id}`) })
  return (
    <Page
      title={data?.user_name ?? texts.title}
      tools={
        may_request &&
        data && (
          <div className={styles.tools}>
            <Button size="sm" onClick={() => setMaking(true)}>
              {texts.newCode}
            </Button>
          </div>
        )
      }
      hints={HINTS}
      asideLabel={texts.title}
      aside={<AgentPanel id={id} has_link={false} />}
    >
      <Views label={texts.parts} name="tab" views={VIEWS} />
      <Part tab={tab} agent_id={id} />
      {is_making && data && <CodeSheet agent={data} onClose={() => setMaking(false)} />}
    </Page>
  )
}

function Part({ tab, agent_id }: { tab: Tab; agent_id: string }) {
  const of = { agent_id, title: texts.tabs[tab] }
  switch (tab) {
    case 'codes':
      return <CodesPart agent_id={agent_id} />
    case 'players':
      return <List {...of} path="players" columns={PLAYERS} keyOf={(row) => row.id} />
    case 'days':
      return <List {...of} path="days" columns={DAYS} keyOf={(row) => row.id} />
    case 'commission':
    case 'float':
      return <List {...of} path="statement" account={tab} columns={STATEMENT} keyOf={(row) => row.version} />
    case 'transactions':
      return <List {...of} path="transactions" columns={TRANSACTIONS} keyOf={(row) => row.id} />
  }
}

function CodesPart({ agent_id }: { agent_id: string }) {
  const { data, error, isPending, refetch } = useQuery(agentQuery(agent_id))
  if (isPending) return <WaitingRows />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return <Codes agent={data} />
}

interface ListProps<Row> {
  agent_id: string
  title: string
  path: string
  /** Which of several lists at this path. */
  account?: string
  columns: Column<Row>[]
  keyOf: (row: Row) => string
}

/** One of an agent's lists, page by page. */
function List<Row>({ agent_id, title, path, account, columns, keyOf }: ListProps<Row>) {
  const query = useInfiniteQuery(listQuery<Row>(agent_id, path, { account }))
  return <PagedTable title={title} query={query} columns={columns} keyOf={keyOf} nothing={texts.nothingYet} />
}
