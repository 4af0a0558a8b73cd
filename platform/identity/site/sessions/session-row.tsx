import type { OwnSessions } from '#identity/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { Button } from '#ui/components/controls/button.tsx'
import { Badge } from '#ui/components/display/badge.tsx'
import { identityTexts } from '../texts.ts'
import { deviceName } from './device-name.ts'
import styles from './session-screen.module.css'

interface SessionRowProps {
  session: OwnSessions['sessions'][number]
  is_ending: boolean
  is_off: boolean
  onEnd: () => void
}

export function SessionRow({ session, is_ending, is_off, onEnd }: SessionRowProps) {
  const texts = useTexts(identityTexts).sessions
  const language = useLanguage()
  const device = deviceName(session.device, useTexts(identityTexts).profile)
  const moment = (at: string) => [dateOf(at, language), timeOf(at)] as const
  return (
    <li className={styles.session}>
      <div>
        <b>{device}</b>
        {session.is_current && <Badge kind="success">{texts.this_device}</Badge>}
        {session.address && <small>{session.address}</small>}
        <small>{texts.logged_in(...moment(session.signed_in_at))}</small>
        {!session.is_current && <small>{texts.last_used(...moment(session.seen_at))}</small>}
      </div>
      <Button
        kind="secondary"
        size="sm"
        busy={is_ending}
        disabled={is_off}
        aria-label={`${texts.logout}: ${device}`}
        onClick={onEnd}
      >
        {texts.logout}
      </Button>
    </li>
  )
}
