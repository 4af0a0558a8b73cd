import { format } from 'node:util'
import { createLog, type Log } from './log.ts'
import { noteDroppedLines } from './log-destination.ts'

/**
 * The log of a program that runs until it is stopped. Every line of the process is one of this log, those that a library
 * or Node itself would print as well, so a reader of the file parses one form.
 */
export function createProgramLog(level: string): Log {
  const log = createLog(level)
  const info = (...said: unknown[]) => log.info(format(...said))
  Object.assign(console, {
    debug: (...said: unknown[]) => log.debug(format(...said)),
    log: info,
    info,
    warn: (...said: unknown[]) => log.warn(format(...said)),
    error: (...said: unknown[]) => log.error(format(...said)),
  })
  // Node's own listener prints it in a form of its own.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns of this program'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nothing handled this error: the program ends')
    process.exit(1)
  })
  // `npm start` keeps the files, and says how many lines it could not write.
  process.on('message', (message) => noteDroppedLines((message as { dropped_lines?: number }).dropped_lines ?? 0))
  process.channel?.unref()
  return log
}
