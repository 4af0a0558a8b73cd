import { useQuery } from '@tanstack/react-query'
import { Sheet } from '#ui/components/sheet.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import type { OverlayProps } from '../../../platform/overlay.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { LogFailure } from './log-failure.tsx'
import { timelineQuery, type Way } from './queries.ts'
import { RequestFacts } from './request-facts.tsx'
import { StateBadge, type StateWords } from './status-badge.tsx'
import { cashierLogTexts } from './texts.ts'
import styles from './timeline.module.css'
import { Timeline } from './timeline.tsx'

interface TimelineSheetProps extends OverlayProps {
  words: StateWords
  way: Way
  id: string
  number: number
}

/** One request and what became of it; follows the company while it waits. */
export function TimelineSheet({ words, way, id, number, open, onClose }: TimelineSheetProps) {
  const texts = useTexts(cashierLogTexts)
  const request = useQuery({ ...timelineQuery(way, id), enabled: open })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={way === 'deposit' ? texts.deposit_number(number) : texts.withdrawal_number(number)}
      badge={request.data && <StateBadge status={request.data.status} words={words} />}
      closeLabel={texts.close}
    >
      {request.data ? (
        <div className={styles.request}>
          <RequestFacts way={way} request={request.data} />
          <Timeline way={way} request={request.data} />
        </div>
      ) : request.isError ? (
        <LogFailure onAgain={() => void request.refetch()} />
      ) : (
        <Skeleton height={220} radius={16} />
      )}
    </Sheet>
  )
}
