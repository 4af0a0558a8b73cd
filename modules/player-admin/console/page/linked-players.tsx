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
  const ids = [...new Set(data.links.map(({ player }) => player.id))]
  const rows = ids.map((id) => (
    <li key={id}>
      <Linked links={data.links.filter(({ player }) => player.id === id)} />
    </li>
  ))
  const more = data.more.map((kind) => (
    <li key={kind}>
      <small>{texts.moreLinks(texts.link[kind])}</small>
    </li>
  ))
  return <Part title={texts.linked} nothing={texts.noLinks} rows={[...rows, ...more]} />
}

/** One player with all that both have in common. */
function Linked({ links }: { links: readonly PlayerLink[] }) {
  const player = links[0]?.player
  if (!player) return null
  return (
    <>
      <span className={styles.linked}>
        <Link href={`/players/${player.id}`} className={styles.link}>
          {player.name} ({player.user_name})
        </Link>
        {player.status !== 'active' && <PlayerState status={player.status} />}
      </span>
      {links.map(({ kind, sign, since, last_at, request }) => (
        <small key={kind}>
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
      ))}
    </>
  )
}
