/** Where a page of a list begins. */
import { type Static, Type } from 'typebox'
import { UUID_PATTERN } from '#platform/contract/shapes.ts'

/** A list's own `next`. */
const After = (pattern: string) => Type.Object({ after: Type.Optional(Type.String({ pattern })) })
export const AfterUuid = After(`^${UUID_PATTERN}$`)
export const AfterNumber = After('^[1-9][0-9]{0,17}$')
export const AfterTime = After(`^[1-9][0-9]{0,17}_${UUID_PATTERN}$`)
export type AfterQuery = Static<typeof AfterUuid>
