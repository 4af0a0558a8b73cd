import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, fault, lengthOf, quarterOf, repeat } from '../fault.ts'
import { missingGroup, openGroup } from '../programs/process-group.ts'

/** The kernel does not count memory that a program has already: it kills the program after so many further bytes. */
const MORE_MEMORY = { memory_bytes: 8 * 1_048_576 }
const FIFTH = { processor_share: 0.2 }

export const LIMIT_FAULTS: readonly Fault[] = [
  fault({
    name: 'memory-limit',
    does: 'the kernel kills one of the servers for its memory (control group), and another one is started',
    missing: () => missingGroup(MORE_MEMORY),
    inject: ({ stage, random, extent }) =>
      repeat(quarterOf(extent), async () => {
        const index = random.between(0, stage.servers.length - 1)
        const server = stage.servers[index]
        if (!server) return
        const group = openGroup(MORE_MEMORY)
        // A signal that says nothing: its end is the kernel's, and wanted.
        const ended = server.end('SIGCONT')
        group.add(server.child.pid ?? 0)
        await ended
        group.close()
        stage.servers[index] = await stage.startServer()
      }),
  }),
  fault({
    name: 'processor-limit',
    does: 'the kernel gives the servers together a fifth of a core (control group)',
    missing: () => missingGroup(FIFTH),
    async inject({ stage, extent }) {
      const group = openGroup(FIFTH)
      try {
        for (const { child } of stage.servers) group.add(child.pid ?? 0)
        await sleep(lengthOf(extent))
      } finally {
        group.close()
      }
    },
  }),
]
