import { Icon } from '#ui/components/display/icon.tsx'
import { PageHead } from '#ui/components/display/page-head.tsx'
import { caretRightBold } from '#ui/icons.ts'
import { usePageTitle } from '../../../platform/browser/page-title.ts'
import { Link } from '../../../platform/navigation.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { BalanceBanner } from './balance-banner.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import styles from './profile-screen.module.css'
import { profileTexts } from './texts.ts'

/** /information?tab=profile. The further tabs of the account join here. */
export function ProfileScreen() {
  const texts = useTexts(profileTexts)
  const { user } = useSession()
  usePageTitle(texts.myProfile)
  return (
    <div className={styles.screen}>
      <PageHead title={texts.myProfile} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BalanceBanner user={user} />
          <ProfileCard user={user} />
          <Further type="sessions" title={texts.devices} line={texts.devicesLine} />
          <Further type="limits" title={texts.depositLimits} line={texts.depositLimitsLine} />
          <Further type="break" title={texts.takeBreak} line={texts.takeBreakLine} />
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
