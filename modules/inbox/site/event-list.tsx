import type { InboxEvent } from '#inbox/contract/player.ts'
import { useLanguage } from '#platform/site/language.ts'
import { Link } from '#platform/site/navigation.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { dateOf, timeOf } from '#platform/site/time/yangon-time.ts'
import { classNames } from '#ui/components/class-names.ts'
import { Icon } from '#ui/components/display/icon.tsx'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { caretRightBold, checkCircleFill, infoFill, warningCircleFill } from '#ui/icons.ts'
import { describeEvent } from './describe-event.ts'
import styles from './event-list.module.css'
import { inboxTexts } from './texts.ts'

const GLYPHS = { success: checkCircleFill, error: warningCircleFill, info: infoFill } as const
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

interface EventListProps {
  /** Nothing while they are on their way. */
  events: readonly InboxEvent[] | undefined
  /** The player had read the events up to this number; null while it is not known. */
  read_before: number | null
}

export function EventList({ events, read_before }: EventListProps) {
  return (
    <ul className={`card ${styles.list}`} aria-busy={!events}>
      {events
        ? events.map((event) => (
            <li key={event.number}>
              <EventLink event={event} is_unread={read_before !== null && event.number > read_before} />
            </li>
          ))
        : SKELETON_ROWS.map((name) => (
            <li key={name} className={styles.waiting}>
              <Skeleton width={24} height={24} radius={12} />
              <Skeleton width="60%" height={18} />
            </li>
          ))}
    </ul>
  )
}

function EventLink({ event, is_unread }: { event: InboxEvent; is_unread: boolean }) {
  const texts = useTexts(inboxTexts)
  const language = useLanguage()
  const { title, line, href, tone } = describeEvent(event, texts, language)
  return (
    <Link className={classNames(styles.event, is_unread && styles.unread)} href={href}>
      <span className={styles[tone]}>
        <Icon glyph={GLYPHS[tone]} size={24} />
      </span>
      <span className={styles.what}>
        <b>{title}</b>
        {line !== null && <span>{line}</span>}
        <small>
          {is_unread && <span className={styles.mark}>{texts.unread}</span>}
          <time dateTime={event.created_at}>
            {dateOf(event.created_at, language)}, {timeOf(event.created_at)}
          </time>
        </small>
      </span>
      <Icon glyph={caretRightBold} size={14} />
    </Link>
  )
}
