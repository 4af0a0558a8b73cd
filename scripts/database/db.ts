/**
 * `npm run db`: a prompt to the database of this folder, or to DATABASE_URL. `-c STATEMENT`: one statement, and its rows.
 * It reads only, unless it is started with `--write`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { addressOf, postgresOptions } from '#server/platform/database/address/driver-options.ts'
import { withDatabase } from '#server/platform/database/reach-database.ts'
import { settingsOfProcess } from '#server/platform/settings.ts'
import { ROOT } from '../program.ts'
import { dim, red } from '../test/progress.ts'
import { describe } from './db-describe.ts'

const HISTORY = join(ROOT, '.cache', 'db-history')
const HISTORY_MAX = 1_000
const ROWS_MAX = 1_000
const CELL_MAX = 120
/** Others answer few rows, or as many as they change. A cursor brings none of a plan or a setting. */
const READING = /^\s*(?:select|with|table|values)\b/i
const HELP = `A statement ends with ; and may have several lines. Rows beyond ${ROWS_MAX} are left out.
\\d              every table and view, with its rows as the planner estimates them
\\d TABLE        its columns, constraints and indexes
\\q              leaves, as Ctrl-D does`

const { values } = parseArgs({
  options: { command: { type: 'string', short: 'c' }, write: { type: 'boolean', default: false } },
})

await withDatabase(settingsOfProcess(), async (url) => {
  const sql = postgres({
    ...postgresOptions(addressOf(url), { is_corked: false }),
    max: 1,
    onnotice: ({ message }) => console.log(dim(message ?? '')),
    connection: {
      application_name: 'thazin db',
      TimeZone: 'UTC',
      ...(values.write ? {} : { default_transaction_read_only: true }),
    },
    // As PostgreSQL writes them: a number of the ledger is never a float, and a time keeps its microseconds.
    fetch_types: false,
    types: {
      text: {
        to: 25,
        from: [16, 20, 21, 23, 114, 700, 701, 1082, 1114, 1184, 1700, 3802],
        parse: String,
        serialize: String,
      },
    },
  })
  try {
    if (values.command === undefined) await prompt(sql)
    else if (!(await run(sql, values.command))) process.exitCode = 1
  } finally {
    await sql.end({ timeout: 1 })
  }
})

async function prompt(sql: postgres.Sql): Promise<void> {
  const history = existsSync(HISTORY) ? readFileSync(HISTORY, 'utf8').split('\n').filter(Boolean).toReversed() : []
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    history: history.slice(0, HISTORY_MAX),
    historySize: HISTORY_MAX,
    terminal: process.stdin.isTTY,
  })
  if (terminal.terminal)
    console.log(`${values.write ? red('This prompt may write.') : 'This prompt reads only.'} ${dim('\\? for help')}`)
  let statement = ''
  let is_closed = false
  terminal.once('close', () => {
    is_closed = true
  })
  const ask = () => {
    terminal.setPrompt(statement === '' ? 'thazin=> ' : 'thazin-> ')
    if (terminal.terminal && !is_closed) terminal.prompt()
  }
  ask()
  for await (const line of terminal) {
    if (line.trim() === '\\q') break
    if (terminal.terminal && line.trim() !== '') remember(line)
    statement = statement === '' ? line : `${statement}\n${line}`
    const is_whole = line.trimStart().startsWith('\\') || /;\s*$/.test(statement) || statement.trim() === ''
    if (is_whole) {
      const ran = statement.trim() === '' || (await run(sql, statement))
      if (!ran && !terminal.terminal) process.exitCode = 1
      statement = ''
    }
    ask()
  }
  terminal.close()
}

function remember(line: string): void {
  mkdirSync(dirname(HISTORY), { recursive: true })
  appendFileSync(HISTORY, `${line}\n`)
}

/** Whether it could be run; what the database says against it is printed. */
async function run(sql: postgres.Sql, statement: string): Promise<boolean> {
  try {
    if (statement.trim() === '\\?') console.log(HELP)
    else if (/^\s*\\d\b/.test(statement)) print(await describe(sql, statement.trim().slice(2).trim()))
    else print(await rowsOf(sql, statement))
    return true
  } catch (error) {
    const { message, position, hint } = error as postgres.PostgresError
    console.error(red(message ?? String(error)))
    if (position) console.error(dim(`at: ${statement.slice(Number(position) - 1).split('\n', 1)[0]}`))
    if (hint) console.error(dim(hint))
    return false
  }
}

type Rows = { columns: string[]; rows: unknown[][]; note: string }

/** One statement at a time; of its rows the first ones only, however many it has. */
async function rowsOf(sql: postgres.Sql, statement: string): Promise<Rows> {
  const started = performance.now()
  const since = () => `${(performance.now() - started).toFixed(0)} ms`
  if (!READING.test(statement)) {
    const result = await sql.unsafe(statement)
    return {
      columns: result.columns?.map(({ name }) => name) ?? [],
      rows: Array.from(result, valuesOf),
      note: `${result.command} ${result.count ?? ''}, ${since()}`,
    }
  }
  const rows: unknown[][] = []
  let columns: string[] = []
  let is_cut = false
  for await (const some of sql.unsafe(statement).cursor(ROWS_MAX)) {
    is_cut = rows.length > 0
    if (is_cut) break
    columns = (some as unknown as postgres.RowList<postgres.Row[]>).columns.map(({ name }) => name)
    rows.push(...some.map(valuesOf))
  }
  return { columns, rows, note: `${is_cut ? 'the first ' : ''}${rows.length} rows, ${since()}` }
}

function valuesOf(row: object): unknown[] {
  return Object.values(row)
}

function print({ columns, rows, note }: Rows): void {
  const table = [columns, ...rows.map((row) => row.map(cell))]
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((each, column) => each.padEnd(widths[column] ?? 0))
      .join(' │ ')
      .trimEnd()
  if (columns.length > 0) {
    console.log(line(columns))
    console.log(dim(widths.map((width) => '─'.repeat(width)).join('─┼─')))
    for (const row of table.slice(1)) console.log(line(row))
  }
  console.log(dim(note))
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '·'
  const text = typeof value === 'string' ? value : value instanceof Uint8Array ? hexOf(value) : JSON.stringify(value)
  const one_line = text.replaceAll('\n', '↵')
  return one_line.length > CELL_MAX ? `${one_line.slice(0, CELL_MAX - 1)}…` : one_line
}

function hexOf(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`
}
