/** Every statement of the sources, in each of the forms that it can take. */

import { evaluate, piecesOf } from '../evaluate.ts'
import { type Call, type FunctionNode, isFunction, type Node, type Template, textOfName } from '../nodes.ts'
import { isHandle } from '../query/handle.ts'
import { HOLE } from '../query/piece.ts'
import { passThrough } from '../types/choices.ts'
import type { Type } from '../types/type.ts'
import { inferType } from '../types/types.ts'
import type { Evaluation } from '../types/value.ts'
import { isReached } from './calls.ts'
import type { Sources } from './sources.ts'

export interface Statement {
  /** File and line. */
  at: string
  node: Node
  /** As they are sent, with $1 and on for the parameters. */
  texts: string[]
  /** Of a row, or null where the code names none. */
  row: Type[] | null
  /** Whether every combination of its pieces is among the texts. */
  is_whole: boolean
}

/** Of one statement; beyond these each way of each piece is still seen once. */
const FORMS_MAX = 32
const STATEMENT =
  /^\s*(?:\(\s*)*(?:select|insert|update|delete|with|merge|lock|set|notify|listen|truncate|create|drop|alter|begin|commit|rollback|explain|values|vacuum|analyze|reindex|grant)\b/i

export function findStatements(sources: Sources): { statements: Statement[]; pieces: number; lost: string[] } {
  const met = new Set<Template>()
  const { templates, ...known } = index(sources)
  const found = templates.map((template) => {
    const passes = passThrough(FORMS_MAX, (choices) => {
      const it: Evaluation = { sources, choices, ...known, met, depth: 0, is_trial: false, evaluate }
      const text = textOf(it, template)
      return isReached(it, template) ? [text] : []
    })
    return { template, texts: [...new Set(passes.results.flat())], is_whole: passes.is_whole }
  })
  const at = (template: Template) => `${sources.sourceOf(template).path}:${sources.lineOf(template)}`
  const statements = found.filter(({ template, texts }) => !met.has(template) && texts.some(isStatement))
  return {
    statements: statements.map(({ template, texts, is_whole }) => {
      const row = template.typeArguments?.params[0]
      return { at: at(template), node: template, texts, is_whole, row: row ? elementOf(inferType(sources, row)) : null }
    }),
    pieces: met.size,
    lost: found.flatMap(({ template, texts }) => (met.has(template) || texts.some(isStatement) ? [] : [at(template)])),
  }
}

const isStatement = (text: string) => STATEMENT.test(text)

const elementOf = (types: Type[]): Type[] => types.flatMap((type) => (type.kind === 'array' ? type.element : [type]))

function textOf(it: Evaluation, template: Template): string {
  let count = 0
  return piecesOf(it, template, null)
    .map((piece) => (piece === HOLE ? `$${++count}` : piece))
    .join('')
}

function index({ files, parentOf, find }: Sources) {
  const templates = files.flatMap((file) => file.templates.filter(({ tag }) => isHandle(tag)))
  const calls = new Map<string, Call[]>()
  for (const call of files.flatMap((file) => file.calls)) {
    add(calls, textOfName(call.callee.type === 'MemberExpression' ? call.callee.property : call.callee), call)
  }
  const makers = new Set<FunctionNode>()
  for (const template of templates) {
    for (let above = parentOf(template); above !== null; above = parentOf(above))
      if (isFunction(above)) makers.add(above)
  }
  const methods = new Map<string, FunctionNode[]>()
  for (const maker of makers) {
    const above = parentOf(maker)
    if (above?.type === 'Property') add(methods, textOfName(above.key), maker)
  }
  return { templates, calls, methods, constants: constantsIn(files, find) }
}

function add<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name)
  if (list) list.push(item)
  else lists.set(name, [item])
}

/** `const KINDS: readonly Kind[] = [...]`: all that there are of an interface. */
function constantsIn(files: Sources['files'], find: Sources['find']): Map<Node, Node[]> {
  const constants = new Map<Node, Node[]>()
  for (const line of files.flatMap(({ program }) => program.body)) {
    const declaration = line.type === 'ExportNamedDeclaration' ? line.declaration : line
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrayExpression') continue
      const list = id.typeAnnotation?.typeAnnotation
      const item = list?.type === 'TSTypeOperator' ? list.typeAnnotation : list
      if (item?.type !== 'TSArrayType' || item.elementType.type !== 'TSTypeReference') continue
      const { typeName } = item.elementType
      const declared = typeName.type === 'Identifier' ? find(typeName.name, typeName, 'type')?.node : undefined
      if (declared) constants.set(declared, [...(constants.get(declared) ?? []), init])
    }
  }
  return constants
}
