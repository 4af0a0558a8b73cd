/** Finds the declaration of a name in the sources of the server. */
import { dirname, posix } from 'node:path'
import { resolveAlias } from '#scripts/test/aliases.ts'
import { type Binding, type Node, textOfName } from '../nodes.ts'
import { bindingsOf, isScope } from '../query/scope.ts'
import { createFileCache, type Files, type Source, sourcesUnder } from './files.ts'

type Kind = 'type' | 'value'

export interface Sources {
  files: Source[]
  parentOf(node: Node): Node | null
  sourceOf(node: Node): Source
  lineOf(node: Node): number
  find(name: string, from: Node, kind: Kind): Binding | null
}

/** @param folders those whose statements are looked at; what they import is read when it is asked for */
export function readSources(root: string, folders: string[]): Sources {
  const files = createFileCache(root)
  const inScope = createScopes(files)
  // A name stands at one place, as a type or as a value.
  const known = new WeakMap<Node, Binding | null>()
  return {
    files: folders.flatMap((folder) => sourcesUnder(root, folder)).flatMap((path) => files.load(path) ?? []),
    parentOf: files.parentOf,
    sourceOf: files.sourceOf,
    lineOf: (node) => files.sourceOf(node).text.slice(0, node.start).split('\n').length,
    find(name, from, kind) {
      const before = known.get(from)
      if (before !== undefined) return before
      const found = search(from, (scope) => inScope(scope, name, kind))
      known.set(from, found)
      return found
    },
  }

  function search(from: Node, look: (scope: Node) => Binding | null): Binding | null {
    for (let scope: Node | null = from; scope !== null; scope = files.parentOf(scope)) {
      const found = isScope(scope) ? look(scope) : null
      if (found) return found
    }
    return null
  }
}

/** Looks up the names of one scope, those among them that are imported in the files that they come from. */
function createScopes({ load, sourceOf }: Files): (scope: Node, name: string, kind: Kind) => Binding | null {
  const scopes = new WeakMap<Node, Binding[]>()
  const inScope = (scope: Node, name: string, kind: Kind): Binding | null => {
    const bindings = scopes.get(scope) ?? bindingsOf(scope)
    scopes.set(scope, bindings)
    const found = bindings.find(
      (one) => nameOf(one) === name && (one.kind === 'import' || (one.kind === 'type') === (kind === 'type')),
    )
    return found?.kind === 'import' ? follow(found, kind) : (found ?? null)
  }
  const follow = ({ node, at }: Binding, kind: Kind): Binding | null => {
    if (node.type !== 'ImportDeclaration' || at.type !== 'ImportSpecifier') return null
    return exported(targetOf(sourceOf(node).path, node.source.value), textOfName(at.imported), kind)
  }
  const exported = (path: string | null, name: string, kind: Kind): Binding | null => {
    const source = path === null ? null : load(path)
    if (source === null) return null
    const own = inScope(source.program, name, kind)
    if (own) return own
    for (const line of source.program.body) {
      if (line.type === 'ExportAllDeclaration') {
        const found = exported(targetOf(source.path, line.source.value), name, kind)
        if (found) return found
      }
      if (line.type !== 'ExportNamedDeclaration') continue
      const specifier = line.specifiers.find((one) => textOfName(one.exported) === name)
      if (!specifier) continue
      const local = textOfName(specifier.local)
      if (line.source) return exported(targetOf(source.path, line.source.value), local, kind)
      if (local !== name) return inScope(source.program, local, kind)
    }
    return null
  }
  return inScope
}

const nameOf = ({ at }: Binding): string => {
  if (at.type === 'Identifier') return at.name
  if (at.type === 'ImportSpecifier') return at.local.name
  return 'id' in at && at.id?.type === 'Identifier' ? at.id.name : ''
}

function targetOf(file: string, specifier: string): string | null {
  const path = resolveAlias(specifier)
  if (path !== null) return path
  return specifier.startsWith('.') ? posix.join(dirname(file), specifier) : null
}
