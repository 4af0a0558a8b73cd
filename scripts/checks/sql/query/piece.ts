/** Where a parameter of the statement stands. */
export const HOLE = Symbol('a parameter')
export type Piece = string | typeof HOLE
