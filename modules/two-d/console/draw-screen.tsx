import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import type { Params } from '#platform/console/page/route.ts'
import { useTabs } from '#platform/console/page/use-tabs.ts'
import { Views } from '#platform/console/page/views.tsx'
import { PagedTable } from '#platform/console/table/paged-table.tsx'
import { DrawPanel } from './draws/draw-panel.tsx'
import { nameOfDraw } from './draws/name-of-draw.ts'
import { Numbers } from './exposure/numbers.tsx'
import { LimitChanges } from './limits/limit-changes.tsx'
import { drawQuery, winnersQuery } from './queries.ts'
import { Ledger } from './settlement/ledger.tsx'
import { WINNERS } from './settlement/winner-columns.tsx'
import { texts } from './texts.ts'

const TABS = ['numbers', 'winners', 'ledger', 'changes'] as const
type Tab = (typeof TABS)[number]
const VIEWS = TABS.map((tab) => ({ value: tab, label: texts.tabs[tab] }))
const HINTS = [
  { keys: ['1', '–', String(TABS.length)], does: texts.parts },
  { keys: ['B'], does: texts.back },
]

/** One draw: what stands on its numbers now, who won, and what it moved in the ledger. */
export function DrawScreen({ params }: { params: Params }) {
  const id = params.id ?? ''
  const { data } = useQuery(drawQuery(id))
  const { tab, keys } = useTabs(TABS)
  useKeys({ ...keys, b: () => navigate(`/two-d?id=${id}`) })
  return (
    <Page
      title={data ? nameOfDraw(data) : texts.title}
      hints={HINTS}
      asideLabel={texts.title}
      aside={<DrawPanel id={id} has_link={false} />}
    >
      <Views label={texts.parts} name="tab" views={VIEWS} />
      <Part tab={tab} id={id} />
    </Page>
  )
}

function Part({ tab, id }: { tab: Tab; id: string }) {
  switch (tab) {
    case 'numbers':
      return <Numbers id={id} />
    case 'winners':
      return <Winners id={id} />
    case 'ledger':
      return <Ledger id={id} />
    case 'changes':
      return <LimitChanges id={id} />
  }
}

function Winners({ id }: { id: string }) {
  const query = useInfiniteQuery(winnersQuery(id))
  return (
    <PagedTable
      title={texts.tabs.winners}
      query={query}
      columns={WINNERS}
      keyOf={({ slip_no, num, version }) => `${slip_no} ${num} ${version}`}
      nothing={texts.noWinners}
    />
  )
}
