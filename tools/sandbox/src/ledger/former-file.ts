import { existsSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The ledger of a sandbox of release 0.1.0, in the same folder. */
const FORMER_NAME = 'books.sqlite'
/** SQLite keeps what was not yet written back beside its file. */
const ENDINGS = ['', '-wal', '-shm']

/** Takes over the file of the earlier release under its new name. */
export function takeOverFormerFile(ledger_file: string): void {
  const former = join(dirname(ledger_file), FORMER_NAME)
  if (existsSync(ledger_file) || !existsSync(former)) return
  for (const ending of ENDINGS) if (existsSync(former + ending)) renameSync(former + ending, ledger_file + ending)
}
