import type { Database } from '#server/platform/database/database.ts'

/** What refuses an operation may be over a moment later, and its key may then be tried again. */
const TEMPORARY = ['withdrawal_pending', 'two_d_draw_closed'] as const
export type TemporaryRefusal = (typeof TEMPORARY)[number]

/** Copies of one operation of which one was refused and the other one done. */
export interface SplitCopies {
  key: string
  refusal: TemporaryRefusal
  sent_at: Date
  /** What is wrong, if the refusal has no reason beside the operation itself. */
  verdict: string
}

/** Why one of them was refused, where that may be over a moment later; null where it may not. */
export const temporaryRefusal = (answers: readonly ({ text: string } | null)[]): TemporaryRefusal | null =>
  TEMPORARY.find((code) => answers.some((answer) => answer?.text.includes(`"code":"${code}"`))) ?? null

/** A server keeps for so long which draw takes bets now, and its clock and the database's may differ. */
export const MARGIN_MS = 1_500

/**
 * A copy that came second is answered like the first one. So the refused one came first, and what it was refused for ended
 * while both were on their way: another withdrawal of the player was decided, another draw closed. Answers those for which
 * the database has no such thing: there the refusal is about the operation itself.
 */
export async function unexplainedRefusals(db: Database, split: readonly SplitCopies[]): Promise<string[]> {
  const unexplained: string[] = []
  for (const { key, refusal, sent_at, verdict } of split) {
    const since = new Date(sent_at.getTime() - MARGIN_MS)
    const reasons =
      refusal === 'withdrawal_pending'
        ? await db`
            select from cashier.request r join cashier.request other
              on other.player_id = r.player_id and other.direction = 'withdrawal' and other.id <> r.id
            where r.idempotency_key = ${key} and other.created_at < r.created_at and other.decided_at > ${since}`
        : await db`
            select from two_d.slip s join two_d.draw other on other.id <> s.draw_id
            where s.idempotency_key = ${key} and other.cutoff_at between ${since} and s.accepted_at`
    if (reasons.length === 0) unexplained.push(verdict)
  }
  return unexplained
}
