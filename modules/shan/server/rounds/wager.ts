import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/server/database/database.ts'

/** A round under its name for ever. */
export interface Wager {
  code: string
  source: 'callback' | 'report'
  content: string
  occurred_at: Date
}

/** Whether this code is new. Two who bring the same one wait here for each other. */
export async function noteWager(tx: Transaction, wager: Wager): Promise<boolean> {
  const rows = await tx`
    insert into shan.wager (code, source, content, occurred_at)
    values (${wager.code}, ${wager.source}, ${wager.content}, ${wager.occurred_at})
    on conflict do nothing returning code`
  return rows.length > 0
}

/** A code that came again: with another content it moves nothing either, but an operator has to ask why. */
export async function noteRepeat(tx: Transaction, wager: Wager): Promise<void> {
  const content_hash = createHash('sha256').update(wager.content).digest()
  await tx`
    insert into shan.dispute (wager_code, content, content_hash)
    select code, ${wager.content}, ${content_hash}
    from shan.wager where code = ${wager.code} and source = 'callback' and content <> ${wager.content}
    on conflict do nothing`
}
