import type { EditingItem } from '#editing/contract/staff.ts'
import type { Kind } from './kind.ts'

/** As the audit log names it. */
export const objectOf = ({ noun }: Kind, id: number): `${string}:${string}` => `${noun}:${id}`

/** The values that the audit log keeps of an item. */
export const noteOf = ({ is_on, values, pictures, file }: EditingItem) => ({
  is_on,
  ...values,
  pictures,
  ...(file !== null && { file }),
})
