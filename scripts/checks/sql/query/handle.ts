/** Calls of the driver itself, `db(…)`: names, lists and rows of a statement, as it writes them. */

import { type Node, textOfName } from '../nodes.ts'
import { HOLE, type Piece } from './piece.ts'

const HANDLES = new Set(['db', 'tx', 'sql', 'owner_db', 'connection', 'pool', 'server', 'from'])

export const isHandle = (node: Node): boolean =>
  HANDLES.has(node.type === 'MemberExpression' ? textOfName(node.property) : textOfName(node))

/** The driver goes by the last of these words in the text before. */
const WORD = /(?:^|[\s(])(values|in|select|as|returning|update|insert)(?=$|[\s(])|(\()/gi

export function helperText(before: string, names: string[] | null, keys: () => string[]): Piece[] {
  const word = [...before.matchAll(WORD)].at(-1)?.[1]?.toLowerCase()
  if (word === 'in') return ['(', HOLE, ')']
  if (word === 'insert') {
    const columns = keys()
    return [
      `(${quoted(columns)}) values (`,
      ...columns.flatMap((_, place): Piece[] => (place === 0 ? [HOLE] : [',', HOLE])),
      ')',
    ]
  }
  if (word === 'update') {
    return keys().flatMap((column, place): Piece[] => [`${place === 0 ? '' : ','}${quoted([column])}=`, HOLE])
  }
  return names ? [quoted(names)] : [HOLE]
}

export const quoted = (names: string[]): string =>
  names
    .map((name) =>
      name
        .split('.')
        .map((part) => `"${part}"`)
        .join('.'),
    )
    .join(',')
