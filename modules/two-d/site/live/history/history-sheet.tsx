import { Link } from '#platform/site/navigation.tsx'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { calendarBlankDuotone, caretRightBold, ticketDuotone } from '#ui/icons.ts'
import { twoDTexts } from '../../texts.ts'
import styles from './history-sheet.module.css'

/** The player's slips of the morning or the evening, or what past days came to. */
export function HistorySheet({ open, onClose }: OverlayProps) {
  const texts = useTexts(twoDTexts).live
  const shared = useTexts(twoDTexts)
  const ways = [
    { href: '/morning-bet-slip', label: texts.morning_history, glyph: ticketDuotone },
    { href: '/evening-bet-slip', label: texts.evening_history, glyph: ticketDuotone },
    { href: '/2d/results', label: texts.past_results, glyph: calendarBlankDuotone },
  ]
  return (
    <Sheet open={open} onClose={onClose} title={texts.choose_history} closeLabel={shared.close}>
      <ul className={styles.ways}>
        {ways.map(({ href, label, glyph }) => (
          <li key={href}>
            <Link href={href} onClick={onClose}>
              <Icon glyph={glyph} size={26} />
              <b>{label}</b>
              <Icon glyph={caretRightBold} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
