/**
 * The text of a statement with all its pieces: the sources are followed, not run. A value that is no piece of SQL is a
 * parameter.
 */

import { isFunction, type Node, type Template, textOfName } from './nodes.ts'
import { chosenWord, holds } from './query/conditions.ts'
import { helperText, isHandle, quoted } from './query/handle.ts'
import { HOLE, type Piece } from './query/piece.ts'
import { rowSet } from './query/row-set.ts'
import { typesOf } from './source/annotations.ts'
import { callValue } from './source/calls.ts'
import { memberValue, nameValue } from './source/follow.ts'
import { membersOf } from './types/type.ts'
import { type Evaluation, type Frame, isKnown, NOTHING, tried, UNKNOWN, type Value } from './types/value.ts'

const DEPTH_MAX = 80

export function piecesOf(it: Evaluation, template: Template, frame: Frame | null): Piece[] {
  const pieces: Piece[] = []
  template.quasi.quasis.forEach(({ value }, place) => {
    pieces.push(value.cooked ?? '')
    const inner = template.quasi.expressions[place]
    const before = pieces.map((piece) => (piece === HOLE ? '$1' : piece)).join('')
    if (inner) pieces.push(...embedded(it, inner, { frame, before }))
  })
  return pieces
}

function embedded(it: Evaluation, node: Node, { frame, before }: { frame: Frame | null; before: string }): Piece[] {
  const types = typesOf(it.sources, node)
  if (types.length > 0 && types.every(({ kind }) => PLAIN.has(kind))) return [HOLE]
  if (!isMadeOfSql(tried(it, node, frame))) return [HOLE]
  const value = evaluate(it, node, frame)
  return value.kind === 'helper' ? value.written(before) : piecesOfValue(it, value)
}
const PLAIN = new Set(['string', 'number', 'bigint', 'boolean', 'null', 'undefined', 'Date', 'Buffer'])

const isMadeOfSql = (value: Value): boolean =>
  value.kind === 'sql' || value.kind === 'helper' || (value.kind === 'list' && value.items.some(isMadeOfSql))

function piecesOfValue(it: Evaluation, value: Value): Piece[] {
  if (value.kind === 'sql') {
    it.met.add(value.template)
    return value.pieces
  }
  const is_pieces = value.kind === 'list' && value.items.length > 0 && value.items.every(({ kind }) => kind === 'sql')
  return is_pieces ? value.items.flatMap((item) => [...piecesOfValue(it, item), ' ']) : [HOLE]
}

/** `db(…)`: a name, names, the values of a list, the columns of a row. */
function helperValue(it: Evaluation, [argument, ...columns]: Node[], frame: Frame | null): Value {
  if (!argument) return UNKNOWN
  const value = evaluate(it, argument, frame)
  if (value.kind === 'text') return { kind: 'helper', written: () => [quoted([value.text])] }
  const chosen = columns.flatMap((column) => (column.type === 'Literal' ? [String(column.value)] : []))
  const names = value.kind === 'list' ? value.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])) : null
  const keys = () => (chosen.length > 0 ? chosen : keysOf(it, argument, frame))
  return { kind: 'helper', written: (before) => helperText(before, names, keys) }
}

/** The names of the columns that an object, or a list of objects, is written to. */
function keysOf(it: Evaluation, node: Node, frame: Frame | null): string[] {
  const value = evaluate(it, node, frame)
  const keys = keysOfValue(it, value.kind === 'list' ? (value.items[0] ?? UNKNOWN) : value)
  if (keys.length > 0) return keys
  const types = typesOf(it.sources, node)
  return [...membersOf(types.flatMap((type) => (type.kind === 'array' ? type.element : [type]))).keys()]
}

function keysOfValue(it: Evaluation, { ...value }: Value): string[] {
  if (value.kind !== 'object' || value.node.type !== 'ObjectExpression') return []
  return value.node.properties.flatMap((one) =>
    one.type === 'Property' ? [textOfName(one.key)] : keysOf(it, one.argument, value.frame),
  )
}

export function evaluate(it: Evaluation, node: Node, frame: Frame | null): Value {
  if (it.depth > DEPTH_MAX) return UNKNOWN
  it.depth++
  const value = evaluated(it, node, frame)
  it.depth--
  return value
}

function evaluated(it: Evaluation, node: Node, frame: Frame | null): Value {
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return isHandle(node.tag)
        ? { kind: 'sql', template: node, pieces: it.is_trial ? [] : piecesOf(it, node, frame) }
        : UNKNOWN
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return evaluate(it, node.expression, frame)
    case 'AwaitExpression':
      return awaited(evaluate(it, node.argument, frame))
    case 'ConditionalExpression':
      return conditional(it, node, frame)
    case 'LogicalExpression':
      return logical(it, node, frame)
    case 'Literal':
      if (node.value === null) return NOTHING
      return typeof node.value === 'string' ? { kind: 'text', text: node.value } : UNKNOWN
    case 'TemplateLiteral':
      return textOf(it, node, frame)
    case 'ArrayExpression':
      return { kind: 'list', items: node.elements.flatMap((one) => (one ? spread(it, one, frame) : [])) }
    case 'ObjectExpression':
      return { kind: 'object', node, frame }
    case 'Identifier':
      return nameValue(it, node, frame)
    case 'MemberExpression':
      return memberValue(it, node, frame)
    case 'CallExpression':
      if (isHandle(node.callee)) return helperValue(it, node.arguments, frame)
      return rowSet(it, node, frame) ?? callValue(it, node, frame)
    default:
      return isFunction(node) ? { kind: 'function', node, frame } : UNKNOWN
  }
}

/** A statement that is waited for is no piece of another: it came back as rows. */
const awaited = (value: Value): Value => (value.kind === 'sql' ? UNKNOWN : value)

function spread(it: Evaluation, node: Node, frame: Frame | null): Value[] {
  if (node.type !== 'SpreadElement') return [evaluate(it, node, frame)]
  const list = evaluate(it, node.argument, frame)
  return list.kind === 'list' ? list.items : [UNKNOWN]
}

/** A choice only where it makes a difference. */
function conditional(
  it: Evaluation,
  node: Extract<Node, { type: 'ConditionalExpression' }>,
  frame: Frame | null,
): Value {
  const way = [node.consequent, node.alternate].find((one) => isKnown(tried(it, one, frame)))
  if (!way || it.is_trial) return way ? evaluate(it, way, frame) : UNKNOWN
  return evaluate(it, holds(it, { node: node.test, frame }) ? node.consequent : node.alternate, frame)
}

function logical(it: Evaluation, node: Extract<Node, { type: 'LogicalExpression' }>, frame: Frame | null): Value {
  const [left, right] = [tried(it, node.left, frame), tried(it, node.right, frame)]
  if (it.is_trial) return node.operator !== '&&' && isKnown(left) ? left : right
  if (node.operator === '&&') {
    if (!isKnown(right)) return UNKNOWN
    return holds(it, { node: node.left, frame }) ? evaluate(it, node.right, frame) : NOTHING
  }
  if (!isKnown(left) && !isKnown(right)) return UNKNOWN
  const value = evaluate(it, node.left, frame)
  if (value.kind === 'nothing') return evaluate(it, node.right, frame)
  if (value.kind !== 'unknown') return value
  return holds(it, { node: node.left, frame }) ? UNKNOWN : evaluate(it, node.right, frame)
}

/** Words that are put together, as far as they are known. */
function textOf(
  it: Evaluation,
  { quasis, expressions }: Extract<Node, { type: 'TemplateLiteral' }>,
  frame: Frame | null,
): Value {
  const words = expressions.map((expression) => {
    const value = evaluate(it, expression, frame)
    return value.kind === 'text' ? value.text : chosenWord(it, expression, frame)
  })
  if (words.includes(null)) return UNKNOWN
  return { kind: 'text', text: quasis.map(({ value }, place) => `${value.cooked ?? ''}${words[place] ?? ''}`).join('') }
}
