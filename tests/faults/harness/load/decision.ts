/** A decision that the console has confirmed to a person of the staff. */
export interface Decision {
  kind: DecisionKind
  /** Of the request, the credit or the draw. */
  id: string
}

export const DECISION_KINDS = [
  'deposit approval',
  'deposit rejection',
  'withdrawal approval',
  'withdrawal rejection',
  'held credit release',
  'held credit refusal',
  'draw result',
] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]
