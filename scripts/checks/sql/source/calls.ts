/** Calls, followed to what they answer. */

import { type Call, eachChild, isFunction, type Node, textOfName } from '../nodes.ts'
import { chosenWord, holds, known, written } from '../query/conditions.ts'
import { type Evaluation, type Frame, isKnown, tried, UNKNOWN, type Value } from '../types/value.ts'

export function callValue(it: Evaluation, node: Call, frame: Frame | null): Value {
  const of_list = node.callee.type === 'MemberExpression' ? ofList(it, node, frame) : null
  if (of_list) return of_list
  const called = it.evaluate(it, node.callee, frame)
  const args = node.arguments.map((argument) => ({ node: argument, frame }))
  if (called.kind === 'function' && isFunction(called.node))
    return applied(it, { of: called.node, args, outer: called.frame })
  if (called.kind !== 'unknown' || node.callee.type !== 'MemberExpression') return UNKNOWN
  const methods = it.methods.get(textOfName(node.callee.property)) ?? []
  if (methods.length === 0) return UNKNOWN
  const method = methods[it.choices.choose(`method ${written(it, node.callee, frame)}`, methods.length)]
  return method ? applied(it, { of: method, args, outer: null }) : UNKNOWN
}

/** The value that a function answers for the arguments of one call. */
function applied(it: Evaluation, frame: Frame): Value {
  const { body } = frame.of
  if (!body) return UNKNOWN
  if (body.type !== 'BlockStatement') return it.evaluate(it, body, frame)
  // Most answer no SQL, and the ways through them are nothing to choose from.
  const known_answer = answersIn(body).find((one) => isKnown(tried(it, one, frame)))
  if (!known_answer || it.is_trial) return known_answer ? it.evaluate(it, known_answer, frame) : UNKNOWN
  const answer = answerOf(it, body.body, frame)
  return answer ? it.evaluate(it, answer, frame) : UNKNOWN
}

/** Where this pass leaves these lines, if it does. */
function answerOf(it: Evaluation, lines: Node[], frame: Frame): Node | null {
  for (const line of lines) {
    if (line.type === 'ReturnStatement') return line.argument
    if (answersIn(line).length === 0) continue
    const found = answerOf(it, inside(it, line, frame), frame)
    if (found) return found
  }
  return null
}

function inside(it: Evaluation, line: Node, frame: Frame): Node[] {
  switch (line.type) {
    case 'IfStatement': {
      const taken = holds(it, { node: line.test, frame }) ? line.consequent : line.alternate
      return taken ? [taken] : []
    }
    case 'SwitchStatement':
      return caseOf(it, line, frame)
    case 'BlockStatement':
      return line.body
    case 'TryStatement':
      return line.block.body
    case 'ForOfStatement':
    case 'ForStatement':
    case 'WhileStatement':
      return [line.body]
    default:
      return []
  }
}

function caseOf(it: Evaluation, line: Extract<Node, { type: 'SwitchStatement' }>, frame: Frame): Node[] {
  const value = it.evaluate(it, line.discriminant, frame)
  const word = value.kind === 'text' ? value.text : chosenWord(it, line.discriminant, frame)
  const by_word = line.cases.findIndex(({ test }) => test?.type === 'Literal' && test.value === word)
  const otherwise = line.cases.findIndex(({ test }) => test === null)
  const place =
    word === null
      ? it.choices.choose(`switch ${written(it, line.discriminant, frame)}`, line.cases.length)
      : by_word === -1
        ? otherwise
        : by_word
  // An empty case falls through.
  return line.cases.slice(Math.max(place, 0)).find(({ consequent }) => consequent.length > 0)?.consequent ?? []
}

/** By the node that they are in. */
const ANSWERS = new WeakMap<Node, Node[]>()

function answersIn(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  const kept = ANSWERS.get(node)
  if (kept) return kept
  const answers: Node[] = []
  eachChild(node, (child) => {
    if (!isFunction(child)) answers.push(...answersIn(child))
  })
  ANSWERS.set(node, answers)
  return answers
}

/** Whether this pass can come to the node at all: the conditions around it, and the ways out before it. */
export function isReached(it: Evaluation, node: Node): boolean {
  for (
    let below = node, above = it.sources.parentOf(node);
    above !== null;
    below = above, above = it.sources.parentOf(above)
  ) {
    if (above.type === 'IfStatement' && below !== above.test) {
      if (known(it, { node: above.test, frame: null }) === (below !== above.consequent)) return false
    }
    if (above.type !== 'BlockStatement') continue
    for (const line of above.body) {
      if (line === below) break
      const is_way_out =
        line.type === 'IfStatement' && (answersIn(line.consequent).length > 0 || isThrow(line.consequent))
      if (is_way_out && known(it, { node: line.test, frame: null }) === true) return false
    }
  }
  return true
}

const isThrow = (line: Node): boolean =>
  line.type === 'ThrowStatement' ||
  (line.type === 'BlockStatement' && line.body.some(({ type }) => type === 'ThrowStatement'))

function wordsOf(value: Value, separator: Node): Value {
  if (value.kind !== 'text' || separator.type !== 'Literal') return UNKNOWN
  return { kind: 'list', items: value.text.split(String(separator.value)).map((text) => ({ kind: 'text', text })) }
}

/** Lists that are mapped, filtered, put together. */
function ofList(it: Evaluation, { callee, arguments: args }: Call, frame: Frame | null): Value | null {
  const [first, second] = args
  if (callee.type !== 'MemberExpression' || !first) return null
  const name = textOfName(callee.property)
  if (name === 'split') return wordsOf(it.evaluate(it, callee.object, frame), first)
  if (!['map', 'flatMap', 'filter', 'reduce'].includes(name)) return null
  const list = it.evaluate(it, callee.object, frame)
  if (name === 'filter') return list
  const items = list.kind === 'list' ? list.items : [UNKNOWN]
  const work = it.evaluate(it, first, frame)
  if (work.kind !== 'function' || !isFunction(work.node)) return UNKNOWN
  const { node: of, frame: outer } = work
  if (name === 'reduce') {
    const begin = second ? it.evaluate(it, second, frame) : UNKNOWN
    if (it.choices.choose(`reduce ${written(it, callee, frame)}`, 2) === 0) return begin
    return applied(it, { of, args: [{ value: begin }, { value: items[0] ?? UNKNOWN }], outer })
  }
  const results = items.map((item) => applied(it, { of, args: [{ value: item }], outer }))
  return {
    kind: 'list',
    items: name === 'flatMap' ? results.flatMap((one) => (one.kind === 'list' ? one.items : [one])) : results,
  }
}
