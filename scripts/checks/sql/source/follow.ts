/** Names and members, followed to what they stand for. */

import { type Binding, type Call, type FunctionNode, isFunction, type Node, textOfName } from '../nodes.ts'
import { written } from '../query/conditions.ts'
import { type Evaluation, type Frame, frameOf, isKnown, NOTHING, UNKNOWN, type Value, valueOf } from '../types/value.ts'
import { annotationOf } from './annotations.ts'

export function nameValue(it: Evaluation, node: Extract<Node, { type: 'Identifier' }>, frame: Frame | null): Value {
  if (node.name === 'undefined') return NOTHING
  const binding = it.sources.find(node.name, node, 'value')
  return binding ? part(it, bindingValue(it, binding, frame), binding.path) : UNKNOWN
}

function bindingValue(it: Evaluation, binding: Binding, frame: Frame | null): Value {
  if (binding.kind === 'value') return it.evaluate(it, binding.node, frame)
  if (binding.kind === 'element')
    return anyOf(it, { at: binding.node, value: it.evaluate(it, binding.node, frame), frame })
  if (binding.kind !== 'parameter' || !isFunction(binding.node)) return UNKNOWN
  const own = frameOf(binding.node, frame)
  if (own) {
    const argument = own.args[binding.index]
    return argument ? valueOf(it, argument) : byDefault(it, binding, frame)
  }
  const constant = constantOf(it, binding)
  if (constant) return constant
  const callers = callersOf(it, binding.node)
  if (it.is_trial) return triedCallers(it, binding, callers)
  const position = it.sources.sourceOf(binding.node).path + binding.node.start
  const caller = callers[it.choices.choose(`callers of ${position}`, Math.max(callers.length, 1))]
  const argument = caller?.arguments[binding.index]
  return argument ? it.evaluate(it, argument, null) : byDefault(it, binding, frame)
}

function triedCallers(it: Evaluation, { index }: Binding, callers: Call[]): Value {
  for (const caller of callers) {
    const argument = caller.arguments[index]
    const value = argument ? it.evaluate(it, argument, null) : NOTHING
    if (isKnown(value)) return value
  }
  return UNKNOWN
}

function byDefault(it: Evaluation, { node, index }: Binding, frame: Frame | null): Value {
  const parameter = isFunction(node) ? node.params[index] : undefined
  return parameter?.type === 'AssignmentPattern' ? it.evaluate(it, parameter.right, frame) : UNKNOWN
}

/** Where all values of an interface stand in lists of constants: one of them, the same all through a pass. */
function constantOf(it: Evaluation, binding: Binding): Value | null {
  const annotation = annotationOf(binding)
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : null
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null
  const declared = it.sources.find(type.typeName.name, type.typeName, 'type')?.node
  const lists = declared ? it.constants.get(declared) : undefined
  if (!lists) return null
  const items = lists.flatMap((list) => {
    const value = it.evaluate(it, list, null)
    return value.kind === 'list' ? value.items : []
  })
  return items[it.choices.choose(`which ${type.typeName.name}`, Math.max(items.length, 1))] ?? null
}

/** The calls of a function, wherever they are; of a method by its name. */
function callersOf(it: Evaluation, node: FunctionNode): Call[] {
  const above = it.sources.parentOf(node)
  if (above?.type === 'Property') {
    return (it.calls.get(textOfName(above.key)) ?? []).filter(({ callee }) => callee.type === 'MemberExpression')
  }
  const name = node.type === 'FunctionDeclaration' ? node.id : above?.type === 'VariableDeclarator' ? above.id : null
  if (name?.type !== 'Identifier') return []
  return (it.calls.get(name.name) ?? []).filter(
    ({ callee }) => callee.type === 'Identifier' && it.sources.find(callee.name, callee, 'value')?.node === node,
  )
}

/** A part of a value, by the names that lead to it. */
function part(it: Evaluation, value: Value, [name, ...rest]: string[]): Value {
  if (name === undefined) return value
  if (value.kind === 'list') return part(it, value.items[Number(name)] ?? UNKNOWN, rest)
  if (value.kind !== 'object' || value.node.type !== 'ObjectExpression') return UNKNOWN
  let is_whole = true
  for (const property of value.node.properties.toReversed()) {
    if (property.type === 'Property' && textOfName(property.key) === name) {
      return part(it, it.evaluate(it, property.value, value.frame), rest)
    }
    if (property.type !== 'SpreadElement') continue
    const spread = it.evaluate(it, property.argument, value.frame)
    if (spread.kind !== 'object' && spread.kind !== 'nothing') is_whole = false
    const found = part(it, spread, [name])
    if (found.kind !== 'unknown' && found.kind !== 'nothing') return part(it, found, rest)
    if (found.kind === 'unknown') is_whole = false
  }
  return is_whole ? NOTHING : UNKNOWN
}

export function memberValue(
  it: Evaluation,
  node: Extract<Node, { type: 'MemberExpression' }>,
  frame: Frame | null,
): Value {
  const whole = it.evaluate(it, node.object, frame)
  if (!node.computed) return part(it, whole, [textOfName(node.property)])
  const name = it.evaluate(it, node.property, frame)
  if (name.kind === 'text') return part(it, whole, [name.text])
  if (node.property.type === 'Literal') return part(it, whole, [String(node.property.value)])
  return anyOf(it, { at: node.property, value: whole, frame })
}

/** Any of a list, or any of the properties of an object. */
function anyOf(it: Evaluation, { at, value, frame }: { at: Node; value: Value; frame: Frame | null }): Value {
  const key = `any ${written(it, at, frame)}`
  if (value.kind === 'list') return value.items[it.choices.choose(key, Math.max(value.items.length, 1))] ?? UNKNOWN
  if (value.kind !== 'object' || value.node.type !== 'ObjectExpression') return UNKNOWN
  const values = value.node.properties.flatMap((property) => (property.type === 'Property' ? [property.value] : []))
  const taken = values[it.choices.choose(key, Math.max(values.length, 1))]
  return taken ? it.evaluate(it, taken, value.frame) : UNKNOWN
}
