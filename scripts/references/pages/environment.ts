import { CONSOLE_CONNECTIONS, SERVER_CONNECTIONS, WORKER_CONNECTIONS } from '#platform/server/database/pool-sizes.ts'

/** The settings of the environment: their names and defaults are read where they are parsed, their sentences above their fields. */
export interface EnvironmentSetting {
  name: string
  /** As text; empty for none. */
  fallback: string
  description: string
}

/** @throws Error that names a setting without a sentence */
export function environmentSettings(sources: readonly string[]): EnvironmentSetting[] {
  const text = sources.join('\n')
  const found = new Map<string, string>()
  for (const [, name = '', fallback = ''] of text.matchAll(/\b(?:text|port)\('([A-Z][A-Z0-9_]*)', ([^)]*\)?)/g)) {
    if (!found.get(name)) found.set(name, defaultOf(fallback))
  }
  const comments = [...text.matchAll(/\/\*\* (.*?) \*\//g)].map(([, comment = '']) => comment)
  const previous = [...text.matchAll(/previousKey\(\w+, '([A-Z_]+)'/g)].map(([, name = '']) => `${name}_PREVIOUS`)
  for (const name of previous) found.set(name, '')
  for (const name of namesTold(comments)) if (!found.has(name)) found.set(name, '')
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fallback]) => ({ name, fallback, description: sentenceOf(name, comments) }))
}

/** Of “NAME, NAME: what for”. */
const HEAD = /^([A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*): (.*)$/

const namesTold = (comments: readonly string[]) =>
  comments.flatMap((comment) => HEAD.exec(comment)?.[1]?.split(', ') ?? [])

function sentenceOf(name: string, comments: readonly string[]): string {
  const own = comments.find((comment) => HEAD.exec(comment)?.[1]?.split(', ').includes(name))
  const told =
    own === undefined ? comments.find((comment) => new RegExp(`\\b${name}\\b`).test(comment)) : HEAD.exec(own)?.[2]
  if (told === undefined) throw new Error(`${name} is read, and no comment of the settings says what it is for`)
  return told
}

const POOLS: Record<string, number> = { CONSOLE_CONNECTIONS, SERVER_CONNECTIONS, WORKER_CONNECTIONS }

/** Of the source of a default: a text, a number, a constant, or one for the demo and another for production. */
function defaultOf(source: string): string {
  const [, of_demo, of_production] = /^is_demo \? '(.*?)' : '(.*?)'/.exec(source) ?? []
  if (of_demo !== undefined) return `${of_demo}\`, in production \`${of_production}`
  const [, constant = ''] = /^String\((\w+)/.exec(source) ?? []
  if (constant !== '') return String(POOLS[constant] ?? '')
  const [, template] = /^`(.*)/.exec(source) ?? []
  if (template !== undefined) return template.replaceAll(/\$\{text\('(\w+)'.*$/g, '$1')
  return /^'(.*?)'/.exec(source)?.[1] ?? /^\d+/.exec(source)?.[0] ?? ''
}
