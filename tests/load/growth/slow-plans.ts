import { existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import { findClusterLocation } from '#platform/server/database/embedded/cluster-location.ts'
import type { Row } from './row.ts'
import { openStage, type Stage } from './stage.ts'

/** Statements of a row that take a shorter time are not what makes it slow. */
const SHOWN_FROM_MS = 50
const SETTINGS: Record<string, string> = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': `${SHOWN_FROM_MS}ms`,
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
}

/** Runs each row once more, with every slow statement explained by PostgreSQL itself. Answers the plans, the slowest first. */
export async function explainRows(at: { url: string; dir: string }, rows: Row[]): Promise<Map<Row, string[]>> {
  const plans = new Map<Row, string[]>()
  if (rows.length === 0) return plans
  const owner_db = openDatabase(at.url, { connections: 1, role: 'owner' })
  const log = join(findClusterLocation(at.dir, () => undefined).home, 'postgres.log')
  try {
    await setAll(owner_db, (name, value) => `set ${name} = '${value}'`)
    const stage = await openStage(at)
    try {
      for (const row of rows) plans.set(row, await explained(row, stage, log))
    } finally {
      await stage.close()
    }
  } finally {
    await setAll(owner_db, (name) => `reset ${name}`)
    await owner_db.end()
  }
  return plans
}

async function setAll(db: Database, change: (name: string, value: string) => string): Promise<void> {
  // Only a superuser's session may set them before the library is there.
  await db.unsafe(`load 'auto_explain'`)
  for (const [name, value] of Object.entries(SETTINGS))
    await db.unsafe(`alter database postgres ${change(name, value)}`)
}

async function explained(row: Row, stage: Stage, log: string): Promise<string[]> {
  await row.prepare?.(stage)
  const from = existsSync(log) ? statSync(log).size : 0
  await row.run(stage).catch(() => undefined)
  return plansIn(textFrom(log, from))
}

function textFrom(file: string, from: number): string {
  if (from === 0) return readFileSync(file, 'utf8')
  const text = Buffer.alloc(statSync(file).size - from)
  readSync(openSync(file, 'r'), text, 0, text.length, from)
  return text.toString('utf8')
}

/** `duration: 123.4 ms  plan:`, and the lines that are moved in below it. */
function plansIn(text: string): string[] {
  const found = [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)+)/g)]
  return found
    .map(([, ms = '0', lines = '']) => ({ ms: Number(ms), lines: lines.replaceAll(/^\t/gm, '').trimEnd() }))
    .sort((one, other) => other.ms - one.ms)
    .map(({ ms, lines }) => `${ms.toFixed(0)} ms\n${lines}`)
}
