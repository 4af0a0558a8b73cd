/**
 * The words that STYLE.md avoids, in names, texts and commit subjects. Files that had them before stand in
 * scripts/checks/terms-to-rename.json with how often; a file may have fewer, never more. With `--lower` the list is
 * written anew with what is left.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../program.ts'

const LIST = 'scripts/checks/terms-to-rename.json'
const STYLE = 'STYLE.md'
/** Commits before it were written in other words. */
const SUBJECTS_SINCE = '2026-11-26T00:00:00Z'
const SUBJECT_MAX = 72
const READ = /\.(?:ts|tsx|mjs|css|sql|md|html|json)$/
/** Words are their subject, or somebody else wrote them. */
const NOT_READ = new Set([
  LIST,
  STYLE,
  'package.json',
  'package-lock.json',
  'docs/glossary.md',
  'scripts/checks/terms.test.ts',
])
/** The tables of a release keep the names that they had, and a migration that was applied never changes. */
const NOT_READ_PATH = /^(?:tests\/releases\/fixtures\/|server\/migrations\/00(?:[0-4]\d|5[0-6])_)/
/** Of the gambling trade itself. */
const TRADE = /\bhouse(?:[ _]?(?:edge|accounts?))|\blive dealers?\b/gi

export interface Terms {
  /** The avoided word, and what to write instead. */
  avoided: Map<string, string>
}

/** From the table of STYLE.md: the words in its `avoid` column. @throws Error where the table is not there. */
export function readTerms(style: string): Terms {
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

/** One line per breach. */
export function breachesOf(path: string, found: Map<string, number>, allowed: number, { avoided }: Terms): string[] {
  const count = [...found.values()].reduce((sum, each) => sum + each, 0)
  if (count <= allowed) return []
  const words = [...found.keys()].map((word) => `“${word}” (write: ${avoided.get(word)})`).join(', ')
  return [`${path}: ${count} avoided words, ${allowed} were known: ${words}`]
}

export function checkTerms(): void {
  const terms = readTerms(readFileSync(join(ROOT, STYLE), 'utf8'))
  const known = readList()
  const counts = countAll(terms)
  const gone = Object.keys(known).filter((path) => !counts.has(path))
  const breaches = [
    ...[...counts].flatMap(([path, found]) => breachesOf(path, found, known[path] ?? 0, terms)),
    ...gone.map((path) => `${LIST}: ${path} has none of the words any more; run the check with --lower`),
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

function countAll(terms: Terms): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const path of git('ls-files', '--cached', '--others', '--exclude-standard')) {
    if (!READ.test(path) || NOT_READ.has(path) || NOT_READ_PATH.test(path) || !existsSync(join(ROOT, path))) continue
    const found = avoidedIn(`${path}\n${readFileSync(join(ROOT, path), 'utf8')}`, terms)
    if (found.size > 0) counts.set(path, found)
  }
  return counts
}

/** Without a history, as in an archive, there is none to check. */
function subjects(): string[] {
  return git('log', '--no-merges', `--since=${SUBJECTS_SINCE}`, '--format=%s')
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)
}

const readList = (): Record<string, number> => JSON.parse(readFileSync(join(ROOT, LIST), 'utf8'))

/** Never raises a count, and adds no file. */
function lowerList(): void {
  const terms = readTerms(readFileSync(join(ROOT, STYLE), 'utf8'))
  const counts = countAll(terms)
  const total = (path: string) => [...(counts.get(path)?.values() ?? [])].reduce((sum, each) => sum + each, 0)
  const left = Object.entries(readList())
    .map(([path, count]): [string, number] => [path, Math.min(count, total(path))])
    .filter(([, count]) => count > 0)
  writeFileSync(join(ROOT, LIST), `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`)
}

if (process.argv[1]?.endsWith('terms.ts') && process.argv.includes('--lower')) lowerList()
