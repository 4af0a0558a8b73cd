import { type DestinationStream, pino } from 'pino'

/** Bytes of lines that wait while a destination takes none, as a full disk does. Beyond, a line is dropped. */
export const WAITING_MAX = 65_536

let dropped = 0

/** Lines of this process's log that could not be written, here or by the program that keeps its files. */
export const droppedLines = (): number => dropped

export function noteDroppedLines(count: number): void {
  dropped += count
}

interface DestinationOptions {
  /** A file, or the number of a stream of the process. */
  dest: string | number
  onDrop?: (lines: number) => void
}

/**
 * Where lines are written. A line that cannot be written ends no program: it waits for the next one, and when too many
 * wait, lines are dropped and counted. @throws Error where the file cannot be opened
 */
export function openDestination({ dest, onDrop = noteDroppedLines }: DestinationOptions) {
  const stream = pino.destination({ dest, sync: true, maxLength: WAITING_MAX })
  stream.on('drop', () => onDrop(1))
  // The next line tries again.
  stream.on('error', () => undefined)
  return stream
}

export const standardOutput = (): DestinationStream => openDestination({ dest: 1 })
