import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Processes that the kernel holds to a limit. */
export interface ProcessGroup {
  add(pid: number): void
  /** Processes that are left go on without the limit. */
  close(): void
}

export type Limit = { memory_bytes: number } | { processor_share: number }

const ROOT = '/sys/fs/cgroup'
/** Of each tenth of a second a share is counted. */
const PERIOD_US = 100_000

/** Why the kernel holds nobody to a limit here; null where it does. */
export function missingGroup(limit: Limit): string | null {
  try {
    openGroup(limit).close()
    return null
  } catch (error) {
    return `no control group can be made here (root on Linux): ${String(error)}`
  }
}

/** A control group of the kernel, version 1 or 2. @throws where none can be made */
export function openGroup(limit: Limit): ProcessGroup {
  const is_memory = 'memory_bytes' in limit
  const old_root = join(ROOT, is_memory ? 'memory' : 'cpu')
  const is_old = existsSync(old_root)
  const parent = is_old ? old_root : ROOT
  const group = join(parent, `thazin-${process.pid}-${Date.now()}`)
  const write = (file: string, value: string | number) => writeFileSync(join(group, file), String(value))
  mkdirSync(group)
  try {
    if (is_memory) write(is_old ? 'memory.limit_in_bytes' : 'memory.max', limit.memory_bytes)
    else if (is_old) {
      write('cpu.cfs_period_us', PERIOD_US)
      write('cpu.cfs_quota_us', limit.processor_share * PERIOD_US)
    } else write('cpu.max', `${limit.processor_share * PERIOD_US} ${PERIOD_US}`)
  } catch (error) {
    rmdirSync(group)
    throw error
  }
  return {
    add: (pid) => write('cgroup.procs', pid),
    close() {
      for (const pid of readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean))
        writeFileSync(join(parent, 'cgroup.procs'), pid)
      rmdirSync(group)
    },
  }
}
