/** What the worker found wrong in the ledger, for the staff; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '../shared/answer.ts'
import { Nullable, Time } from '../shared/shapes.ts'

/** GET /reconciliation/discrepancies */
export const DiscrepanciesAnswer = Answer(
  Type.Object({
    /** Transfers before it are proven; null while nothing is. */
    proven_until: Nullable(Time),
    /** Those that are open, the oldest first, at most 100; empty while the ledger holds. */
    discrepancies: Type.Array(
      Type.Object({
        /** As in docs/ledger.md: I1 and so on. */
        invariant: Type.String(),
        /** What should hold. */
        promise: Type.String(),
        /** What differs, in a sentence. */
        sentence: Type.String(),
        found_at: Time,
      }),
    ),
  }),
)
export type DiscrepanciesAnswer = Static<typeof DiscrepanciesAnswer>
