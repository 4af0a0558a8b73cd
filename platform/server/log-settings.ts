/** The programs' logs, and how much of them `npm start` keeps. */
export interface LogSettings {
  /** LOG_LEVEL: fatal, error, warn, info, debug, trace or silent. */
  log_level: string
  /** LOG_FILE_MB: megabytes after which `npm start` begins a new file of a program's log. */
  log_file_mb: number
  /** LOG_FILES: how many files of each program's log it keeps, the one that is written included. */
  log_files: number
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
/** Editors open no larger ones. */
const FILE_MB_MAX = 1_000
const FILES_MAX = 100

export function parseLogSettings(text: (name: string, fallback: string) => string): LogSettings {
  return {
    log_level: text('LOG_LEVEL', 'info'),
    log_file_mb: Number(text('LOG_FILE_MB', '50')),
    log_files: Number(text('LOG_FILES', '5')),
  }
}

export function checkLogSettings(
  { log_level, log_file_mb, log_files }: LogSettings,
  check: (is_right: boolean, name: string, wanted: string) => void,
): void {
  const isCount = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max
  check(LOG_LEVELS.includes(log_level), 'LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`)
  check(isCount(log_file_mb, FILE_MB_MAX), 'LOG_FILE_MB', `from 1 to ${FILE_MB_MAX}`)
  check(isCount(log_files, FILES_MAX), 'LOG_FILES', `from 1 to ${FILES_MAX}`)
}
