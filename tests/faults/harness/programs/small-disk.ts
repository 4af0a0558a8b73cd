import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '#platform/server/has-code.ts'

/** A disk of so many megabytes. */
export interface SmallDisk {
  path: string
  /** Takes all that is free; answers what gives it back. */
  fill(): () => void
  close(): void
}

/** Why none can be had here; null where one can. */
export const missingDisk = (): string | null =>
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'a small disk is mounted by root on Linux only'

export function mountSmallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'thazin-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  chmodSync(path, 0o755)
  return {
    path,
    fill() {
      const filling = join(path, 'filling')
      fillFile(filling)
      return () => rmSync(filling, { force: true })
    },
    close() {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function fillFile(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (let size = 1_048_576; size >= 4_096; ) {
      try {
        writeSync(file, Buffer.alloc(size, 1))
      } catch (error) {
        if (!hasCode(error, 'ENOSPC')) throw error
        size /= 2
      }
    }
  } finally {
    closeSync(file)
  }
}
