/** Statements that read a whole grown table, and why they may. */
export interface AllowedScan {
  /** The beginning of their file's path, or what `file:line` matches. */
  files: string | RegExp
  /** All of them where it is not named. */
  table?: string
  why: string
}

/** At most fifteen. */
export const ALLOWED_SCANS: readonly AllowedScan[] = [
  {
    files: /reconcil(?!iation\/(?:compare-rounds|differences)\.|e-wagers\.)/,
    why: 'the reconciliation proves the whole ledger; the bench of growth measures it',
  },
  {
    files: 'server/src/report/',
    why: 'a report adds up the time that it is asked for; the bench of growth measures each',
  },
  { files: 'server/src/testing/', why: 'tests move a small history back' },
  { files: 'server/src/programs/migrate.ts', why: 'once, before the platform opens' },
  {
    files: 'server/src/cashier/review/queue/queue-row.ts',
    table: 'cashier.request',
    why: 'in the order of the list, which fills a page soon',
  },
  {
    files: 'server/src/shan/reconciliation/',
    table: 'shan.settlement',
    why: 'rounds that differ are few, and no index has just those: 300,000 rounds take a tenth of a second',
  },
  {
    files: 'server/src/seamless/wagers/reconcile-wagers.ts',
    table: 'seamless.effect',
    why: 'once in the life of a company, to begin the comparison',
  },
  {
    files: 'server/src/identity/forget-stale-rows.ts',
    table: 'identity.session',
    why: 'once an hour, by an index over an expression of which no statistics are planted',
  },
  {
    files: 'server/src/two-d/settlement/get-draw-ledger.ts',
    table: 'two_d.prize',
    why: 'there is no index by draw of prizes that were taken back; a hundred and fifty prizes come in a draw',
  },
  { files: 'server/src/two-d/settlement/list-draw-winners.ts', table: 'two_d.prize', why: 'the same' },
]
