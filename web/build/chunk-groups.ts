import { fileURLToPath } from 'node:url'

/** The part of the bundler's module graph that is needed here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where most visits begin. */
const FIRST_SCREEN = ['../src/app/entry-client.tsx', '../src/features/home/home-screen.tsx'].map(folder)

function reach(id: string, graph: Graph, reached: Set<string>): Set<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, reached)
  return reached
}

/**
 * Few chunks on the way to the first screen: each one more costs its name, its imports, and a packing that begins anew.
 * What the first screen shares with any other travels in one; what it has to itself stays in its own.
 */
export function chunkGroups() {
  let first: Set<string> | undefined
  return [
    // React in a chunk of its own survives deploys in the cache.
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { name: 'frame', tags: ['$initial' as const] },
    {
      name(id: string, graph: Graph): string | null {
        first ??= FIRST_SCREEN.reduce((reached, start) => reach(start, graph, reached), new Set<string>())
        return first.has(id) ? 'common' : null
      },
      minShareCount: 2,
    },
    // Most heads have the arrow back: apart, each would be packed anew for a hundred bytes.
    { name: 'page-head', test: /\/ui\/src\/(?:page-head|icons\/arrow-left-regular)\./ },
    // A form with a password: the login, the registration and the profile have it in common, and what it is made of with others.
    { name: 'field', test: /\/ui\/src\/field\./ },
    { name: 'refusal-text', test: /\/platform\/refusal-text\./ },
    {
      name: 'form',
      test: /\/features\/identity\/(?:use-form|failure-text|form|enter|login-form)\.|\/ui\/src\/password-field\./,
    },
  ]
}
