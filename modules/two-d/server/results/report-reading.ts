import { type Database, transaction } from '#platform/server/database/database.ts'
import { lockDraw } from '../draw.ts'
import type { Feed } from '../feed/feed.ts'
import type { PolledReading } from '../feed/poll-feed.ts'
import { type Doubt, judgeRow, type MarketNumber } from './judge-row.ts'
import { recordReport, waitingDraws } from './result-report.ts'

/** The outcome of a reading for a draw: a doubt, a report that waits for its confirmation, or the confirmation itself. */
interface ReadingOutcome {
  draw_id: number
  outcome: Doubt | 'waits' | 'declared'
}

/** Reports what a feed shows for every draw that waits for its number, as far as it can be believed. */
export async function reportReading(
  db: Database,
  source: Feed['source'],
  reading: PolledReading,
): Promise<ReadingOutcome[]> {
  const all: ReadingOutcome[] = []
  for (const waiting of await waitingDraws(db)) {
    const judged = judgeRow(waiting, reading.message, reading.before, reading.now)
    const outcome =
      typeof judged === 'string' ? judged : await reportFromFeed(db, waiting.id, { source, judged, raw: reading.raw })
    all.push({ draw_id: waiting.id, outcome })
  }
  return all
}

/** People may have been faster. */
function reportFromFeed(
  db: Database,
  draw_id: number,
  { source, judged, raw }: { source: Feed['source']; judged: MarketNumber; raw: Buffer },
): Promise<'waits' | 'declared'> {
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, draw_id)
    if (draw?.status !== 'closed') return 'waits'
    return recordReport(tx, draw, { ...judged, version: 1, source, staff_id: null, raw, reason: null })
  })
}
