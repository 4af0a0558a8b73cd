/** docs/operations/database-logins.md: the rights of each program, from apps/database/grants.sql. */
import { PROGRAMS, roleOf } from '#platform/server/database/logins/programs.ts'

const BEGIN = '<!-- Written by scripts/database/schema.ts. -->\n'
const END = '<!-- The end. -->\n'
const GRANT = /^grant (.+) on (?:function |sequence )?([a-z_]+\.[a-z_]+) to ([a-z_]+);$/

/** Answers the page with the lists of today. @throws Error where the page has no place for it */
export function writeRights(page: string, grants: string): string {
  const [head, rest] = page.split(BEGIN)
  const [, tail] = rest?.split(END) ?? []
  if (tail === undefined) throw new Error(`the page of rights has no ${BEGIN.trim()} and ${END.trim()}`)
  return [head, BEGIN, listsOf(grants), END, tail].join('')
}

function listsOf(grants: string): string {
  const rights = grants.split('\n').flatMap((line) => {
    const [, privileges = '', object = '', role = ''] = GRANT.exec(line) ?? []
    return object === '' ? [] : [{ role, item: `- \`${object}\`: ${privileges}\n` }]
  })
  return PROGRAMS.map((program) => {
    const own = rights.filter(({ role }) => role === roleOf(program))
    return `\n### ${program[0]?.toUpperCase()}${program.slice(1)}\n\n${own.map(({ item }) => item).join('')}\n`
  })
    .join('')
    .replaceAll('\n\n\n', '\n\n')
}
