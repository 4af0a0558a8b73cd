/** The columns that a statement returns, as PostgreSQL describes them when it prepares the statement. */
import { Client } from 'pg'
import { connectOptions } from '#platform/server/database/address/driver-options.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Catalog, getCatalog } from './catalog.ts'
import { describeStatement } from './describe-statement.ts'
import { parseTree, type TreeValue, treesBelow } from './parse-tree.ts'
import { nullsOf } from './types/nulls.ts'
import type { Type } from './types/type.ts'

export interface Column {
  name: string
  type: Type[]
  may_be_null: boolean
}
export type Answer = { columns: Column[]; tree: TreeValue } | { error: string }

/** Statements that the body of a function can hold. */
const WITH_TREE = /^\s*(?:\(\s*)*(?:select|insert|update|delete|merge|with|values)\b/i

/** Answers by the text. @param url of a database that is thrown away: a function is left for each statement */
export async function prepareAll(db: Database, url: string, texts: string[]): Promise<Map<string, Answer>> {
  const catalog = await getCatalog(db)
  await db.unsafe('drop schema if exists sql_check cascade; create schema sql_check')
  const client = new Client(connectOptions(url))
  await client.connect()
  const answers: Answer[] = []
  for (const [place, text] of texts.entries()) answers.push(await prepare({ db, client, catalog }, { text, place }))
  await client.end()
  const bodies = await db<{ place: string; body: string }[]>`
    select substr(proname, 11) as place, prosqlbody::text as body from pg_proc where pronamespace = 'sql_check'::regnamespace`
  for (const { place, body } of bodies) {
    const answer = answers[Number(place)]
    const tree = parseTree(body)
    const [query] = [...treesBelow(tree)].filter(({ tag }) => tag === 'QUERY')
    if (!query || !answer || 'error' in answer) continue
    answer.tree = tree
    nullsOf(catalog, query).forEach((may_be_null, column) =>
      Object.assign(answer.columns[column] ?? {}, { may_be_null }),
    )
  }
  return new Map(texts.map((text, place) => [text, answers[place] ?? { error: 'not prepared' }]))
}

async function prepare(
  { db, client, catalog }: { db: Database; client: Client; catalog: Catalog },
  { text, place }: { text: string; place: number },
): Promise<Answer> {
  try {
    const { columns, types } = await describeStatement(client, text)
    if (WITH_TREE.test(text))
      await saveTree(db, { text, place, types: types.map((type) => catalog.types.get(type)?.name ?? 'text') })
    return {
      tree: null,
      columns: columns.map(({ name, type }) => ({
        name,
        type: catalog.types.get(type)?.type ?? [],
        may_be_null: false,
      })),
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { error: error.message }
  }
}

/** The body of a function is kept as a tree in which every name is looked up: where a column comes from can be read in it. */
async function saveTree(
  db: Database,
  { text, place, types }: { text: string; place: number; types: string[] },
): Promise<void> {
  await db.unsafe(
    `create function sql_check.statement_${place}(${types.join(', ')}) returns void language sql begin atomic ${text}; end`,
  )
}
