import { useQuery } from '@tanstack/react-query'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate, useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import type { Params } from '#platform/console/page/route.ts'
import { useTabs } from '#platform/console/page/use-tabs.ts'
import { Views } from '#platform/console/page/views.tsx'
import { BETS, ROUNDS, SESSIONS, SHAN, SLIPS, STATEMENT } from './columns.tsx'
import { PlayerList } from './player-list.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { playerQuery } from './queries.ts'
import { REQUESTS } from './request-columns.tsx'
import { texts } from './texts.ts'

const TABS = ['statement', 'bets', 'rounds', 'shan', 'slips', 'requests', 'sessions'] as const
type Tab = (typeof TABS)[number]
const ACCOUNTS = ['main', 'game', 'hold'] as const

/** Everything that one player did, and what may be done about it. */
export function PlayerScreen({ params }: { params: Params }) {
  const id = params.id ?? ''
  const { data } = useQuery(playerQuery(id))
  const wanted = useFilters().get('account')
  const account = ACCOUNTS.find((one) => one === wanted) ?? 'main'
  const { tab, keys } = useTabs(TABS)
  useKeys({ ...keys, b: () => navigate(`/players?id=${id}`) })
  return (
    <Page
      title={data?.name ?? texts.title}
      hints={[
        { keys: ['1', '–', String(TABS.length)], does: texts.history },
        { keys: ['B'], does: texts.back },
      ]}
      asideLabel={texts.title}
      aside={<PlayerPanel id={id} has_link={false} />}
    >
      <Views
        label={texts.history}
        name="tab"
        views={TABS.map((one) => ({ value: one, label: texts.tabs[one] }))}
        forgets={['from']}
      />
      {tab === 'statement' && (
        <Views
          label={texts.account}
          name="account"
          views={ACCOUNTS.map((one) => ({ value: one, label: texts[one] }))}
        />
      )}
      <TabList tab={tab} player_id={id} account={account} />
    </Page>
  )
}

function TabList({ tab, player_id, account }: { tab: Tab; player_id: string; account: string }) {
  const of = { player_id, title: texts.tabs[tab] }
  switch (tab) {
    case 'statement':
      return <PlayerList {...of} path="statement" account={account} columns={STATEMENT} keyOf={(row) => row.version} />
    case 'bets':
      return <PlayerList {...of} path="bets" columns={BETS} keyOf={(row) => row.id} />
    case 'rounds':
      return <PlayerList {...of} path="rounds" columns={ROUNDS} keyOf={(row) => row.id} />
    case 'shan':
      return <PlayerList {...of} path="shan-rounds" columns={SHAN} keyOf={(row) => row.id} />
    case 'slips':
      return <PlayerList {...of} path="slips" columns={SLIPS} keyOf={(row) => row.slip_no} />
    case 'requests':
      return <PlayerList {...of} path="requests" columns={REQUESTS} keyOf={(row) => row.id} />
    case 'sessions':
      return <PlayerList {...of} path="sessions" columns={SESSIONS} keyOf={(row) => row.at} />
  }
}
