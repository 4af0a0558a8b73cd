/** The numbers by which programs wait for each other in the database, one for each purpose. They have no other meaning. */
export const LOCKS = {
  migration: 7_268_153,
  /** Held alone while a block is made, and by every entry that is written: staff.hold_audit() has the number too. */
  audit: 7_268_154,
  aggregation: 7_268_155,
  day_close: 7_268_156,
  history: 7_268_157,
  recount: 7_268_158,
  archive: 7_268_159,
  games: 7_268_160,
} as const
