import { useInfiniteQuery } from '@tanstack/react-query'
import { useDays } from '#platform/console/filter/days.ts'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate, useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import { Nothing } from '#platform/console/page/states/states.tsx'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import { ListBox } from '#platform/console/table/list-box.tsx'
import { rowsOf } from '#platform/console/table/paged-table.tsx'
import { useChosen } from '#platform/console/table/use-chosen.ts'
import { Commissions } from './commissions.tsx'
import { agentsQuery } from './queries.ts'
import { texts } from './texts.ts'
import { AgentPanel } from './tree/agent-panel.tsx'
import { AgentTree } from './tree/agent-tree.tsx'

const HINTS = [
  { keys: ['J', 'K'], does: texts.next },
  { keys: ['O'], does: texts.open },
]

const VIEWS = [
  { value: null, label: texts.everybody },
  { value: 'commissions', label: texts.commissions },
]

/** The agents with those who work for them, and what a time brought them. */
export function AgentsScreen() {
  const days = useDays()
  const view = useFilters().get('view')
  if (view !== 'commissions') return <AgentsTree />
  return (
    <Page title={texts.title}>
      <Views label={texts.views} name="view" views={VIEWS} />
      <Commissions days={days} />
    </Page>
  )
}

/** The chosen one on the right. */
function AgentsTree() {
  const query = useInfiniteQuery(agentsQuery)
  const agents = rowsOf(query)
  const { chosen_id: wanted, steps } = useChosen(agents, ({ id }) => id, query)
  // An agent sees no other agent, and has nothing to choose.
  const chosen_id = wanted ?? (agents.length === 1 ? (agents[0]?.id ?? null) : null)
  useKeys({ ...steps, o: () => chosen_id !== null && navigate(`/agents/${chosen_id}`) })
  return (
    <Page
      title={texts.title}
      hints={HINTS}
      asideLabel={texts.title}
      aside={
        chosen_id === null ? (
          <p className={panel.nothing}>{texts.chooseOne}</p>
        ) : (
          <AgentPanel key={chosen_id} id={chosen_id} has_link />
        )
      }
    >
      <Views label={texts.views} name="view" views={VIEWS} />
      <ListBox
        query={query}
        is_empty={agents.length === 0}
        nothing={<Nothing title={texts.none} line={texts.noneLine} />}
      >
        <AgentTree agents={agents} chosen_id={chosen_id} />
      </ListBox>
    </Page>
  )
}
