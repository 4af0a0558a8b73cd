import type { User } from '#contract/identity.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTexts } from '../../../platform/texts.ts'
import styles from './profile-screen.module.css'
import { profileTexts } from './texts.ts'

/** Read-only: these are changed by the house, not here. */
export function ProfileCard({ user }: { user: User | null }) {
  const texts = useTexts(profileTexts)
  const rows = [
    { label: texts.accountUserName, value: user?.user_name },
    { label: texts.accountName, value: user?.name },
    { label: texts.accountPhone, value: user && (user.phone || texts.noPhone) },
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
      </dl>
    </section>
  )
}
