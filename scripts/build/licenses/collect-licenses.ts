import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGES_FILE } from '#apps/site/build/bundled-packages.ts'
import { ROOT } from '../../program.ts'
import { licenseOf } from './license-of.ts'
import type { UsedLicense } from './licenses-text.ts'

/** The folder of each build, and the name of its part of the platform. */
const BUILDS = [
  { dist: 'apps/site/dist/client', part: 'the players’ site' },
  { dist: 'apps/console/dist', part: 'the console' },
  { dist: 'tools/sandbox/screens/dist', part: 'the games of the demo' },
]
const SERVER = 'the server'

/**
 * Every package of which something is in a built screen, and every one that the server runs with.
 * @throws Error that names the package without a license, or with one that is not known
 */
export function collectLicenses(root: string = ROOT): UsedLicense[] {
  const used_in = new Map<string, string[]>()
  const note = (name: string, part: string) => used_in.set(name, [...(used_in.get(name) ?? []), part])
  for (const { dist, part } of BUILDS) for (const name of bundledIn(join(root, dist))) note(name, part)
  const in_browsers = new Set(used_in.keys())
  for (const name of [...serverPackages(root), ...bundledIn(join(root, 'apps/site/dist/server'))]) {
    if (!used_in.get(name)?.includes(SERVER)) note(name, SERVER)
  }
  // Packages in the browsers of players and staff come first.
  const order = (name: string) => Number(in_browsers.has(name))
  return [...used_in]
    .sort(([one], [other]) => order(other) - order(one) || one.localeCompare(other, 'en'))
    .map(([name, parts]) => ({
      ...licenseOf(join(root, 'node_modules', name), name, { in_browsers: in_browsers.has(name) }),
      used_in: parts,
    }))
}

const bundledIn = (dist: string): string[] => JSON.parse(readFileSync(join(dist, PACKAGES_FILE), 'utf8'))

interface Lock {
  packages: Record<string, { dev?: boolean; optional?: boolean }>
}

/** Of the lock file; those for other machines are not installed. */
function serverPackages(root: string): string[] {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).flatMap(([path, { dev, optional }]) => {
    // A package inside another one's folder is another version of one that has its own entry.
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || dev) return []
    return existsSync(join(root, path)) || !optional ? [name] : []
  })
}
