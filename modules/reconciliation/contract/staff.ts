/** The discrepancies that the worker found in the ledger, for the staff; every path stands below /api/console. */
import { type Static, Type } from 'typebox'
import { Answer } from '#platform/contract/answer.ts'
import { CalendarDay, Kyat, Nullable, oneOf, Time } from '#platform/contract/shapes.ts'
import { DISCREPANCY_TOPICS } from './rules.ts'

const SUBJECT_KINDS = ['player', 'agent', 'payment_account', 'company'] as const

const Subject = Type.Object({
  kind: oneOf(SUBJECT_KINDS),
  id: Type.String(),
  /** As the staff calls it; of an account of the company, as docs/ledger.md does. */
  name: Type.String(),
})
export type DiscrepancySubject = Static<typeof Subject>

const Discrepancy = Type.Object({
  /** As in docs/ledger.md: I1 and so on. */
  invariant: Type.String(),
  topic: oneOf(DISCREPANCY_TOPICS),
  /** The statement that should hold. */
  promise: Type.String(),
  /** The discrepancy in an engineer's sentence. */
  sentence: Type.String(),
  /** By how much money the two sides differ; null where no money does, or where nothing says how much. */
  amount: Nullable(Kyat),
  /** Whose money it is; null where it is nobody's alone. */
  subject: Nullable(Subject),
  /** The day whose figures differ; null where it is not about a day. */
  day: Nullable(CalendarDay),
  found_at: Time,
})
export type OpenDiscrepancy = Static<typeof Discrepancy>

/** GET /reconciliation/discrepancies */
export const DiscrepanciesAnswer = Answer(
  Type.Object({
    /** Transfers before it are proven; null while nothing is. */
    proven_until: Nullable(Time),
    /** The topics of the open discrepancies, with the count of each, and since when; empty while the ledger holds. */
    topics: Type.Array(
      Type.Object({ topic: oneOf(DISCREPANCY_TOPICS), open: Type.Integer({ minimum: 1 }), found_at: Time }),
    ),
    /** Of each topic the five largest. */
    discrepancies: Type.Array(Discrepancy),
    /** The last proof of the whole ledger that was run by hand, and how many checks found something; null before the first. */
    whole_proof: Nullable(Type.Object({ ended_at: Time, wrong_checks: Type.Integer({ minimum: 0 }) })),
  }),
)
export type DiscrepanciesAnswer = Static<typeof DiscrepanciesAnswer>
