import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** By the name that MDN has for it: `{ chrome: '92' }`. */
export type Browsers = Record<string, string>

export interface NewerInterfaces {
  /** `structuredClone`, `ViewTransition` */
  globals: string[]
  /** `{ object: 'URL', property: 'canParse' }`; without the object it is what no older interface has a member of the name of. */
  members: { object?: string; property: string }[]
}

/** The interfaces that MDN knows and that at least one of these browsers lacks. */
export function newerInterfaces(browsers: Browsers): NewerInterfaces {
  const globals = new Set<string>()
  const statics: NewerInterfaces['members'] = []
  const [members, known] = [new Set<string>(), namesOfLanguage(browsers)]
  for (const [name, found] of Object.entries(data.api as unknown as Found)) {
    const is_new = isLacked(found, browsers)
    if (is_new) globals.add(name)
    for (const [key, member] of membersOf(found)) {
      const property = key.replace(STATIC, '')
      if (!isLacked(member, browsers)) known.add(property)
      else if (STATIC.test(key)) statics.push({ object: name, property })
      // Nobody has an object of an interface that is lacked.
      else if (!is_new) members.add(property)
      if (name === 'Window' && isLacked(member, browsers)) globals.add(property)
    }
  }
  const unique = [...members].filter((name) => !known.has(name))
  return {
    globals: [...globals].filter(isWritable),
    members: [...statics, ...unique.map((property) => ({ property }))],
  }
}

const STATIC = /_static$/
/** Beside the members of what it is about. */
const COMPAT = '__compat'

interface Found {
  [name: string]: Found
}

/** `Document.keydown_event` is no member that a program names. */
const membersOf = (found: Found) =>
  Object.entries(found).filter(([key]) => key !== COMPAT && (STATIC.test(key) || isWritable(key)))

const isWritable = (name: string) => /^[A-Za-z]+\d*[A-Za-z]*$/.test(name)

/** `at`, `replaceAll`: another check knows which methods of the language are newer. */
function namesOfLanguage(browsers: Browsers): Set<string> {
  const builtins = Object.values((data.javascript as unknown as Found).builtins ?? {})
  return new Set(
    builtins.flatMap((builtin) =>
      membersOf(builtin).flatMap(([name, member]) => (isLacked(member, browsers) ? [] : [name])),
    ),
  )
}

function isLacked(found: Found, browsers: Browsers): boolean {
  const statement = found[COMPAT] as CompatStatement | undefined
  if (!statement) return false
  return Object.entries(browsers).some(([browser, version]) => firstVersion(statement, browser) > Number(version))
}

function firstVersion({ support }: CompatStatement, browser: string): number {
  const statements: SimpleSupportStatement[] = [support[browser as keyof typeof support] ?? []].flat()
  const usual = statements.filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
  const versions = usual.map(({ version_added }) => Number.parseFloat(String(version_added).replace('≤', '')))
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)))
}
