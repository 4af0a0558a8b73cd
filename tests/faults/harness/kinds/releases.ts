import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '#scripts/program.ts'
import { type Fault, fault, type Ground, quarterOf, repeat } from '../fault.ts'

/** Both releases serve side by side so long. */
const BESIDE_MS = 2_000
const MIGRATIONS = 'apps/database/migrations'
const PROGRAMS = 'apps/programs'
/** Folders that an install or a build makes: a clone does not have them. */
const LINKED = ['node_modules', 'apps/site/dist', 'apps/console/dist', 'tools/sandbox/screens/dist']

interface Earlier extends Ground {
  root: string
}

export const RELEASE_FAULTS: readonly Fault[] = [
  fault<Earlier>({
    name: 'earlier-release',
    does: 'servers and workers of the release before the last migration run beside those of now, in turns',
    missing: () => whyNot(earlierCommit()) ?? stopAskedBy(newestMigration()),
    async prepare() {
      const root = checkOut(earlierCommit() ?? '')
      return { root, close: async () => rmSync(root, { recursive: true, force: true }) }
    },
    inject: ({ stage, extent }, { root }) =>
      repeat(quarterOf(extent), async (nth) => {
        const settings = nth % 2 === 0 ? { root } : {}
        await stage.servers[0]?.end('SIGTERM')
        stage.servers[0] = await stage.startServer(settings)
        await stage.workers[0]?.end('SIGTERM')
        stage.workers[0] = await stage.startWorker(settings)
        await sleep(BESIDE_MS)
      }),
  }),
]

/** The last one without the newest migration. */
function earlierCommit(): string | null {
  try {
    // The oldest: a folder that is moved adds its files once more.
    const added = git('log', '--no-renames', '--diff-filter=A', '--format=%H', '--', `*/${newestMigration()}`)
      .split('\n')
      .at(-1)
    return added ? git('rev-parse', `${added}^`) : null
  } catch {
    return null
  }
}

function whyNot(commit: string | null): string | null {
  if (commit === null) return 'there is no history of Git here'
  const has_programs = git('ls-tree', '--name-only', commit, '--', PROGRAMS) !== ''
  return has_programs
    ? null
    : `the release before the last migration has no ${PROGRAMS}: its screens are built otherwise`
}

const newestMigration = () =>
  readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1) ?? ''

/** A migration says so in its head, where it renames what an earlier release asks for. */
const stopAskedBy = (name: string): string | null =>
  /this migration asks for a stop/.test(readFileSync(join(ROOT, MIGRATIONS, name), 'utf8'))
    ? `the earlier release does not run beside this one: ${name} asks for a stop`
    : null

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

function checkOut(commit: string): string {
  const root = mkdtempSync(join(tmpdir(), 'thazin-earlier-'))
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  for (const path of LINKED) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    symlinkSync(join(ROOT, path), join(root, path))
  }
  return root
}
