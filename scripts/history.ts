import { join } from 'node:path'
import type { Settings } from '#server/platform/settings.ts'
import { launch, type Program } from './program.ts'
import { note, passing } from './progress.ts'

const POLL_MS = 500
/** What the program says after each day. */
const DAY = /^day (?<day>\d+) of (?<days>\d+), (?<seconds>\d+) s(?:, about (?<left>.+) left)?$/

/**
 * Gives a demo that has none a history, or plays one to its end that was interrupted, while the doors are open already;
 * says nothing where there is one. The house goes on whatever becomes of it.
 */
export function playHistory(settings: Pick<Settings, 'data_dir' | 'simulate_days'>, env: NodeJS.ProcessEnv): Program {
  const program = launch({
    name: 'the history',
    file: 'server/src/simulate.ts',
    args: ['--background', '--prepared', '--days', String(settings.simulate_days)],
    env,
    log_file: join(settings.data_dir, 'log', 'history.log'),
    is_shown: false,
  })
  let told = ''
  const look = setInterval(() => {
    const { day, days, left } = lastDay(program) ?? {}
    if (!day || day === told) return
    told = day
    passing(`playing a history for this house: day ${day} of ${days}${left ? `, about ${left} left` : ''}`)
  }, POLL_MS)
  void program.ended.then((sentence) => {
    clearInterval(look)
    tellEnd(program, sentence)
  })
  return program
}

/** In its last lines. */
function lastDay(program: Program): Partial<Record<'day' | 'days' | 'seconds' | 'left', string>> | undefined {
  const line = program
    .lastLines()
    .split('\n')
    .findLast((said) => DAY.test(said))
  return DAY.exec(line ?? '')?.groups
}

function tellEnd(program: Program, sentence: string): void {
  const { day, seconds } = lastDay(program) ?? {}
  if (!sentence.endsWith('(exit code 0)')) note(`${sentence}. Its last lines:\n${program.lastLines()}`)
  else if (day) note(`this house has a history of ${day} days, played in ${seconds} s`)
}
