import type { DatabaseTarget } from '#platform/server/database/database.ts'
import { untilDatabaseAnswers } from '#platform/server/database/reach-database.ts'
import { runToEnd } from './program.ts'
import { green, note, red } from './test/progress.ts'

interface WorkCheck {
  env: NodeJS.ProcessEnv
  database: DatabaseTarget
  signal: AbortSignal
}

/**
 * For after a restart: a transaction that was cut has left nothing, the worker and the sandbox take up what they were at,
 * and the ledger says whether that came out even. One check at a time; a restart meanwhile asks for one more.
 */
export function createWorkCheck(options: WorkCheck): () => void {
  let is_wanted = false
  let is_running = false

  async function checkAll(): Promise<void> {
    is_running = true
    while (is_wanted && !options.signal.aborted) {
      is_wanted = false
      await reconcile(options)
    }
    is_running = false
  }

  return () => {
    is_wanted = true
    if (!is_running) void checkAll()
  }
}

async function reconcile({ env, database, signal }: WorkCheck): Promise<void> {
  try {
    await untilDatabaseAnswers(database, { signal })
    const started_at = performance.now()
    const said = await runToEnd(['apps/programs/reconcile.ts'], { env, signal })
    const checks = said.split('\n').filter((line) => line.startsWith('✔')).length
    const seconds = ((performance.now() - started_at) / 1_000).toFixed(1)
    note(`${green('✓')} in-flight work is checked: the ledger reconciles in all ${checks} checks (${seconds} s)`)
  } catch (error) {
    if (signal.aborted) return
    const said = error instanceof Error ? error.message : String(error)
    const is_wrong = said.includes('✖')
    const lines = said.split('\n').filter((line) => !line.startsWith('✔'))
    note(red(is_wrong ? 'the ledger does not reconcile after the restart:' : 'in-flight work could not be checked:'))
    for (const line of lines) note(line)
  }
}
