/** Sets of rows, as the server's helpers write them into a statement. */
import { AROUND, type ElementType, isElementType } from '#platform/server/database/row-set.ts'
import { type Call, textOfName } from '../nodes.ts'
import { type Evaluation, type Frame, NOTHING, type Value } from '../types/value.ts'
import { HOLE, type Piece } from './piece.ts'

/** Evaluates an argument only when it is asked for: the rows themselves may be chosen, and change nothing. */
type Argument = (place: number) => Value
type Around = string[] | null

/** By the name of the helper; null where an argument cannot be followed. */
const AROUND_CALL = new Map<string, (it: Evaluation, argument: Argument) => Around>([
  [
    'arrayOf',
    (_, argument) => {
      const type = typeOf(argument(1))
      return type && AROUND.arrayOf(type)
    },
  ],
  [
    'arraysOf',
    (it, argument) => {
      const columns = columnsOf(it, argument(2))
      return columns && AROUND.arraysOf(columns.map(([, type]) => type))
    },
  ],
  [
    'rowsOf',
    (it, argument) => {
      const [alias, columns] = [argument(1), columnsOf(it, argument(3))]
      return columns && alias.kind === 'text' ? AROUND.rowsOf(alias.text, columns) : null
    },
  ],
])

/** PostgreSQL refuses it and says it again. */
const UNFOLLOWED = ['"a set that cannot be followed to its types"']

/** Null for a call of something else. */
export function rowSet(it: Evaluation, call: Call, frame: Frame | null): Value | null {
  const aroundCall = AROUND_CALL.get(textOfName(call.callee))
  if (!aroundCall) return null
  const around = aroundCall(it, (place) => {
    const argument = call.arguments[place]
    return argument ? it.evaluate(it, argument, frame) : NOTHING
  })
  return { kind: 'helper', written: () => withHoles(around ?? UNFOLLOWED) }
}

const withHoles = (around: string[]): Piece[] =>
  around.flatMap((text, place): Piece[] => (place === 0 ? [text] : [HOLE, text]))

const typeOf = (value: Value): ElementType | null =>
  value.kind === 'text' && isElementType(value.text) ? value.text : null

function columnsOf(it: Evaluation, value: Value): [name: string, type: ElementType][] | null {
  if (value.kind !== 'object' || value.node.type !== 'ObjectExpression') return null
  const { frame } = value
  const columns = value.node.properties.map((property): [string, ElementType] | null => {
    const type = property.type === 'Property' ? typeOf(it.evaluate(it, property.value, frame)) : null
    return property.type === 'Property' && type ? [textOfName(property.key), type] : null
  })
  return columns.every((column) => column !== null) ? columns : null
}
