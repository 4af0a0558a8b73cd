import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#scripts/program.ts'

/** A checkout of a revision in a folder of its own. */
export interface Revision {
  name: string
  dir: string
  remove(): void
}

/** A clone, so that nothing of it stays in this repository. Its own commands install its packages and build its screens. */
export function openRevision(name: string): Revision {
  const commit = git(ROOT, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  const dir = mkdtempSync(join(tmpdir(), 'thazin-compare-'))
  // PostgreSQL runs from its packages, and as another user where this one is root.
  chmodSync(dir, 0o755)
  const remove = () => rmSync(dir, { recursive: true, force: true })
  try {
    git(ROOT, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, dir)
    git(dir, 'checkout', '--quiet', '--detach', commit)
  } catch (error) {
    remove()
    throw error
  }
  return { name, dir, remove }
}

function git(dir: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed. ${stderr}`)
  return stdout.trim()
}
