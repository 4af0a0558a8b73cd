import { REQUEST_HAS_FAILED } from '#platform/contract/answer.ts'
import {
  type FieldFault,
  fieldMessage,
  type ProblemBody,
  type ProblemCode,
  type ProblemValues,
  problemMessage,
  problemStatus,
} from '#platform/contract/problem.ts'

/** A refusal: expected, told to the caller, rolls its transaction back. Anything else thrown is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly values: ProblemValues
  readonly fields: Record<string, FieldFault>

  constructor(code: ProblemCode, details: { values?: ProblemValues; fields?: Record<string, FieldFault> } = {}) {
    super(problemMessage(code, details.values))
    this.code = code
    this.values = details.values ?? {}
    this.fields = details.fields ?? {}
  }

  get http(): number {
    return problemStatus(this.code)
  }

  /** `{status, code, message, values?, errors?, error_codes?}` as the screens expect it. */
  get body(): ProblemBody {
    const fields = Object.entries(this.fields)
    return {
      status: REQUEST_HAS_FAILED,
      code: this.code,
      message: this.message,
      ...(Object.keys(this.values).length > 0 && { values: this.values }),
      ...(fields.length > 0 && {
        errors: Object.fromEntries(fields.map(([field, fault]) => [field, [fieldMessage(fault, this.values)]])),
        error_codes: this.fields,
      }),
    }
  }
}

/** Throws when any field has a fault; the use cases collect faults first, so that all are shown at once. */
export function refuseFields(fields: Record<string, FieldFault | null>, values: ProblemValues = {}): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, FieldFault] => entry[1] !== null)
  if (wrong.length > 0) throw new Problem('invalid_fields', { values, fields: Object.fromEntries(wrong) })
}
