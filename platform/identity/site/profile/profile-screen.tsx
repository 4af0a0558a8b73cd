import { usePageTitle } from '#platform/site/browser/page-title.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { caretRightBold } from '#ui/icons.ts'
import { identityTexts } from '../texts.ts'
import { BalanceBanner } from './balance-banner.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import styles from './profile-screen.module.css'

/** /information?tab=profile. The further tabs of the account join here. */
export function ProfileScreen() {
  const texts = useTexts(identityTexts).profile
  const { user } = useSession()
  usePageTitle(texts.my_profile)
  return (
    <div className={styles.screen}>
      <PageHead title={texts.my_profile} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BalanceBanner user={user} />
          <ProfileCard user={user} />
          <Further type="sessions" title={texts.devices} line={texts.devices_line} />
          <Further type="limits" title={texts.deposit_limits} line={texts.deposit_limits_line} />
          <Further type="break" title={texts.take_break} line={texts.take_break_line} />
        </div>
        <PasswordForm />
      </div>
    </div>
  )
}

interface FurtherProps {
  type: string
  title: string
  line: string
}

function Further({ type, title, line }: FurtherProps) {
  return (
    <Link href={`/information?tab=profile&type=${type}`} className={`${styles.card} ${styles.further}`}>
      <span>
        <b>{title}</b>
        <small>{line}</small>
      </span>
      <Icon glyph={caretRightBold} size={16} />
    </Link>
  )
}
