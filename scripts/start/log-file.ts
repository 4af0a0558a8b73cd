import { existsSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import type { Settings } from '#platform/server/settings.ts'
import { openDestination } from '#platform/server/telemetry/log-destination.ts'

/** How large one file gets, and how many there are with the one that is written. */
export interface Rotation {
  bytes_max: number
  files_max: number
}

export const rotationOf = ({ log_file_mb, log_files }: Pick<Settings, 'log_file_mb' | 'log_files'>): Rotation => ({
  bytes_max: log_file_mb * 1_048_576,
  files_max: log_files,
})

/** Of a program whose settings nobody reads. */
export const USUAL_ROTATION: Rotation = { bytes_max: 50 * 1_048_576, files_max: 5 }

export interface LogFile {
  write(chunk: Buffer): void
  end(): void
}

/** A file that could not be opened is tried again after so long. */
const REOPEN_MS = 1_000

/**
 * A program's lines in a file. When it is full the file becomes `FILE.1`, that one `FILE.2`, and the last one gives its
 * place. On a full disk lines wait, and then are dropped; when there is space again the file goes on with a whole line.
 */
export function openLogFile(
  path: string,
  { bytes_max, files_max }: Rotation,
  onDrop: (lines: number) => void,
): LogFile {
  const decoder = new StringDecoder('utf8')
  let stream: ReturnType<typeof openDestination> | null = null
  let tried_at = Number.NEGATIVE_INFINITY
  let size = 0
  let rest = ''

  const open = () => {
    if (performance.now() - tried_at < REOPEN_MS) return null
    tried_at = performance.now()
    return orNull(() => {
      mkdirSync(dirname(path), { recursive: true })
      const opened = openDestination({ dest: path, onDrop })
      size = statSync(path).size
      return opened
    })
  }
  const rotate = () =>
    orNull(() => {
      for (let nth = files_max - 1; nth > 0; nth--) {
        const older = nth === 1 ? path : `${path}.${nth - 1}`
        if (existsSync(older)) renameSync(older, `${path}.${nth}`)
      }
      if (files_max === 1) truncateSync(path)
      stream?.reopen()
      size = 0
    })
  const writeLine = (line: string) => {
    stream ??= open()
    if (stream === null) return onDrop(1)
    if (size >= bytes_max) rotate()
    stream.write(line)
    size += Buffer.byteLength(line)
  }

  return {
    write(chunk) {
      const lines = (rest + decoder.write(chunk)).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) writeLine(`${line}\n`)
    },
    end() {
      if (rest !== '') writeLine(`${rest}\n`)
      rest = ''
      stream?.end()
      // Lines that the disk still refuses are lost.
      stream?.destroy()
      stream = null
    },
  }
}

/** Answers null after an error of the file system, for example on a full disk: a later call tries again. */
function orNull<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    return null
  }
}
