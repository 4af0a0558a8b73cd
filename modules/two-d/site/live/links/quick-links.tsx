import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { calendarBlankDuotone, clockCounterClockwiseDuotone, trophyDuotone } from '#ui/icons.ts'
import { twoDTexts } from '../../texts.ts'
import { historyOverlay } from '../sheets.ts'
import styles from './quick-links.module.css'

export function QuickLinks() {
  const texts = useTexts(twoDTexts).live
  return (
    <nav className={styles.links} aria-label={texts.quick_links}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={historyOverlay.warm}
        onClick={() => historyOverlay.open({})}
      >
        <Icon glyph={clockCounterClockwiseDuotone} size={28} />
        {texts.history}
      </button>
      <Link href="/2d/daily-winner">
        <Icon glyph={trophyDuotone} size={28} />
        {texts.winners}
      </Link>
      <Link href="/2d/holiday">
        <Icon glyph={calendarBlankDuotone} size={28} />
        {texts.holidays}
      </Link>
    </nav>
  )
}
