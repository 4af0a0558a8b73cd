import { useQuery } from '@tanstack/react-query'
import type { SignIn, User } from '#identity/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { deviceName } from '../sessions/device-name.ts'
import { sessionsQuery } from '../sessions/queries.ts'
import { identityTexts } from '../texts.ts'
import styles from './profile-screen.module.css'

/** Read-only: staff changes these, not the player. */
export function ProfileCard({ user }: { user: User | null }) {
  const texts = useTexts(identityTexts).profile
  const rows = [
    { label: texts.account_user_name, value: user?.user_name },
    { label: texts.account_name, value: user?.name },
    { label: texts.account_phone, value: user && (user.phone || texts.no_phone) },
  ]
  return (
    <section className={styles.card} aria-busy={user === null}>
      <h2>{texts.account}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value ?? <Skeleton width={120} height={14} />}</dd>
          </div>
        ))}
        <LastOtherLogin />
      </dl>
    </section>
  )
}

/** The latest login besides the one of this page: a player who did not do it knows at once. */
function LastOtherLogin() {
  const texts = useTexts(identityTexts).profile
  const { is_member } = useSession()
  const { data, isPending } = useQuery({ ...sessionsQuery, enabled: is_member })
  return (
    <div className={styles.login}>
      <dt>{texts.last_other_login}</dt>
      <dd>
        {isPending ? (
          <Skeleton width={140} height={14} />
        ) : (
          <Login login={data?.last_other ?? null} has_failed={!data} />
        )}
      </dd>
    </div>
  )
}

function Login({ login, has_failed }: { login: SignIn | null; has_failed: boolean }) {
  const texts = useTexts(identityTexts).profile
  const language = useLanguage()
  if (login === null) return has_failed ? '–' : texts.no_other_login
  const { signed_in_at, device } = login
  return (
    <span>
      {dateOf(signed_in_at, language)}, {timeOf(signed_in_at)}
      <small>{deviceName(device, texts)}</small>
    </span>
  )
}
