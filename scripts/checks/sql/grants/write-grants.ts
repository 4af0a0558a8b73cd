/** apps/database/grants.sql: what each program may do in the database, which is what its statements do and no more. */
import { SEALED_OF } from '#apps/server/sealed-values.ts'
import type { Database } from '#platform/server/database/database.ts'
import { PROGRAMS, type Program, roleOf } from '#platform/server/database/logins/programs.ts'
import type { SealedColumn } from '#platform/server/sealed-column.ts'
import type { Answer } from '../answers.ts'
import type { Sources } from '../source/sources.ts'
import type { Statement } from '../source/statements.ts'
import { ALL, getObjects, type Need, needsOf, type Objects } from './needs.ts'
import { reachOfProgram, topOf } from './reach.ts'
import { SECRETS } from './secrets.ts'
import { writeWays } from './transfer-ways.ts'

/** Whose names come from the kinds of content (platform/editing/server). */
const EDITED = [
  ...['banner', 'banner_text', 'channel', 'page', 'video'].map((table) => `content.${table}`),
  'promotion.promotion',
]

/** Privileges that no statement shows: on sequences, and on tables whose name is in a variable. */
const FURTHER: [Program, Need][] = [
  ['console', { object: 'catalog.game', privilege: 'update', columns: ['is_hot', 'is_hidden', 'is_in_maintenance'] }],
  ['console', { object: 'catalog.provider', privilege: 'update', columns: ['is_hidden', 'is_in_maintenance'] }],
  ['console', { object: 'catalog.game_type', privilege: 'update', columns: ['is_on'] }],
  ...EDITED.map((object): [Program, Need] => ['console', { object, privilege: 'update', columns: [ALL] }]),
  ['server', { object: 'two_d.slip_number', privilege: 'usage', columns: [] }],
  ['server', { object: 'digit_bet.seed_series_id_seq', privilege: 'usage', columns: [] }],
]

/** Its statements name any sealed column; a program looks at those that it opens. */
const SEALED = 'platform/server/sealed-column.ts'

const sealedNeed = ({ table, id, column }: SealedColumn): Need => ({
  object: table,
  privilege: 'select',
  columns: [id, column],
})

interface Found {
  sources: Sources
  statements: Statement[]
  answers: Map<string, Answer>
}

/** Answers the file's text. @param found the statements of the server, with their trees */
export async function writeGrants(db: Database, { sources, statements, answers }: Found): Promise<string> {
  const objects = await getObjects(db)
  const parts = PROGRAMS.map((program) => {
    const reached = reachOfProgram(sources, program)
    const own = statements.filter(({ node }) => reached.has(topOf(sources, node)))
    const needs = own
      .filter(({ at }) => !at.startsWith(`${SEALED}:`))
      .flatMap(({ texts }) => texts.flatMap((text) => needsIn(objects, answers.get(text))))
    const further = FURTHER.flatMap(([of, need]) => (of === program ? [need] : []))
    const sealed = program === 'reports' ? [] : SEALED_OF[program].map(sealedNeed)
    const reading = program === 'reports' ? readable(objects) : []
    return [...linesOf(roleOf(program), objects, [...needs, ...further, ...sealed, ...reading]), ''].join('\n')
  })
  return [HEAD, ...parts, writeWays()].join('\n')
}

const HEAD = `-- Written by scripts/database/schema.ts from the statements that each program can come to; changed there, never here.
-- Applied after the migrations, when everything else was revoked (platform/server/database/logins/apply-grants.ts).
`

function needsIn(objects: Objects, answer: Answer | undefined): Need[] {
  return answer && 'tree' in answer ? needsOf(objects, answer.tree) : []
}

/** People who read see everything but secrets. */
function readable({ tables }: Objects): Need[] {
  return [...tables.values()].map(({ name, columns }) => ({
    object: name,
    privilege: 'select',
    columns: [...columns.values()].filter((column) => mayRead(name, column)),
  }))
}

/** The proof of the rolls reads what is sealed. */
const mayRead = (table: string, column: string): boolean => SECRETS[table]?.[column]?.includes('reports') ?? true

function linesOf(role: string, { tables }: Objects, needs: Need[]): string[] {
  const by_object = Map.groupBy(needs, ({ object }) => object)
  const schemas = [...new Set([...by_object.keys()].map((object) => object.split('.')[0] ?? ''))].sort()
  const named = new Map([...tables.values()].map(({ name, columns }) => [name, [...columns.values()]]))
  return [
    `grant usage on schema ${schemas.join(', ')} to ${role};`,
    ...[...by_object]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([object, of_object]) => {
        const columns = named.get(object)
        const kind = object.endsWith('()') ? 'function ' : columns ? '' : 'sequence '
        return `grant ${privilegesOf(object, of_object, columns ?? [])} on ${kind}${object.replace('()', '')} to ${role};`
      }),
  ]
}

const ORDER: Need['privilege'][] = ['select', 'insert', 'update', 'delete', 'execute', 'usage']

function privilegesOf(object: string, needs: Need[], all: string[]): string {
  return ORDER.flatMap((privilege) => {
    const of_kind = needs.filter((need) => need.privilege === privilege)
    if (of_kind.length === 0) return []
    if (of_kind.some((need) => need.columns.includes(ALL))) return [privilege]
    const columns = all.filter((column) => of_kind.some((need) => need.columns.includes(column)))
    // Rows are counted with a right to one of the columns, and locked with the right to change one.
    const list = (columns.length > 0 ? columns : all.slice(0, 1)).join(', ')
    const is_by_column = privilege === 'update' || (privilege === 'select' && object in SECRETS)
    return [is_by_column ? `${privilege} (${list})` : privilege]
  }).join(', ')
}
