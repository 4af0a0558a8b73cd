import { useQuery } from '@tanstack/react-query'
import { MeProvider, sessionQuery } from '#platform/console/call/me.ts'
import { Failed } from '#platform/console/page/states/states.tsx'
import { SignIn } from '#staff/console/sign-in/index.tsx'
import { Shell } from './shell.tsx'

/** Without a session every address shows the sign-in, and the requested screen afterwards. */
export function Console() {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  if (isPending) return null
  if (data === undefined) return <Failed error={error} onAgain={() => void refetch()} />
  if (data?.next === 'nothing' && data.me) {
    return (
      <MeProvider value={data.me}>
        <Shell />
      </MeProvider>
    )
  }
  return <SignIn next={data === null || data.next === 'nothing' ? null : data.next} />
}
