import { useQuery } from '@tanstack/react-query'
import { useMay } from '#platform/console/call/me.ts'
import { Amount } from '#platform/console/figures/amount.tsx'
import { momentOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed, WaitingRows } from '#platform/console/page/states/states.tsx'
import panel from '#platform/console/panel.module.css'
import type { PlayerProfile, PlayerReceivablesAnswer } from '#player-admin/contract/staff.ts'
import { buttonClass } from '#ui/components/controls/button.tsx'
import { formatExact } from '#ui/components/display/money.tsx'
import { Note } from '#ui/components/display/note.tsx'
import { ImportantNotes } from './notes/important-notes.tsx'
import { NotesPart } from './notes/notes-part.tsx'
import { PendingBalanceAdjustment } from './pending-balance-adjustment.tsx'
import { Actions } from './player-actions.tsx'
import { PlayerState } from './player-state.tsx'
import styles from './players.module.css'
import { playerQuery, receivablesQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Beside the list of players, with the way to the player's page. */
export function PlayerPanel({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(playerQuery(id))
  if (isPending) return <WaitingRows rows={6} />
  if (!data) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <div className={panel.panel}>
      <ProfileHead player={data} />
      <ImportantNotes player={data} />
      <Link href={`/players/${id}`} className={buttonClass({ size: 'sm' })}>
        {texts.openProfile}
      </Link>
      <ProfileFacts player={data} />
      <ProfileActions player={data} />
      <NotesPart player={data} />
    </div>
  )
}

export const exclusionText = (ends_at: string | null) =>
  ends_at === null ? texts.forGood : texts.until(momentOf(ends_at))

const receivableText = (receivables: PlayerReceivablesAnswer['data'] | undefined) => {
  if (receivables === undefined) return '\u2026'
  return receivables.map(({ game, amount }) => texts.owed[game](formatExact(amount))).join(', ') || texts.owesNothing
}

/** Who it is, and what the player has. */
export function ProfileHead({ player }: { player: PlayerProfile }) {
  const may_adjust = useMay('players.adjust_balance')
  return (
    <>
      <div className={styles.head}>
        <h2 aria-live="polite">{player.name}</h2>
        <PlayerState status={player.status} />
      </div>
      <div className={panel.balances}>
        {(['main', 'game', 'hold'] as const).map((account) => (
          <div key={account}>
            <span>{texts[account]}</span>
            <b>
              <Amount amount={player[`${account}_balance`]} />
            </b>
          </div>
        ))}
      </div>
      {player.pending_balance_adjustment && (
        <PendingBalanceAdjustment
          adjustment={player.pending_balance_adjustment}
          may_decide={may_adjust && !player.is_own}
        />
      )}
    </>
  )
}

export function ProfileFacts({ player }: { player: PlayerProfile }) {
  const { data: receivables } = useQuery(receivablesQuery(player.id))
  const facts = [
    [texts.userName, player.user_name],
    ['Id', player.id],
    [texts.phone, player.phone],
    [texts.agent, player.agent?.user_name ?? texts.company],
    [texts.since, momentOf(player.registered_at)],
    ...(player.exclusion ? [[texts.exclusion[player.exclusion.kind], exclusionText(player.exclusion.ends_at)]] : []),
    [texts.owes, receivableText(receivables)],
    [texts.lastSeen, player.last_seen_at === null ? texts.never : momentOf(player.last_seen_at)],
  ]
  return (
    <dl className={panel.facts}>
      {facts.flatMap(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  )
}

export const ProfileActions = ({ player }: { player: PlayerProfile }) =>
  player.is_own ? <Note kind="info">{texts.yourself}</Note> : <Actions player={player} />
