/** Which parts of the sources a program can come to: by the names in it, and what they stand for. */
import type { Program } from '#platform/server/database/logins/programs.ts'
import { eachChild, type Node } from '../nodes.ts'
import type { Sources } from '../source/sources.ts'

/** The programs by the files that they begin in. */
const FILES: Record<Program, string[]> = {
  server: ['server'],
  console: ['console'],
  worker: ['worker', 'sync-games', 'archive'],
  reports: ['reconcile', 'verify-audit'],
}

export const reachOfProgram = (sources: Sources, program: Program): Set<Node> =>
  new Set(FILES[program].flatMap((file) => [...reachOf(sources, `apps/programs/${file}.ts`)]))

/** Answers the declarations at the top of files that the program's file leads to. Too many rather than too few. */
function reachOf(sources: Sources, file: string): Set<Node> {
  const source = sources.files.find(({ path }) => path === file)
  if (!source) throw new Error(`${file} is none of the sources`)
  const reached = new Set<Node>()
  const waiting: Node[] = [...source.program.body]
  for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
    if (reached.has(line)) continue
    reached.add(line)
    if (line.type === 'ImportDeclaration') continue
    namesIn(line, (name) => {
      const binding = sources.find(name.name, name, 'value')
      if (binding && binding.kind !== 'import') waiting.push(topOf(sources, binding.at))
    })
  }
  return reached
}

/** The line of a file that the node is in. */
export function topOf(sources: Sources, node: Node): Node {
  let top = node
  for (let above = sources.parentOf(top); above !== null && above.type !== 'Program'; above = sources.parentOf(top))
    top = above
  return top
}

type Name = Extract<Node, { type: 'Identifier' }>

/** Names of values; those of properties and types lead nowhere. */
function namesIn(node: Node, visit: (name: Name) => void): void {
  if (node.type === 'Identifier') return visit(node)
  if (node.type.startsWith('TS') && !('expression' in node)) return
  if (node.type === 'MemberExpression' && !node.computed) return namesIn(node.object, visit)
  if (node.type === 'Property' && !node.computed) return namesIn(node.value, visit)
  eachChild(node, (child) => namesIn(child, visit))
}
