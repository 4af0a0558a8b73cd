import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { ClusterLocation } from './cluster-location.ts'

/** The port of the last start again, where it is still free. */
export async function choosePort(location: ClusterLocation): Promise<number> {
  const file = join(location.home, 'port')
  const last = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
  const port = (await freePort(last)) ?? (await freePort(0))
  if (port === null) throw new Error('No free port on 127.0.0.1 for the database.')
  // A file that is written anew is empty for a moment, and on a full disk for good: programs know this port.
  if (port !== last) {
    writeFileSync(file, `${port}\n`)
    location.own(file)
  }
  return port
}

function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null))
    })
  })
}
