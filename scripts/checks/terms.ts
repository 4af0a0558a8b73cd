/** The words that STYLE.md avoids, in names, texts and commit subjects. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../program.ts'

const STYLE = 'STYLE.md'
/** Commits before it were written in other words. */
const SUBJECTS_SINCE = '2026-11-26T00:00:00Z'
const SUBJECT_MAX = 72
const READ = /\.(?:ts|tsx|mjs|css|sql|md|html|json)$/
/** Words are their subject, or somebody else wrote them. */
const NOT_READ = new Set([
  STYLE,
  'package.json',
  'package-lock.json',
  'docs/glossary.md',
  'scripts/checks/terms.test.ts',
  'scripts/checks/terms.ts',
  // The result of all migrations.
  'apps/database/schema.sql',
  // The benchmark's own tables.
  'tests/load/bets/tpc-b.ts',
  // The name of a file that release 0.1.0 wrote.
  'tools/sandbox/src/ledger/former-file.ts',
  // Another text would play another history from the same seed.
  'tools/demo-data/world/random.ts',
])
/**
 * The tables of a release keep the names that they had, and a migration that was applied never changes. Games have names,
 * pictures show things, and icons are called as their library calls them.
 */
const NOT_READ_PATH =
  /^(?:tests\/releases\/fixtures\/|apps\/database\/migrations\/00(?:[0-4]\d|5[0-6])_|tools\/art\/|tools\/sandbox\/src\/titles\/|ui\/src\/icons\.ts$|scripts\/assets\/build-icons\.ts$)/
/** Of the gambling trade itself, and of the icons. */
const TRADE = /\bhouse(?:[ _]?(?:edge|accounts?))|\blive dealers?\b|\b(?:house|diceFive)(?:Duotone|Fill|Regular)\b/gi

export interface Terms {
  /** The avoided word, and what to write instead. */
  avoided: Map<string, string>
}

/** From the table of STYLE.md: the words in its `avoid` column. @throws Error where the table is not there. */
export function parseTerms(style: string): Terms {
  const rows = [...style.matchAll(/^\| ([^|]+?) +\| ((?:`[a-z-]+`(?:, )?)+) *\|$/gm)]
  const avoided = new Map(
    rows.flatMap(([, term = '', words = '']) =>
      words.split(', ').map((word): [string, string] => [word.trim().replaceAll('`', ''), term.trim()]),
    ),
  )
  if (avoided.size === 0) throw new Error('STYLE.md has no table of terms')
  return { avoided }
}

/** How often each avoided word stands in a text or a path, by itself or as a part of a name. */
export function avoidedIn(text: string, { avoided }: Terms): Map<string, number> {
  const found = new Map<string, number>()
  const plain = text
    .replaceAll(TRADE, ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  for (const [word] of plain.matchAll(/[a-z]+/g)) {
    const known = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((each) => avoided.has(each))
    if (known !== undefined) found.set(known, (found.get(known) ?? 0) + 1)
  }
  return found
}

/** The avoided words of a file, in one line; null where it has none. */
export function breachOf(path: string, found: Map<string, number>, { avoided }: Terms): string | null {
  if (found.size === 0) return null
  const words = [...found].map(([word, count]) => `“${word}” ${count} times (write: ${avoided.get(word)})`)
  return `${path}: avoided words: ${words.join(', ')}`
}

export function checkTerms(): void {
  const terms = parseTerms(readFileSync(join(ROOT, STYLE), 'utf8'))
  const breaches = [
    ...readPaths().flatMap((path) => {
      const found = avoidedIn(`${path}\n${readFileSync(join(ROOT, path), 'utf8')}`, terms)
      return breachOf(path, found, terms) ?? []
    }),
    ...subjects().flatMap((subject) => subjectFaults(subject, terms)),
  ]
  if (breaches.length > 0) throw new Error(breaches.join('\n'))
}

export function subjectFaults(subject: string, terms: Terms): string[] {
  const words = [...avoidedIn(subject, terms).keys()]
  return [
    ...(subject.length > SUBJECT_MAX
      ? [`commit “${subject}”: ${subject.length} letters, more than ${SUBJECT_MAX}`]
      : []),
    ...(words.length > 0 ? [`commit “${subject}”: avoids ${words.join(', ')}`] : []),
  ]
}

const readPaths = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (path) => READ.test(path) && !NOT_READ.has(path) && !NOT_READ_PATH.test(path) && existsSync(join(ROOT, path)),
  )

/** Without a history, as in an archive, there is none to check. */
function subjects(): string[] {
  return git('log', '--no-merges', `--since=${SUBJECTS_SINCE}`, '--format=%s')
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)
}
