import { createServer } from 'node:net'

/** Below those that a system gives to clients: between the look and the use none of them takes it. */
const FIRST = 20_000
const LAST = 32_000
const TRIES_MAX = 50

/** A port of 127.0.0.1 that nothing uses at this moment, and that a connection of somebody else does not get. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${FIRST} to ${LAST} is free`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
