import type { Fragment, Queryable } from '../../platform/database/database.ts'

const DISCREPANCIES_SHOWN = 20

/** What a check found wrong, of rows of a sentence each; null for a row that is right. */
export async function sentences(db: Queryable, rows: Fragment): Promise<string[]> {
  const wrong = await db<{ sentence: string }[]>`
    select sentence from (${rows}) wrong where sentence is not null limit ${DISCREPANCIES_SHOWN}`
  return wrong.map(({ sentence }) => sentence)
}
