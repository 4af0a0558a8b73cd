/** Statements that read a whole grown table, and why they may. */
export interface AllowedScan {
  /** The beginning of their file's path, or what `file:line` matches. */
  files: string | RegExp
  /** All of them where it is not named. */
  table?: string | RegExp
  /** Forms of the statement whose text matches; all of them where it is not said. */
  forms?: RegExp
  why: string
}

/** At most fifteen. */
export const ALLOWED_SCANS: readonly AllowedScan[] = [
  {
    files: /reconcil(?!iation\/(?:compare-rounds|differences)\.|e-wagers\.)/,
    forms: /'infinity'::timestamptz/,
    why: 'all history at once, where that is little; a slice of it may not',
  },
  {
    files: /ledger\/server\/reconcile-|cashier\/server\/payment-accounts\/movements\/reconcile\./,
    table: /^(ledger\.account|cashier\.request)$/,
    why: 'what stands now against all that moved, when the whole ledger is proven',
  },
  {
    files: /reconciliation\/server\/(axis|progress)\./,
    why: 'where history begins and ends, asked once for all of it',
  },
  {
    files: 'modules/promotion/server/reconcile.ts',
    table: 'promotion.claim',
    why: 'those of a slice are looked up in a hash of all: 100,000 take 40 ms',
  },
  {
    files: 'modules/two-d/server/reconcile/',
    table: /^two_d\./,
    why: 'prizes and refunds have no index by time: 400,000 slips take 40 ms',
  },
  {
    files: 'modules/report/server/',
    why: 'a report adds up the time that it is asked for; the bench of growth measures each',
  },
  { files: 'tests/support/', why: 'tests move a small history back' },
  { files: 'apps/programs/migrate.ts', why: 'once, before the platform opens' },
  {
    files: 'modules/cashier/server/review/queue/queue-row.ts',
    table: 'cashier.request',
    why: 'in the order of the list, which fills a page soon',
  },
  {
    files: 'modules/shan/server/reconciliation/',
    table: /^shan\.(settlement|session)$/,
    why: 'rounds that differ are few, and no index has just those: 300,000 rounds take a tenth of a second',
  },
  {
    files: 'modules/seamless/server/wagers/reconcile-wagers.ts',
    table: 'seamless.effect',
    why: 'once in the life of a company, to begin the comparison',
  },
  {
    files: 'platform/identity/server/forget-stale-rows.ts',
    table: 'identity.session',
    why: 'once an hour, by an index over an expression of which no statistics are planted',
  },
  {
    files: 'modules/two-d/server/settlement/get-draw-ledger.ts',
    table: 'two_d.prize',
    why: 'there is no index by draw of prizes that were taken back; a hundred and fifty prizes come in a draw',
  },
  { files: 'modules/two-d/server/settlement/list-draw-winners.ts', table: 'two_d.prize', why: 'the same' },
]
