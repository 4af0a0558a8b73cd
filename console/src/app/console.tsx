import { useQuery } from '@tanstack/react-query'
import { SignIn } from '../features/staff/sign-in/index.tsx'
import { MeProvider, sessionQuery } from '../platform/call/me.ts'
import { Failed } from '../platform/page/states/states.tsx'
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
