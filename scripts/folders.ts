/** Where sources lie: `modules/two-d/server`, `platform/ledger/server`, and the platform's own `platform/server`. */
import { globSync } from 'node:fs'
import { sep } from 'node:path'

/** Each folder that has sources. */
export const SOURCE_FOLDERS = ['modules', 'platform', 'apps', 'ui', 'tools', 'scripts', 'tests']

type Part = 'contract' | 'server' | 'site' | 'console' | 'stories'

const PART = /^(?:modules\/([^/]+)|platform\/([^/]+)|platform)\/(contract|server|site|console|stories)\//

/** The module or the foundation that a file is in, and its part of it; `thing` is null in what is the platform's own. */
export function placeOf(path: string): { thing: string | null; part: Part } | null {
  const [, module, foundation, part] = path.match(PART) ?? []
  return part === undefined ? null : { thing: module ?? foundation ?? null, part: part as Part }
}

/** Folders of what runs on the server, the apps among them, from the root. */
export const serverFolders = (root: string): string[] => [
  ...partFolders(root, 'server'),
  'apps/server',
  'apps/programs',
]

/** Every folder of a part. */
export const partFolders = (root: string, part: Part): string[] =>
  globSync([`modules/*/${part}`, `platform/${part}`, `platform/*/${part}`], { cwd: root })
    .map((folder) => folder.split(sep).join('/'))
    .toSorted()
