import { useQuery } from '@tanstack/react-query'
import type { OverlayProps } from '#platform/site/overlay.tsx'
import { useTexts } from '#platform/site/texts.ts'
import { Skeleton } from '#ui/components/display/skeleton.tsx'
import { Sheet } from '#ui/components/overlays/sheet.tsx'
import { cashierTexts } from '../../texts.ts'
import { RequestFacts } from '../list/request-facts.tsx'
import { StateBadge, type StateWords } from '../list/status-badge.tsx'
import { LogFailure } from '../log-failure.tsx'
import { type Direction, timelineQuery } from '../queries.ts'
import { NextSteps } from './next-steps.tsx'
import styles from './timeline.module.css'
import { Timeline } from './timeline.tsx'

interface TimelineSheetProps extends OverlayProps {
  words: StateWords
  direction: Direction
  id: string
  number: number
}

/** One request and what became of it; follows the company while it waits. */
export function TimelineSheet({ words, direction, id, number, open, onClose }: TimelineSheetProps) {
  const texts = useTexts(cashierTexts).log
  const request = useQuery({ ...timelineQuery(direction, id), enabled: open })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={direction === 'deposit' ? texts.deposit_number(number) : texts.withdrawal_number(number)}
      badge={request.data && <StateBadge status={request.data.status} words={words} />}
      closeLabel={texts.close}
    >
      {request.data ? (
        <div className={styles.request}>
          <RequestFacts direction={direction} request={request.data} />
          <Timeline direction={direction} request={request.data} />
          {direction === 'deposit' && request.data.status === 2 && (
            <NextSteps request={request.data} onLeave={onClose} />
          )}
        </div>
      ) : request.isError ? (
        <LogFailure onAgain={() => void request.refetch()} />
      ) : (
        <Skeleton height={220} radius={16} />
      )}
    </Sheet>
  )
}
