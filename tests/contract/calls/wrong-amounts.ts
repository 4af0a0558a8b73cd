import type { Answer } from '../client.ts'
import { at, hasError, isFilled } from '../fields.ts'
import { brief, type Run } from '../run.ts'

/** Values that are no plain decimal, have more than two decimals, or are no amount at all. */
const WRONG_AMOUNTS: unknown[] = [
  '1e3',
  ' 100',
  '100 ',
  '+5',
  '-5',
  '1,000',
  '၁၀၀',
  '0x10',
  'Infinity',
  'NaN',
  '1.005',
  '1.2.3',
  'abc',
  '',
  ['100'],
  { amount: 100 },
  true,
  null,
]

interface Field {
  call: string
  /** Where `errors` names it; without it any field that it names will do. */
  field?: string
  /** The sentence that the specification has for it. */
  message?: string
}

/** Each wrong amount is refused with 422, and the field is named. */
export async function checkWrongAmounts(
  { claims }: Run,
  { call, field, message }: Field,
  send: (amount: unknown) => Promise<Answer>,
): Promise<void> {
  const taken: string[] = []
  const unnamed: string[] = []
  const unsaid: string[] = []
  for (const amount of WRONG_AMOUNTS) {
    const answer = await send(amount)
    const seen = `${JSON.stringify(amount)} → ${brief(answer)}`
    if (answer.status !== 422) taken.push(seen)
    else if (!namesField(answer.body, field)) unnamed.push(seen)
    else if (message !== undefined && at(answer.body, 'message') !== message) unsaid.push(seen)
  }
  const what = 'amounts that are no plain decimals'
  claims.check(call, `refuses ${what} with 422`, taken.length === 0, taken.join('; '))
  const place = field === undefined ? 'errors' : `errors.${field}`
  claims.check(call, `says what is wrong with them in ${place}`, unnamed.length === 0, unnamed.join('; '))
  if (message !== undefined) claims.check(call, `says of them: ${message}`, unsaid.length === 0, unsaid.join('; '))
}

function namesField(body: unknown, field: string | undefined): boolean {
  if (field !== undefined) return hasError(body, field)
  const errors = at(body, 'errors')
  const names = typeof errors === 'object' && errors !== null ? Object.keys(errors) : []
  return names.length > 0 && names.every((name) => isFilled(name) && hasError(body, name))
}
