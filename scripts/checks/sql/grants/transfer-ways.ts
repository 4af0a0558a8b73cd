/** apps/database/grants.sql: the ways in which money may move, and the logins that may post each. */
import { transferWays } from '#ledger/server/index.ts'
import { type Program, roleOf } from '#platform/server/database/logins/programs.ts'
import type { Node } from '../nodes.ts'
import type { Sources } from '../source/sources.ts'
import { reachOfProgram } from './reach.ts'

const LEDGER = 'platform/ledger/server/'

/** Written whole with the rights, so that a way which somebody adds by hand is gone after the next start. */
export function writeWays(): string {
  const rows = transferWays()
    .map(({ kind, debit_end, credit_end, programs, needs_demo }) => {
      const logins = programs.map((program) => roleOf(program)).join(',')
      return `  ('${kind}', '${debit_end}', '${credit_end}', '{${logins}}', ${needs_demo})`
    })
    .toSorted()
  return `-- The ways in which money may move, and the logins that may post each (platform/ledger/server/posting-programs.ts).
delete from ledger.transfer_way;
insert into ledger.transfer_way (kind, debit_end, credit_end, logins, needs_demo) values
${rows.join(',\n')};
`
}

/** A program that may post what it never does. The other way round the ledger refuses it, in a test of the use case. */
export function waysOfNoProgram(sources: Sources): string[] {
  const declared = declarationsOf(sources)
  const reached = new Map<Program, Set<Node>>()
  return transferWays().flatMap(({ name, kind, programs }) =>
    programs.flatMap((program) => {
      const reach = reached.get(program) ?? reachOfProgram(sources, program)
      reached.set(program, reach)
      const declaration = declared.get(name)
      if (!declaration) throw new Error(`${name} is in no file of ${LEDGER}`)
      return reach.has(declaration)
        ? []
        : [`${LEDGER}posting-programs.ts lets the ${program} post ${kind}, which it never does`]
    }),
  )
}

/** By name, what the files of the ledger export. */
function declarationsOf({ files }: Sources): Map<string, Node> {
  const lines = files.filter(({ path }) => path.startsWith(LEDGER)).flatMap(({ program }) => program.body)
  return new Map(
    lines.flatMap((line): [string, Node][] => {
      if (line.type !== 'ExportNamedDeclaration' || line.declaration?.type !== 'VariableDeclaration') return []
      return line.declaration.declarations.flatMap(({ id }): [string, Node][] =>
        id.type === 'Identifier' ? [[id.name, line]] : [],
      )
    }),
  )
}
