import { existsSync } from 'node:fs'

const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
]
const library = () => LIBRARIES.find((path) => existsSync(path))

/** Why no program can have a clock of its own here; null where one can. */
export const missingClock = (): string | null =>
  library() ? null : 'libfaketime is not here (Debian: apt-get install faketime)'

/** Environment variables with which a program starts so that its clock is off by an amount such as `-2h`. */
export const clockOff = (by: string): Record<string, string> => ({
  LD_PRELOAD: library() ?? '',
  FAKETIME: by,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
