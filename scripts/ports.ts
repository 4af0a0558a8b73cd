import { createServer } from 'node:net'
import type { Settings } from '#server/platform/settings.ts'
import { isSandboxWanted } from './demo-partners.ts'

const BARRED_WAIT_MS = 1_000

/** A port, and the setting that names it. */
export interface WantedPort {
  name: string
  port: number
}

export const portsOf = (settings: Settings): WantedPort[] => [
  { name: 'PORT', port: settings.port },
  { name: 'CONSOLE_PORT', port: settings.console_port },
  ...(isSandboxWanted(settings, process.env) ? [{ name: 'SANDBOX_PORT', port: settings.sandbox_port }] : []),
]

/** Called before anything is started, so that a wrong start changes nothing. @throws Error with what to do. */
export async function refusePorts(wanted: WantedPort[], host: string): Promise<void> {
  for (const { name, port } of wanted) {
    if (await isBarred(port)) {
      throw new Error(
        `Browsers open no site on port ${port}. Set ${name} to another one, for example: ${name}=3100 npm start`,
      )
    }
    const fault = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      const probe = createServer().once('error', resolve)
      probe.listen(port, host, () => probe.close(() => resolve(null)))
    })
    if (fault?.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Set ${name} to a free one, for example: ${name}=${port + 100} npm start`)
    }
    if (fault) throw new Error(`Port ${port} (${name}) cannot be opened: ${fault.message}`)
  }
}

/** Ports of other services, like 6000, which no browser opens. Node's own fetch knows the same list. */
async function isBarred(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(BARRED_WAIT_MS) })
    return false
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'
  }
}

/** A port of 127.0.0.1 that nothing uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
