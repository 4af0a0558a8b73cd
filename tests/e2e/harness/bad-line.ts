import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface BadLine {
  url: string
  /** From now on whatever the platform says is so much later. */
  slow(late_ms: number): void
  /** From now on nobody answers. */
  cut(): void
  mend(): void
  close(): void
}

/** A line to the platform that a test can make as bad as a player's. */
export async function badLine(platform_url: string): Promise<BadLine> {
  const { hostname, port } = new URL(platform_url)
  const open = new Set<Socket>()
  let late_ms = 0
  let is_cut = false

  const server = createServer((phone) => {
    if (is_cut) return phone.destroy()
    const app = connect(Number(port), hostname)
    for (const [socket, other] of [
      [phone, app],
      [app, phone],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
    phone.pipe(app)
    void bring(app, phone, () => late_ms).catch(() => phone.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    is_cut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slow(ms) {
      late_ms = ms
    },
    cut,
    mend() {
      is_cut = false
    },
    close() {
      cut()
      server.close()
    },
  }
}

/** Piece by piece, so that what follows a late piece waits behind it. */
async function bring(app: Socket, phone: Socket, lateMs: () => number): Promise<void> {
  for await (const piece of app) {
    await sleep(lateMs())
    phone.write(piece)
  }
  phone.end()
}
