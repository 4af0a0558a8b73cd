/**
 * The targets that documents name exist: pages and headings that they link to, files, folders, and, in concepts and recipes,
 * names of the code and of the database. Each check answers one line per breach.
 */
import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Document {
  path: string
  text: string
}

/** As documents name our sources: `place-bet.ts`, `texts/{en,mm}.ts`, `*.test.ts`. */
const FILES = /[\w{},*./-]+\.(?:tsx?|[cm]js|css|sql|md)(?![\w.])/g
/** `platform/approval/server/`, `scripts/checks`; addresses of the site begin with a slash, and environment settings are in capitals. */
const FOLDERS = /^(?!\/)[\w.{},*-]+(?:\/[\w.{},*-]+)*\/?$/
/** `platform`, `node_modules/tool`: made when the platform is installed or runs. */
const NOT_OURS = new Set(['.git', '.cache', 'node_modules', 'data', 'dist'])
/** `modules/<module>/site/routes.ts`: the reader puts a name of their own in the gap. */
const GAPS = /<[\w-]+>/g
const CONCEPTS = /^docs\/(?:concepts|recipes)\//
/** `decideBets`, `postAtomic()`, `ledger.post_atomic`, `BATCH_MAX`. */
const CODE_NAME = /^(?:[a-z]+[a-z0-9]*[A-Z]\w*(?:\(\))?|[a-z_]+\.[a-z_]+|[A-Z]+_[A-Z_]+)$/
const CODE = /\.(?:tsx?|mjs|sql)$/

/** Every document has one title and a way that leads to it; no link leads nowhere. */
export function documents(root: string, sources: readonly Document[]): string[] {
  const markdown = sources.filter(({ path }) => path.endsWith('.md'))
  const links = markdown.flatMap((source) => linksOf(source).map((link) => ({ from: source.path, ...link })))
  const linked = new Set(links.map(({ target }) => target))
  const headings = new Map(markdown.map(({ path, text }) => [path, anchorsOf(text)]))
  return [
    ...links
      .filter(({ target }) => !existsSync(join(root, target)))
      .map(({ from, target }) => `${from}: links to ${target}, which is not there`),
    ...links
      .filter(({ target, anchor }) => anchor !== '' && headings.get(target)?.has(anchor) === false)
      .map(({ from, target, anchor }) => `${from}: links to #${anchor} of ${target}, which has no such heading`),
    ...markdown
      .filter(({ path }) => path.startsWith('docs/') && !linked.has(path) && !linked.has(dirname(path)))
      .map(({ path }) => `${path}: nothing links to it`),
    ...markdown
      .filter(({ text }) => withoutCode(text).match(/^# /gm)?.length !== 1)
      .map(({ path }) => `${path}: a document has one title`),
  ]
}

function linksOf({ path, text }: Document): { target: string; anchor: string }[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .map(([, to = '', anchor = '']) => ({ to, anchor }))
    .filter(({ to }) => !/^[a-z]+:/.test(to))
    .map(({ to, anchor }) => ({
      target: to === '' ? path : normalize(join(dirname(path), to)).replace(/\/$/, ''),
      anchor,
    }))
}

/** The names that a page gives its headings: in small letters, blanks as dashes, without other signs. */
function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  )
}

/**
 * A document that names a file or a folder leads to it, by its path or the end of it: a person who renames one is led to
 * the document.
 */
export function namesOfNothing(paths: readonly string[], sources: readonly Document[]): string[] {
  const folders = foldersOf(paths)
  const names = new Set(folders.map((folder) => folder.split('/').at(-1)))
  const isThere = (name: string) => {
    const pattern = name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
    const ending = new RegExp(`(?:^|/)${pattern}$`)
    return (name.endsWith('/') ? folders : [...paths, ...folders]).some((path) => ending.test(path))
  }
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => namedPaths(text, names).map((name) => ({ path, name })))
    .filter(({ name }) => !isThere(name))
    .map(({ path, name }) => `${path}: names ${name}, which is not there`)
}

function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const parts = path.split('/').slice(0, -1)
    return parts.map((_part, index) => parts.slice(0, index + 1).join('/'))
  })
  return [...new Set(folders)]
}

/** A word is a path if it begins with the name of one of our folders; `application/json` is none. */
function namedPaths(text: string, folders: ReadonlySet<string | undefined>): string[] {
  const quoted = quotedIn(text).map((words) => words.replace(GAPS, '*'))
  const files = quoted.flatMap((words) => words.match(FILES) ?? [])
  const isPath = (word: string) => word.includes('/') && FOLDERS.test(word) && folders.has(word.split('/')[0])
  const others = quoted.flatMap((words) => words.split(' ')).filter(isPath)
  const names = [...files, ...others].flatMap(eachChoice)
  return [...new Set(names)].filter((name) => !name.split('/').some((part) => NOT_OURS.has(part)))
}

const quotedIn = (text: string) => [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')

/** `{en,mm}.ts` is two files. */
function eachChoice(name: string): string[] {
  const [, before, choices, after] = name.match(/^(.*?)\{([^}]*)\}(.*)$/) ?? []
  return choices === undefined
    ? [name]
    : choices.split(',').flatMap((choice) => eachChoice(`${before}${choice}${after}`))
}

/** A concept or a recipe names functions, constants and tables as the code has them. */
export function namesOfNoCode(sources: readonly Document[]): string[] {
  const concepts = sources.filter(({ path }) => CONCEPTS.test(path))
  const code = sources.filter(({ path }) => CODE.test(path)).map(({ text }) => text)
  return concepts.flatMap(({ path, text }) =>
    [...new Set(quotedIn(text))]
      .filter((word) => CODE_NAME.test(word) && word.match(FILES) === null)
      .filter((word) => {
        const name = new RegExp(`\\b${word.replace('()', '').replace('.', '\\.')}\\b`)
        return !code.some((source) => name.test(source))
      })
      .map((word) => `${path}: names ${word}, which is not in the code`),
  )
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')
