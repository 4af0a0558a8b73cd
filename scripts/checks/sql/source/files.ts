/** The files of sources as trees, read when they are asked for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { type Call, eachChild, type Node, type Template } from '../nodes.ts'

export interface Source {
  path: string
  text: string
  program: ESTree.Program
  templates: Template[]
  calls: Call[]
}

export interface Files {
  /** Null where there is none. */
  load(path: string): Source | null
  parentOf(node: Node): Node | null
  sourceOf(node: Node): Source
}

const TEST = /\.test\.ts$/

export function createFileCache(root: string): Files {
  const parents = new WeakMap<Node, Node>()
  const known = new Map<string, Source | null>()
  const by_program = new WeakMap<Node, Source>()
  const parentOf = (node: Node) => parents.get(node) ?? null
  return {
    load(path) {
      const loaded = known.get(path)
      if (loaded !== undefined) return loaded
      const file = join(root, path)
      const source = path.endsWith('.ts') && existsSync(file) ? parse(path, readFileSync(file, 'utf8'), parents) : null
      known.set(path, source)
      if (source) by_program.set(source.program, source)
      return source
    },
    parentOf,
    sourceOf(node) {
      let top = node
      for (let next = parentOf(top); next !== null; next = parentOf(top)) top = next
      const source = by_program.get(top)
      if (!source) throw new Error(`a node ${node.type} of no source`)
      return source
    },
  }
}

export function sourcesUnder(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !TEST.test(entry.name))
    .map((entry) => posix.relative(posixPath(root), posix.join(posixPath(entry.parentPath), entry.name)))
    .sort()
}

const posixPath = (path: string) => path.replaceAll('\\', '/')

function parse(path: string, text: string, parents: WeakMap<Node, Node>): Source {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const templates: Template[] = []
  const calls: Call[] = []
  const walk = (node: Node) => {
    if (node.type === 'TaggedTemplateExpression') templates.push(node)
    if (node.type === 'CallExpression') calls.push(node)
    eachChild(node, (child) => {
      parents.set(child, node)
      walk(child)
    })
  }
  walk(program)
  return { path, text, program, templates, calls }
}
