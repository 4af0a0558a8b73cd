import { execFileSync } from 'node:child_process'
import { ROOT } from '../program.ts'
import { readImportGraph, TEST } from './import-graph.ts'
import { COMPOSITION, serverPartOf, storiesOf, storyOf } from './modules.ts'
import { groupTests } from './test-groups.ts'

/** Files that differ from the commit, those not yet added among them. Without a commit: from HEAD, or else from the one before it. */
export function changedFiles(commit: string | null): string[] {
  if (commit?.startsWith('-')) throw new Error(`${commit} is no commit.`)
  const changed = differing(commit ?? 'HEAD')
  return changed.length === 0 && commit === null ? differing('HEAD~1') : changed
}

function differing(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
      .split('\n')
      .filter(Boolean)
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...git('diff', '--name-only', '--relative', commit, '--'), ...added])].sort()
}

/**
 * The tests of what imports these files, of the server's modules they belong to, and of the screens they are part of.
 * A changed table of the database concerns every test that has one.
 */
export function testsOf(changed: string[]): string[] {
  const graph = readImportGraph()
  const groups = groupTests()
  const isComposition = (file: string) => COMPOSITION.test(file)
  const reached = new Set([
    ...graph.importersOf(changed.filter(isComposition)),
    ...graph.importersOf(
      changed.filter((file) => !isComposition(file)),
      isComposition,
    ),
  ])
  const modules = new Set([...reached].flatMap((file) => serverPartOf(file) ?? []))
  const stories = new Set([...reached].flatMap((file) => (TEST.test(file) ? [] : (storiesOf(file) ?? []))))
  const has_new_tables = changed.some((file) => file.startsWith('apps/database/migrations/'))
  return Object.values(groups)
    .flat()
    .filter(
      (test) =>
        reached.has(test) ||
        (has_new_tables && groups.database.includes(test)) ||
        modules.has(serverPartOf(test) ?? '') ||
        stories.has(storyOf(test) ?? ''),
    )
    .sort()
}
