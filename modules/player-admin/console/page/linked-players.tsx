import { useQuery } from '@tanstack/react-query'
import { requestAddress } from '#cashier/contract/rules.ts'
import { dayOf } from '#platform/console/figures/time.ts'
import { Link } from '#platform/console/page/navigation.tsx'
import { Failed } from '#platform/console/page/states/states.tsx'
import type { PlayerLink } from '#player-admin/contract/links.ts'
import { PlayerState } from '../player-state.tsx'
import { linksQuery } from '../queries.ts'
import styles from './page.module.css'
import { Part } from './side-parts.tsx'
import { timelineTexts as texts } from './texts.ts'

/** Who has a payee, a device, a receipt, an address or a referral in common with the player, since when, and the way there. */
export function LinkedPlayers({ player_id }: { player_id: string }) {
  const { data, error, refetch } = useQuery(linksQuery(player_id))
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return null
  const { links, more } = data
  const rows = links.map((link, place) => {
    const is_last = links[place + 1]?.kind !== link.kind
    return (
      <li key={`${link.kind} ${link.player.id}`}>
        <Linked link={link} />
        {is_last && more.includes(link.kind) && <small>{texts.moreLinks}</small>}
      </li>
    )
  })
  return <Part title={texts.linked} nothing={texts.noLinks} rows={rows} />
}

function Linked({ link: { kind, player, sign, since, last_at, request } }: { link: PlayerLink }) {
  return (
    <>
      <span className={styles.linked}>
        <Link href={`/players/${player.id}`} className={styles.link}>
          {player.name} ({player.user_name})
        </Link>
        {player.status !== 'active' && <PlayerState status={player.status} />}
      </span>
      <small>
        {texts.link[kind]}
        {sign !== null && (
          <>
            {' '}
            <span className="num">{sign}</span>
          </>
        )}
        , {texts.linkedSince(dayOf(since), dayOf(last_at))}
        {request && (
          <>
            ,{' '}
            <Link href={requestAddress(request)} className={styles.link}>
              {texts.linkedRequest(request.direction, request.number)}
            </Link>
          </>
        )}
      </small>
    </>
  )
}
