import { useInfiniteQuery } from '@tanstack/react-query'
import { useDays } from '../../platform/days.ts'
import { navigate, useFilters, withFilters } from '../../platform/navigation.tsx'
import { Page } from '../../platform/page.tsx'
import panel from '../../platform/panel.module.css'
import { Failed, More, Nothing, WaitingRows } from '../../platform/states.tsx'
import table from '../../platform/table.module.css'
import { useKeys } from '../../platform/use-keys.ts'
import { Views } from '../../platform/views.tsx'
import { AgentPanel } from './agent-panel.tsx'
import { AgentTree } from './agent-tree.tsx'
import { Commissions } from './commissions.tsx'
import { agentsQuery } from './queries.ts'
import { texts } from './texts.ts'

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
  const agents = query.data?.pages.flatMap((page) => page.data) ?? []
  const wanted = useFilters().get('id')
  // An agent sees himself alone, and has nothing to choose.
  const chosen_id = wanted ?? (agents.length === 1 ? (agents[0]?.id ?? null) : null)
  const place = agents.findIndex(({ id }) => id === chosen_id)
  const step = (by: 1 | -1) => {
    const next = agents[place < 0 ? 0 : place + by]
    if (next) navigate(withFilters({ id: next.id }), { replace: true })
    else if (by === 1 && query.hasNextPage) void query.fetchNextPage()
  }
  useKeys({ j: () => step(1), k: () => step(-1), o: () => chosen_id !== null && navigate(`/agents/${chosen_id}`) })
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
      <div className={table.box} aria-busy={query.isPending}>
        {query.isPending && <WaitingRows />}
        {query.isLoadingError && <Failed error={query.error} onAgain={() => void query.refetch()} />}
        {query.data && agents.length === 0 && <Nothing title={texts.none} line={texts.noneLine} />}
        {agents.length > 0 && <AgentTree agents={agents} chosen_id={chosen_id} />}
        <More query={query} />
      </div>
    </Page>
  )
}
