import { useQuery } from '@tanstack/react-query'
import { useKeys } from '#platform/console/page/keys/use-keys.ts'
import { navigate, useFilters } from '#platform/console/page/navigation.tsx'
import { Page } from '#platform/console/page/page.tsx'
import type { Params } from '#platform/console/page/route.ts'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import { useTabs } from '#platform/console/page/use-tabs.ts'
import { Views } from '#platform/console/page/views.tsx'
import panel from '#platform/console/panel.module.css'
import type { TimelineKind } from '#player-admin/contract/rules.ts'
import { classNames } from '#ui/components/class-names.ts'
import { BETS, ROUNDS, SHAN, SLIPS, STATEMENT } from './columns.tsx'
import { ImportantNotes } from './notes/important-notes.tsx'
import { NotesPart } from './notes/notes-part.tsx'
import { Chips } from './page/chips.tsx'
import { BalanceDays, Figures } from './page/figures.tsx'
import { LinkedPlayers } from './page/linked-players.tsx'
import styles from './page/page.module.css'
import { Bonuses, Devices, Limits, Payees } from './page/side-parts.tsx'
import { timelineTexts } from './page/texts.ts'
import { Timeline } from './page/timeline.tsx'
import { PlayerList } from './player-list.tsx'
import { ProfileActions, ProfileFacts, ProfileHead } from './player-panel.tsx'
import { overviewQuery, playerQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Filters of the history; other pages link to those that have the name of a list. */
const KINDS = {
  all: null,
  requests: 'request',
  sessions: 'session',
  bonuses: 'bonus',
  limits: 'limit',
  breaks: 'break',
  staff: 'act',
  notes: 'note',
  adjustments: 'adjustment',
} as const satisfies Record<string, TimelineKind | null>
/** Money and play have lists of their own: each has many rows a day. */
const LISTS = ['statement', 'bets', 'rounds', 'shan', 'slips'] as const
const TABS = [...(Object.keys(KINDS) as [keyof typeof KINDS]), ...LISTS] as const
type Tab = (typeof TABS)[number]
const KEYS = 9
const ACCOUNTS = ['main', 'game', 'hold'] as const

const isKind = (tab: Tab): tab is keyof typeof KINDS => tab in KINDS
const labelOf = (tab: Tab) => (isKind(tab) ? timelineTexts.views[tab] : texts.tabs[tab])

/** One player, whole: figures, what to know, and the history; at the side what holds now. */
export function PlayerScreen({ params }: { params: Params }) {
  const id = params.id ?? ''
  const { data: player } = useQuery(playerQuery(id))
  const { data: overview } = useQuery(overviewQuery(id))
  const { tab, keys } = useTabs(TABS)
  useKeys({ ...keys, b: () => navigate(`/players?id=${id}`) })
  return (
    <Page
      title={player?.name ?? texts.title}
      hints={[
        { keys: ['1', '–', String(KEYS)], does: texts.history },
        { keys: ['B'], does: texts.back },
      ]}
      asideLabel={texts.title}
      aside={<Side id={id} />}
    >
      <div className={styles.page}>
        {player && <ImportantNotes player={player} />}
        {overview && (
          <div className={styles.strip}>
            <Figures figures={overview.figures} />
          </div>
        )}
        {player && overview && <Chips player={player} overview={overview} />}
        {overview && <BalanceDays days={overview.balance_days} />}
        <Views
          label={texts.history}
          name="tab"
          views={TABS.map((one) => ({ value: one === 'all' ? null : one, label: labelOf(one) }))}
          forgets={['from']}
        />
        {isKind(tab) ? <Timeline player_id={id} kind={KINDS[tab]} /> : <MoneyAndPlay tab={tab} player_id={id} />}
      </div>
    </Page>
  )
}

/** The player's present state, the actions on it, and the notes of colleagues. */
function Side({ id }: { id: string }) {
  const { data: player, error, isPending, refetch } = useQuery(playerQuery(id))
  const { data: overview } = useQuery(overviewQuery(id))
  if (isPending) return <WaitingRows rows={6} />
  if (!player) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className={classNames(panel.panel, styles.beside)}>
      <ProfileHead player={player} />
      {overview && (
        <>
          <Bonuses bonuses={overview.bonuses} player_id={id} is_own={player.is_own} />
          <Payees payees={overview.payees} />
          <Devices devices={overview.devices} />
          <LinkedPlayers player_id={id} />
          <Limits deposit_limits={overview.deposit_limits} />
        </>
      )}
      <ProfileActions player={player} />
      <ProfileFacts player={player} />
      <NotesPart player={player} />
    </div>
  )
}

function MoneyAndPlay({ tab, player_id }: { tab: (typeof LISTS)[number]; player_id: string }) {
  const of = { player_id, title: texts.tabs[tab] }
  switch (tab) {
    case 'statement':
      return <Statement player_id={player_id} />
    case 'bets':
      return <PlayerList {...of} path="bets" columns={BETS} keyOf={(row) => row.id} />
    case 'rounds':
      return <PlayerList {...of} path="rounds" columns={ROUNDS} keyOf={(row) => row.id} />
    case 'shan':
      return <PlayerList {...of} path="shan-rounds" columns={SHAN} keyOf={(row) => row.id} />
    case 'slips':
      return <PlayerList {...of} path="slips" columns={SLIPS} keyOf={(row) => row.slip_no} />
  }
}

function Statement({ player_id }: { player_id: string }) {
  const wanted = useFilters().get('account')
  const account = ACCOUNTS.find((one) => one === wanted) ?? 'main'
  return (
    <>
      <Views label={texts.account} name="account" views={ACCOUNTS.map((one) => ({ value: one, label: texts[one] }))} />
      <PlayerList
        player_id={player_id}
        title={texts.tabs.statement}
        path="statement"
        account={account}
        columns={STATEMENT}
        keyOf={(row) => row.version}
      />
    </>
  )
}
