import { LaunchNote } from '#catalog/site/shared/launch/launch-note.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { Balances } from './balances.tsx'
import { JoinCard } from './join-card.tsx'
import { StartRail } from './start-rail.tsx'

/** The first screen below the banner: a member's money and last games, or what joining gives and games to try. */
export function HomeStart() {
  const { is_member, user } = useSession()
  return (
    <>
      {is_member ? <Balances user={user} /> : <JoinCard />}
      <StartRail is_member={is_member} />
      <LaunchNote />
    </>
  )
}
