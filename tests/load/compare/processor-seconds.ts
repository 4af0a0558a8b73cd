import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of the processor, in the program and in the kernel. */
export interface ProcessorSeconds {
  server: number
  database: number
}

/** Linux counts in hundredths of a second, on each of its machines. */
const TICKS_PER_SECOND = 100
/** Of /proc/PID/stat, behind the name, which may hold spaces: the parent, and four times. */
const PARENT = 1
const TIMES = [11, 15] as const

/** Programs of this revision, and of those before the folders of modules. */
const SERVER = /\/(?:apps\/programs|server\/src\/programs)\//

interface ProcessTime {
  pid: number
  parent: number
  name: string
  seconds: number
}

/** Seconds that server and database below a process have used so far. Read from outside, so that it works for any revision. */
export function processorSecondsBelow(root: number): ProcessorSeconds {
  const below = processesBelow(root, allProcesses())
  const sum = (some: ProcessTime[]) => some.reduce((total, { seconds }) => total + seconds, 0)
  return {
    server: sum(below.filter(({ pid }) => SERVER.test(commandOf(pid)))),
    database: sum(below.filter(({ name }) => name === 'postgres')),
  }
}

function processesBelow(root: number, all: ProcessTime[]): ProcessTime[] {
  const children = all.filter(({ parent }) => parent === root)
  return [...children, ...children.flatMap(({ pid }) => processesBelow(pid, all))]
}

const allProcesses = (): ProcessTime[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => parseStat(Number(pid), read(`/proc/${pid}/stat`)) ?? [])

function parseStat(pid: number, stat: string): ProcessTime | null {
  const name_end = stat.lastIndexOf(')')
  if (name_end < 0) return null
  const fields = stat.slice(name_end + 2).split(' ')
  // With those of its children that have ended: PostgreSQL's helpers come and go.
  const ticks = fields.slice(...TIMES).reduce((sum, field) => sum + Number(field), 0)
  const name = stat.slice(stat.indexOf('(') + 1, name_end)
  return { pid, parent: Number(fields[PARENT]), name, seconds: ticks / TICKS_PER_SECOND }
}

const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

/** Nothing of a process that has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
