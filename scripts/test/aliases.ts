import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../program.ts'

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
/** `#two-d` and the folder that it stands for, as in `imports` of package.json. */
const FOLDERS = new Map(
  Object.entries(imports).map(([name, path]) => [name.replace('/*', ''), path.replace(/^\.\/|\/\*$/g, '')]),
)

/** The path from the root that `#two-d/server/draw.ts` stands for; null for an import that begins otherwise. */
export function resolveAlias(specifier: string): string | null {
  const name = specifier.match(/^#[\w-]+/)?.[0]
  const folder = name === undefined ? undefined : FOLDERS.get(name)
  return name === undefined || folder === undefined ? null : folder + specifier.slice(name.length)
}
