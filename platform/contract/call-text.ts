import type { ProblemCode } from './problem.ts'

/** The text about a call in docs/reference/, besides its schemas. */
export interface CallText {
  /** One sentence that says what the call does. */
  summary: string
  /** The codes of this call's own refusals, besides those of every call of its class. */
  refusals: readonly ProblemCode[]
  /** The type of an answer that is no JSON. */
  answers?: string
  /** A refusal whose body has a shape of its own, as the specification has it. */
  bare_refusal?: { status: number; body: object }
}

/** By method and path, below `/api` or `/api/console`. */
export type CallTexts = Record<`${'GET' | 'POST'} /${string}`, CallText>

export const tell = (summary: string, ...refusals: ProblemCode[]): CallText => ({ summary, refusals })

/** Of a call that answers a file. */
export const tellFile = (answers: string, text: CallText): CallText => ({ ...text, answers })

/** Of a player who may not bet at the moment. */
export const STOPPED = ['player_frozen', 'player_on_break', 'player_banned'] as const satisfies ProblemCode[]
