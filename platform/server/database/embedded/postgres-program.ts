import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterLocation } from './cluster-location.ts'

/** Runs initdb or pg_ctl to its end; what it said becomes the error when it fails. */
export function runProgram(location: ClusterLocation, name: 'initdb' | 'pg_ctl', args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = spawn(join(location.programs, 'bin', name), args, {
      ...location.spawning,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    program.stdout.on('data', (chunk) => {
      said += chunk
    })
    program.stderr.on('data', (chunk) => {
      said += chunk
    })
    program.on('error', reject)
    program.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${name} failed (${code}):\n${said.trim()}`))
    })
  })
}

/** The command line of a process, or null where there is none of that number. */
export function commandOf(pid: number): string | null {
  return process.platform === 'linux'
    ? readOrNull(`/proc/${pid}/cmdline`)
    : askSystem(pid, { ps: 'command=', windows: 'CommandLine' })
}

/** The parent of a process. It changes when the parent dies, except on Windows, where the parent is looked up as well. */
export function parentOf(pid: number): number | null {
  if (process.platform === 'linux') {
    // The second field, the name, may itself hold spaces and brackets.
    const fields = readOrNull(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
    return fields?.[1] ? Number(fields[1]) : null
  }
  const parent = Number(askSystem(pid, { ps: 'ppid=', windows: 'ParentProcessId' }))
  return parent > 0 && commandOf(parent) !== null ? parent : null
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8') || null
  } catch {
    return null
  }
}

function askSystem(pid: number, field: { ps: string; windows: string }): string | null {
  const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').${field.windows}`
  try {
    const answer =
      process.platform === 'win32'
        ? execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' })
        : execFileSync('ps', ['-o', field.ps, '-p', String(pid)], { encoding: 'utf8' })
    return answer.trim() || null
  } catch {
    return null
  }
}
