/** Every statement of the server beside today's schema: what comes back, and the row that the code declares. */
import type { Database } from '#platform/server/database/database.ts'
import { type Answer, prepareAll } from './answers.ts'
import { compareRow } from './query/compare.ts'
import { readSources, type Sources } from './source/sources.ts'
import { findStatements, type Statement } from './source/statements.ts'
import type { UncheckedStatement } from './source/unchecked.ts'

export interface SqlCheck {
  /** Each with its file and line. */
  faults: string[]
  /** How much was looked at, in a sentence. */
  count: string
  /** The sources, statements and answers that the check has read: the grants are written from them. */
  found: { sources: Sources; statements: Statement[]; answers: Map<string, Answer> }
}

interface Options {
  root: string
  /** Whose statements are looked at. */
  folders: string[]
  unchecked: readonly UncheckedStatement[]
  /** Of the database. */
  url: string
}

/** @param db a migrated database that is thrown away afterwards */
export async function checkStatements(db: Database, { root, folders, unchecked, url }: Options): Promise<SqlCheck> {
  const sources = readSources(root, folders)
  const { statements, lost } = findStatements(sources)
  const answers = await prepareAll(db, url, [...new Set(statements.flatMap(({ texts }) => texts))])
  const excused = (statement: Statement) => unchecked.filter((one) => isExcused(statement, one))
  const checked = statements.filter((statement) => excused(statement).length === 0)
  const used = new Set(statements.flatMap(excused))
  const rows = checked.filter(({ row }) => row !== null).length
  return {
    faults: [
      ...lost.map((at) => `${at} a piece of SQL that no statement was found to hold`),
      ...checked.flatMap((statement) => faultsOf(statement, answers).map((fault) => `${statement.at} ${fault}`)),
      ...unchecked
        .filter((one) => !used.has(one))
        .map((one) => `${one.file} has no statement that begins with “${one.begins}”`),
    ],
    count: `${checked.length} of ${statements.length} statements prepared in ${answers.size} forms, ${rows} with a declared row`,
    found: { sources, statements, answers },
  }
}

const isExcused = ({ at, texts }: Statement, { file, begins }: UncheckedStatement): boolean =>
  at.startsWith(`${file}:`) && texts.every((text) => text.trimStart().startsWith(begins))

function faultsOf({ texts, row }: Statement, answers: Map<string, Answer>): string[] {
  if (texts.length === 0) return ['cannot be followed to a text']
  const faults = texts.flatMap((text) => {
    const answer = answers.get(text)
    if (!answer) return []
    if ('error' in answer) return [`cannot be prepared: ${answer.error}`]
    if (row === null) return []
    return row.some(({ kind }) => kind === 'any')
      ? ['declares a row that cannot be followed to its columns']
      : compareRow(row, answer.columns)
  })
  return [...new Set(faults)]
}
