import { setTimeout as sleep } from 'node:timers/promises'
import { openTestDraw } from '#server/testing/use-cases/two-d-draw.ts'
import type { Stage } from '../stage.ts'
import type { Going } from './call-server.ts'

/** A draw takes slips for so long; then people report its number, and a worker pays it. */
const DRAW_MS = 2_500

/** One draw after the other takes slips, so that draws are paid all the while. */
export async function runDrawLoop(stage: Stage, going: Going): Promise<void> {
  while (!going.is_over) {
    for (let waited = 0; waited < DRAW_MS && !going.is_over; waited += 100) await sleep(100)
    // The database may be what is broken.
    if (!going.is_over) await closeDraw(stage).catch(() => null)
  }
}

/** The draw that takes slips closes at once, and is drawn; the next one takes its place. Answers the one that closed. */
export async function closeDraw(stage: Stage): Promise<number> {
  const next = await openTestDraw(stage.db)
  const closed = stage.draw_id
  stage.draw_id = next.id
  await stage.db`
    update two_d.draw set cutoff_at = clock_timestamp() + interval '300 ms',
                          draws_at = clock_timestamp() + interval '400 ms'
    where id = ${closed} and status = 'open'`
  return closed
}
