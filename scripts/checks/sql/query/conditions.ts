/** Which way a condition goes: known, or chosen alike wherever the same is asked. */

import { isFunction, type Node, textOfName } from '../nodes.ts'
import { typesOf } from '../source/annotations.ts'
import { type Evaluation, type Frame, frameOf, type Value } from '../types/value.ts'

/** A name may be declared by way of itself: `const page = nextOf(page)`, one block further out. */
const DEPTH_MAX = 12

interface At {
  node: Node
  frame: Frame | null
}

/** Whether the condition holds, in this pass. */
export function holds(it: Evaluation, at: At): boolean {
  return known(it, at) ?? chosen(it, at)
}

function chosen(it: Evaluation, { node, frame }: At): boolean {
  if (node.type === 'UnaryExpression' && node.operator === '!') return !holds(it, { node: node.argument, frame })
  if (node.type === 'BinaryExpression' && node.operator === '!==') {
    return it.choices.choose(`${written(it, node.left, frame)}===${written(it, node.right, frame)}`, 2) === 1
  }
  return it.choices.choose(written(it, node, frame), 2) === 0
}

/** Null where it depends on what is not known. */
export function known(it: Evaluation, { node, frame }: At): boolean | null {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return known(it, { node: node.expression, frame })
    case 'UnaryExpression':
      return node.operator === '!' ? negated(known(it, { node: node.argument, frame })) : null
    case 'LogicalExpression': {
      if (node.operator === '??') return null
      const [left, right] = [known(it, { node: node.left, frame }), known(it, { node: node.right, frame })]
      const decided = node.operator === '||'
      if (left === decided || right === decided) return decided
      return left === null || right === null ? null : !decided
    }
    case 'BinaryExpression':
      if (node.operator === '===') return isEqual(it, node, frame)
      return node.operator === '!==' ? negated(isEqual(it, node, frame)) : null
    case 'CallExpression': {
      const called = it.evaluate(it, node.callee, frame)
      if (called.kind !== 'function' || !isFunction(called.node)) return null
      const { body } = called.node
      const args = node.arguments.map((argument) => ({ node: argument, frame }))
      if (!body || body.type === 'BlockStatement') return null
      return known(it, { node: body, frame: { of: called.node, args, outer: called.frame } })
    }
    case 'Identifier': {
      const binding = it.sources.find(node.name, node, 'value')
      const is_condition = binding?.kind === 'value' && binding.path.length === 0 && CONDITIONS.has(binding.node.type)
      return is_condition ? known(it, { node: binding.node, frame }) : presence(it.evaluate(it, node, frame))
    }
    case 'MemberExpression':
      return presence(it.evaluate(it, node, frame))
    default:
      return null
  }
}
const CONDITIONS = new Set(['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'CallExpression'])

const negated = (truth: boolean | null) => (truth === null ? null : !truth)

function presence(value: Value): boolean | null {
  if (value.kind === 'nothing') return false
  if (value.kind === 'text') return value.text !== ''
  return value.kind === 'unknown' ? null : true
}

function isEqual(
  it: Evaluation,
  { left, right }: Extract<Node, { type: 'BinaryExpression' }>,
  frame: Frame | null,
): boolean | null {
  const value = it.evaluate(it, left, frame)
  const is_nothing = isNothing(right)
  if (is_nothing && value.kind !== 'unknown') return value.kind === 'nothing'
  if (right.type !== 'Literal' || typeof right.value !== 'string') return null
  if (value.kind === 'nothing') return false
  // A caller's default may be one that the type here leaves out.
  const words = wordsOf(it, left, frame)
  if (value.kind === 'text' && (words.length === 0 || words.includes(value.text))) return value.text === right.value
  const word = chosenWord(it, left, frame)
  return word === null ? null : word === right.value
}

const isNothing = (node: Node) =>
  (node.type === 'Identifier' && node.name === 'undefined') || (node.type === 'Literal' && node.value === null)

/** Of a value whose type is a union of words: one of them. */
export function chosenWord(it: Evaluation, node: Node, frame: Frame | null): string | null {
  const words = wordsOf(it, node, frame)
  if (words.length === 0) return null
  return words[it.choices.choose(`which ${written(it, node, frame)}`, words.length)] ?? null
}

/** By the type that it has where it comes from: there it may have been narrowed already. */
function wordsOf(it: Evaluation, node: Node, frame: Frame | null, depth = 0): string[] {
  const binding = node.type === 'Identifier' ? it.sources.find(node.name, node, 'value') : null
  const own = binding?.kind === 'parameter' ? frameOf(binding.node, frame)?.args[binding.index] : undefined
  if (own && 'node' in own && binding?.path.length === 0 && depth < DEPTH_MAX) {
    const words = wordsOf(it, own.node, own.frame, depth + 1)
    if (words.length > 0) return words
  }
  const types = typesOf(it.sources, node)
  const words = types.flatMap((type) => (type.kind === 'string' && type.value !== undefined ? [type.value] : []))
  return words.length < types.length ? [] : words
}

/** An expression as it would be written where nothing has a name of its own, so that the same is known again. */
export function written(it: Evaluation, node: Node, frame: Frame | null, depth = 0): string {
  if (depth > DEPTH_MAX) return node.type
  const inner = (one: Node) => written(it, one, frame, depth + 1)
  switch (node.type) {
    case 'Identifier': {
      const binding = it.sources.find(node.name, node, 'value')
      if (!binding) return node.name
      const path = binding.path.map((part) => `.${part}`).join('')
      if (binding.kind === 'value' && !isFunction(binding.node)) return inner(binding.node) + path
      const own = binding.kind === 'parameter' ? frameOf(binding.node, frame)?.args[binding.index] : undefined
      if (own && 'node' in own) return written(it, own.node, own.frame, depth + 1) + path
      return `${it.sources.sourceOf(binding.node).path}:${binding.node.start}:${binding.index}${path}`
    }
    case 'MemberExpression':
      return node.computed
        ? `${inner(node.object)}[${inner(node.property)}]`
        : `${inner(node.object)}.${textOfName(node.property)}`
    case 'CallExpression':
      return `${inner(node.callee)}(${node.arguments.map(inner).join()})`
    case 'BinaryExpression':
    case 'LogicalExpression':
      return `${inner(node.left)}${node.operator}${inner(node.right)}`
    case 'UnaryExpression':
      return `${node.operator}${inner(node.argument)}`
    case 'AwaitExpression':
      return inner(node.argument)
    case 'Literal':
      return String(node.raw)
    default: {
      const source = it.sources.sourceOf(node)
      return `${source.path}:${source.text.slice(node.start, node.end)}`
    }
  }
}
