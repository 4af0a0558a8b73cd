import { setTimeout as sleep } from 'node:timers/promises'
import { openTestDraw } from '#tests/support/use-cases/two-d-draw.ts'
import type { Stage } from '../stage.ts'
import type { Going } from './call-server.ts'

/** A draw takes slips for so long; then people report its number, and a worker pays it. */
const DRAW_MS = 2_500
/** Slips that are on their way are still taken, and it is drawn as long after that. */
const CLOSES_IN_MS = 300

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
  // By the right time: a database whose clock is behind would close it before its slips.
  const cutoff_at = new Date(Date.now() + CLOSES_IN_MS)
  const draws_at = new Date(cutoff_at.getTime() + CLOSES_IN_MS)
  await stage.db`
    update two_d.draw set cutoff_at = ${cutoff_at}, draws_at = ${draws_at} where id = ${closed} and status = 'open'`
  return closed
}
