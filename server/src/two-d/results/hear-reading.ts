import { type Database, transaction } from '../../platform/database/database.ts'
import { lockDraw } from '../draw.ts'
import type { Asked } from '../feed/ask-feed.ts'
import type { Feed } from '../feed/feed.ts'
import { type Doubt, judgeRow, type Told2D } from './judge-row.ts'
import { testify, waitingDraws } from './witness.ts'

/** What a reading did for a draw: it was doubted, it waits for another word, or it was the second one. */
interface Heard {
  draw_id: number
  heard: Doubt | 'waits' | 'declared'
}

/** Takes a feed's word for every draw that waits for one, as far as it can be believed. */
export async function hearReading(db: Database, source: Feed['source'], asked: Asked): Promise<Heard[]> {
  const all: Heard[] = []
  for (const waiting of await waitingDraws(db)) {
    const judged = judgeRow(waiting, asked.told, asked.before, asked.now)
    const heard =
      typeof judged === 'string' ? judged : await takeWord(db, waiting.id, { source, judged, raw: asked.raw })
    all.push({ draw_id: waiting.id, heard })
  }
  return all
}

/** People may have been faster. */
function takeWord(
  db: Database,
  draw_id: number,
  { source, judged, raw }: { source: Feed['source']; judged: Told2D; raw: Buffer },
): Promise<'waits' | 'declared'> {
  return transaction(db, async (tx) => {
    const draw = await lockDraw(tx, draw_id)
    if (draw?.status !== 'closed') return 'waits'
    return testify(tx, draw, { ...judged, version: 1, source, staff_id: null, raw, reason: null })
  })
}
