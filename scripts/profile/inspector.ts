import { setTimeout as wait } from 'node:timers/promises'

/** Where Node listens after SIGUSR1, for this machine alone; it lets nobody choose another port. */
const ADDRESS = 'http://127.0.0.1:9229/json'
const TRIES = 50
const TRY_MS = 100
/** Closes what the signal has opened. */
const CLOSE = "process.getBuiltinModule('node:inspector').close()"

export interface Inspector {
  /** @throws Error with what the program says to it */
  ask(method: string, params?: object): Promise<unknown>
  close(): Promise<void>
}

/** @throws Error where there is no such process, or another one has the port */
export async function openInspector(pid: number): Promise<Inspector> {
  if ((await readTargets()) !== null) throw new Error('Another program has the port 9229: end its inspector first.')
  try {
    process.kill(pid, 'SIGUSR1')
  } catch {
    throw new Error(`No process ${pid} that this account may signal.`)
  }
  const url = await untilOpen(pid)
  const socket = new WebSocket(url)
  await new Promise((open, fail) => {
    socket.addEventListener('open', open, { once: true })
    socket.addEventListener('error', () => fail(new Error(`The inspector of ${pid} does not answer.`)), { once: true })
  })
  let last_id = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<unknown>((done, fail) => {
      const id = ++last_id
      const listen = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } }
        if (answer.id !== id) return
        socket.removeEventListener('message', listen)
        if (answer.error) fail(new Error(answer.error.message))
        else done(answer.result)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method, params }))
    })
  return {
    ask,
    async close() {
      socket.send(JSON.stringify({ id: ++last_id, method: 'Runtime.evaluate', params: { expression: CLOSE } }))
      // The program closes it when the last socket has gone; the words need a moment to arrive.
      await wait(TRY_MS)
      socket.close()
    },
  }
}

async function untilOpen(pid: number): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const url = (await readTargets())?.[0]?.webSocketDebuggerUrl
    if (url !== undefined) return url
    await wait(TRY_MS)
  }
  throw new Error(`The process ${pid} opens no inspector: is it a program of Node?`)
}

/** Null where nobody listens. */
async function readTargets(): Promise<{ webSocketDebuggerUrl: string }[] | null> {
  const response = await fetch(ADDRESS).catch(() => null)
  return response?.ok ? ((await response.json()) as { webSocketDebuggerUrl: string }[]) : null
}
