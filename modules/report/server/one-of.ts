import type { Fragment, Queryable } from '#platform/server/database/database.ts'

/**
 * `in (…)` for what millions of rows are compared with: each value is a parameter. As one text of an array they would be
 * read anew for every row, which takes longer than all else.
 */
export const oneOf = (db: Queryable, values: readonly (bigint | string)[]): Fragment => db`in ${db(values as string[])}`
