import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ROOT } from '../program.ts'
import { parseCommandTable } from './command-table.ts'
import { openUserClone, type Run, type UserClone } from './user-clone.ts'

/** A bench of a minute, on a machine where others work. */
const WITHIN_MS = 15 * 60_000
const A_TEST = 'platform/contract/whole-number.test.ts'
const YANGON_MS = 6.5 * 3_600_000

interface Call extends Pick<Run, 'args' | 'input' | 'env'> {
  /** Which of the last lines in the row, from 0 on, and its exit status. Several where the hour decides. */
  ends?: { nth: number; status: number }[]
}

const USUAL = { nth: 0, status: 0 }
/** Of what was not the whole. */
const OF_A_PART = [{ nth: 1, status: 0 }]

const bench = (name: string) => (): Call => ({ args: ['run', 'bench', '--', name, '--short'] })
const run = (name: string, ...args: string[]) => ({ args: ['run', name, ...(args.length > 0 ? ['--', ...args] : [])] })

/** The smallest form of each command of the table. */
const CALLS: Record<string, (clone: UserClone) => Call> = {
  // The whole of them would run this test again.
  'npm test': () => ({ args: ['test', '--', A_TEST], ends: OF_A_PART }),
  'npm test -- --deep': () => ({ args: ['test', '--', '--deep', A_TEST], ends: OF_A_PART }),
  'npm run check': () => ({ ...run('check', '--only', 'format'), ends: OF_A_PART }),
  'npm run bench -- digit-bet': bench('digit-bet'),
  'npm run bench -- callbacks': bench('callbacks'),
  'npm run bench -- two-d': bench('two-d'),
  'npm run bench -- reports': bench('reports'),
  'npm run bench -- growth': bench('growth'),
  'npm run bench -- screens': bench('screens'),
  'npm run bench -- edits': bench('edits'),
  'npm run bench -- overload': bench('overload'),
  'npm run bench -- sign-in-flood': bench('sign-in-flood'),
  'npm run contract -- URL': ({ url }) => run('contract', url),
  'npm run faults': () => run('faults', '--short', 'kill-server'),
  'npm run conformance': () => run('conformance'),
  'npm run reconcile': () => run('reconcile'),
  'npm run archive': () => run('archive'),
  'npm run sync-games': () => run('sync-games'),
  'npm run trading-day': () => ({
    ...run('trading-day', '--speed', '300'),
    ends: mayDrawsBeOver() ? [USUAL, { nth: 1, status: 1 }] : [USUAL],
  }),
  'npm run profile -- PID': ({ serverPid }) => run('profile', String(serverPid()), '1'),
  'npm run verify-audit': () => run('verify-audit'),
  'npm run reseal': () => run('reseal'),
  // Both need a platform without players and without staff.
  'npm run simulate': ({ dataFolder }) => ({
    ...run('simulate', '--days', '2', '--players', '5'),
    env: { DATA_DIR: dataFolder() },
  }),
  'npm run create-owner -- NAME': ({ dataFolder }) => ({
    ...run('create-owner', 'first-owner'),
    input: 'umbrella-lantern-march\n',
    env: { DATA_DIR: dataFolder(), NODE_ENV: 'production' },
  }),
  'npm run simulation': () => run('simulation', '--seeds', '2'),
}

const ROWS = parseCommandTable(readFileSync(join(ROOT, 'docs', 'reference', 'commands.md'), 'utf8'))

/** On a weekday the demo's history has them, once the morning's takes no bets any more. */
function mayDrawsBeOver(): boolean {
  const now = new Date(Date.now() + YANGON_MS)
  const is_weekday = now.getUTCDay() >= 1 && now.getUTCDay() <= 5
  return is_weekday && now.toISOString().slice(11, 16) >= '11:45'
}

test('each command is tried, and says what it ends with', () => {
  expect(ROWS.map(({ command }) => command)).toEqual(Object.keys(CALLS))
  for (const { command, last_lines } of ROWS) expect(last_lines.length, command).toBeGreaterThan(0)
})

/** It takes a registry, a browser, and a quarter of an hour on two cores. */
describe.runIf(inject('is_deep'))('in a clone of the repository, with the platform open', () => {
  let clone: UserClone
  beforeAll(async () => {
    clone = await openUserClone()
  }, 25 * 60_000)
  afterAll(async () => {
    await clone.stop()
    clone.remove()
  }, WITHIN_MS)

  test.each(ROWS)('$command ends as its line says', { timeout: 20 * 60_000 }, async (row) => {
    const { ends = [USUAL], ...call } = CALLS[row.command]?.(clone) ?? { args: [] }

    const { status, last_line, output } = await clone.run({ ...call, within_ms: WITHIN_MS })

    const end = ends.find((each) => each.status === status) ?? USUAL
    expect({ status, last_line }, output.slice(-3_000)).toEqual({
      status: end.status,
      last_line: expect.stringMatching(row.last_lines[end.nth] ?? /^$/),
    })
  })

  test('the platform closes in order after them', { timeout: WITHIN_MS }, async () => {
    const { output } = await clone.stop()

    expect([...output.matchAll(/[✓✗] Stopping the \w+/g)].map(([line]) => line)).toEqual([
      '✓ Stopping the history',
      '✓ Stopping the sandbox',
      '✓ Stopping the server',
      '✓ Stopping the console',
      '✓ Stopping the worker',
      '✓ Stopping the database',
    ])
  })
})
