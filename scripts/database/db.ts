/**
 * `npm run db`: a prompt to the database of this folder, or to DATABASE_URL. `-c STATEMENT`: one statement, and its rows.
 * It reads only, unless it is started with `--write`.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { Client, type CustomTypesConfig, DatabaseError } from 'pg'
import { connectOptions } from '#platform/server/database/address/driver-options.ts'
import { withDatabase } from '#platform/server/database/reach-database.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { ROOT } from '../program.ts'
import { dim, red } from '../test/progress.ts'
import { describe } from './db-describe.ts'

const HISTORY = join(ROOT, '.cache', 'db-history')
const HISTORY_MAX = 1_000
const ROWS_MAX = 1_000
const CELL_MAX = 120
/** Others answer few rows, or as many as they change. A cursor brings none of a plan or a setting. */
const READING = /^\s*(?:select|with|table|values)\b/i
/** As PostgreSQL writes them: a number of the ledger is never a float, and a time keeps its microseconds. */
const AS_WRITTEN = { getTypeParser: () => (text: string) => text } as unknown as CustomTypesConfig
const HELP = `A statement ends with ; and may have several lines. Rows beyond ${ROWS_MAX} are left out.
\\d              every table and view, with its rows as the planner estimates them
\\d TABLE        its columns, constraints and indexes
\\q              leaves, as Ctrl-D does`

const { values } = parseArgs({
  options: { command: { type: 'string', short: 'c' }, write: { type: 'boolean', default: false } },
})

await withDatabase(settingsOfProcess(), async (url) => {
  const client = new Client({
    ...connectOptions(url),
    application_name: 'thazin db',
    options: `-c TimeZone=UTC${values.write ? '' : ' -c default_transaction_read_only=on'}`,
    types: AS_WRITTEN,
  })
  client.on('notice', ({ message }) => console.log(dim(message ?? '')))
  await client.connect()
  try {
    if (values.command === undefined) await prompt(client)
    else if (!(await run(client, values.command))) process.exitCode = 1
  } finally {
    await client.end()
  }
})

async function prompt(client: Client): Promise<void> {
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
      const ran = statement.trim() === '' || (await run(client, statement))
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
async function run(client: Client, statement: string): Promise<boolean> {
  try {
    if (statement.trim() === '\\?') console.log(HELP)
    else if (/^\s*\\d\b/.test(statement)) print(await describe(client, statement.trim().slice(2).trim()))
    else print(await rowsOf(client, statement))
    return true
  } catch (error) {
    const { message, position, hint } = error as DatabaseError
    console.error(red(message ?? String(error)))
    if (position) console.error(dim(`at: ${statement.slice(Number(position) - 1).split('\n', 1)[0]}`))
    if (hint) console.error(dim(hint))
    return false
  }
}

type Rows = { columns: string[]; rows: unknown[][]; note: string }

/** One statement at a time; of its rows the first ones only, however many it has. */
async function rowsOf(client: Client, statement: string): Promise<Rows> {
  const started = performance.now()
  const since = () => `${(performance.now() - started).toFixed(0)} ms`
  if (!READING.test(statement)) {
    const { command, rowCount, fields, rows } = await ask(client, statement)
    return { columns: fields.map(({ name }) => name), rows, note: `${command} ${rowCount ?? ''}, ${since()}` }
  }
  await client.query('begin')
  try {
    await client.query(`declare shown no scroll cursor for ${statement.replace(/;\s*$/, '')}`)
    const { fields, rows } = await ask(client, `fetch ${ROWS_MAX + 1} from shown`)
    const is_cut = rows.length > ROWS_MAX
    const shown = rows.slice(0, ROWS_MAX)
    return {
      columns: fields.map(({ name }) => name),
      rows: shown,
      note: `${is_cut ? 'the first ' : ''}${shown.length} rows, ${since()}`,
    }
  } finally {
    await client.query('rollback')
  }
}

function ask(client: Client, text: string) {
  return client.query<unknown[]>({ text, rowMode: 'array' })
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
