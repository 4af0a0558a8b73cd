/**
 * docs/glossary.md has one meaning per term, its lists are in order, and a word of "in code today" is still in the code,
 * so that a rename takes the word out of the list, too.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../program.ts'
import { parseTerms } from './terms.ts'

const GLOSSARY = 'docs/glossary.md'
const LEFT = 'Words that left'
const CODE = /\.(?:ts|tsx|mjs|css|sql)$/
/** Applied migrations keep their words for ever; apps/database/schema.sql has what they add up to. Two checks are about words. */
const NOT_CODE = /^(?:apps\/database\/migrations\/|scripts\/checks\/(?:terms|glossary)\.)/
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm

interface MarkdownTable {
  section: string
  columns: string[]
  rows: string[][]
}

/** Every table of a Markdown text, with the heading above it. */
export function tablesOf(text: string): MarkdownTable[] {
  const tables: MarkdownTable[] = []
  let section = ''
  let table: MarkdownTable | null = null
  for (const line of text.split('\n')) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    if (!line.startsWith('|')) table = null
    else if (table === null) tables.push((table = { section, columns: cellsOf(line), rows: [] }))
    else if (!line.startsWith('| -')) table.rows.push(cellsOf(line))
  }
  return tables
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('**', ''))

/** The input of the check besides the glossary: the words that STYLE.md avoids, and whether the code has a word. */
export interface GlossaryContext {
  avoided: Iterable<string>
  isInCode(word: string): boolean
}

/** One line per fault. */
export function glossaryFaults(text: string, { avoided, isInCode }: GlossaryContext): string[] {
  const tables = tablesOf(text)
  const terms = tables.filter(({ columns: [first] }) => first === 'term' || first === 'figure')
  const left = tables.find(({ section }) => section === LEFT)
  if (terms.length === 0 || left === undefined) return [`no tables of terms, or none of “${LEFT}”`]
  const ordered = [...terms.filter(({ columns: [first] }) => first === 'term'), left]
  const names = terms.flatMap(({ rows }) => rows.map(([term = '']) => plain(term)))
  const left_words = new Set(left.rows.flatMap(([old = '']) => plain(old).match(/[a-z_]+/g) ?? []))
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `“${name}” is defined twice`),
    ...ordered.flatMap(({ section, rows }) => outOfOrder(rows).map((term) => `${section}: “${term}” is out of order`)),
    ...terms.flatMap(({ rows }) => rows.filter(([, meaning]) => !meaning).map(([term]) => `“${term}” has no meaning`)),
    ...terms.flatMap(({ columns, rows }) =>
      rows.flatMap(([term, ...cells]) =>
        quotedIn(cells[columns.indexOf('in code today') - 1])
          .filter((word) => !isInCode(word))
          .map((word) => `“${term}”: the code has no “${word}” any more; take it out`),
      ),
    ),
    ...[...avoided].filter((word) => !left_words.has(word)).map((word) => `${LEFT} has no “${word}”`),
  ]
}

const plain = (term: string) => term.replaceAll('`', '').toLowerCase()
const quotedIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

function outOfOrder(rows: string[][]): string[] {
  const terms = rows.map(([term = '']) => plain(term))
  return terms.filter((term, at) => at > 0 && term < (terms[at - 1] ?? ''))
}

export function checkGlossary(): void {
  const { avoided } = parseTerms(readFileSync(join(ROOT, 'STYLE.md'), 'utf8'))
  const words = wordsOfCode()
  const isInCode = (word: string) => words.has(word) || word.split('.').every((part) => words.has(part))
  const faults = glossaryFaults(readFileSync(join(ROOT, GLOSSARY), 'utf8'), { avoided: avoided.keys(), isInCode })
  if (faults.length > 0) throw new Error(faults.map((fault) => `${GLOSSARY}: ${fault}`).join('\n'))
}

/** Names in code, their parts, and the names of its files. Comments are not code. */
function wordsOfCode(): Set<string> {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n')
  const code = paths.filter((path) => CODE.test(path) && !NOT_CODE.test(path) && existsSync(join(ROOT, path)))
  const words = new Set(code.flatMap((path) => path.slice(path.lastIndexOf('/') + 1)))
  for (const path of code) {
    const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENTS, '')
    for (const [name] of text.matchAll(/\w+/g)) words.add(name)
  }
  const parts = [...words].flatMap((name) => name.split(/_|(?<=[a-z])(?=[A-Z])/))
  return words.union(new Set(parts.map((part) => part.toLowerCase())))
}
