/** The types that a value of a row can have. */
/** One of a union. Literals count as what they are made of: a check constraint is not read. */
export type Type =
  | { kind: 'string'; value?: string }
  | { kind: 'number' | 'bigint' | 'boolean' | 'null' | 'undefined' | 'Date' | 'Buffer' | 'Fragment' }
  | { kind: 'array'; element: Type[] }
  | { kind: 'object'; members: Map<string, Member> }
  /** Not followed: fits everything. */
  | { kind: 'any'; why: string }
/** Written down, and read when it is asked for: types go round in circles. */
export interface Member {
  is_optional: boolean
  type(): Type[]
}

export const unfollowed = (why: string): Type[] => [{ kind: 'any', why }]
export const membersOf = (types: Type[]): Map<string, Member> =>
  new Map(types.flatMap((type) => (type.kind === 'object' ? [...type.members] : [])))
export const objectOf = (members: Iterable<[string, Member]>): Type[] => [{ kind: 'object', members: new Map(members) }]
