/** The values that the evaluation finds in the sources, and its state while it follows them. */

import type { Call, FunctionNode, Node, Template } from '../nodes.ts'
import type { Piece } from '../query/piece.ts'
import type { Sources } from '../source/sources.ts'
import type { Choices } from './choices.ts'

export type Value =
  | { kind: 'sql'; template: Template; pieces: Piece[] }
  /** The driver writes it in a form that depends on the text before it. */
  | { kind: 'helper'; written(before: string): Piece[] }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Value[] }
  | { kind: 'object' | 'function'; node: Node; frame: Frame | null }
  | { kind: 'nothing' | 'unknown' }
export const UNKNOWN: Value = { kind: 'unknown' }
export const NOTHING: Value = { kind: 'nothing' }

/** An argument: what stands in the call, or an item of a list that is gone through. */
export type Argument = { node: Node; frame: Frame | null } | { value: Value }

/** A function that is looked through with the arguments of one of its callers. */
export interface Frame {
  of: FunctionNode
  args: Argument[]
  /** Of the function that this one is written in. */
  outer: Frame | null
}

export interface Evaluation {
  sources: Sources
  choices: Choices
  /** By the name that is called. */
  calls: Map<string, Call[]>
  /** Functions that are properties of objects, by their name. */
  methods: Map<string, FunctionNode[]>
  /** Lists of constants, by the interface of their items. */
  constants: Map<Node, Node[]>
  /** The templates that became pieces of others. */
  met: Set<Template>
  depth: number
  /** Only what kind of value it is. */
  is_trial: boolean
  evaluate(it: Evaluation, node: Node, frame: Frame | null): Value
}

export const isKnown = ({ kind }: Value): boolean => kind !== 'unknown' && kind !== 'nothing'

/** Tries which kind of value a node has, SQL or nothing. It makes no lasting choice, and does not read the pieces. */
export const tried = (it: Evaluation, node: Node, frame: Frame | null): Value =>
  it.evaluate({ ...it, choices: { choose: () => 0 }, is_trial: true }, node, frame)

export function frameOf(node: Node, frame: Frame | null): Frame | null {
  for (let one = frame; one !== null; one = one.outer) if (one.of === node) return one
  return null
}

export const valueOf = (it: Evaluation, argument: Argument): Value =>
  'value' in argument ? argument.value : it.evaluate(it, argument.node, argument.frame)
