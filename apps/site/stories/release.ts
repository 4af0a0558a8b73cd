import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { createLog } from '#platform/server/telemetry/log.ts'
import { settingsOf, type TestApp } from '#tests/support/app/start-test-app.ts'
import { openApp } from '../../server/app.ts'

export interface Releases {
  /** Where browsers go. */
  url: string
  /** From now on the newer release answers; what was open is cut. */
  install(): void
  /** Back to the older one, for the next test. */
  withdraw(): void
  close(): Promise<void>
}

/** Two releases of the site behind one address: the one that was built, and one whose scripts all have other names. */
export async function openReleases(app: TestApp, dist: string): Promise<Releases> {
  const { db, key } = app
  const newer_dist = renameScripts(dist)
  const newer = await openApp({
    settings: settingsOf({}),
    db,
    hot_db: db,
    key,
    log: createLog('error'),
    dist_dir: newer_dist,
  })
  await newer.listen({ port: 0, host: '127.0.0.1' })
  const front = await openFront(portOf(app.fastify))
  return {
    url: front.url,
    install: () => front.leadTo(portOf(newer)),
    withdraw: () => front.leadTo(portOf(app.fastify)),
    async close() {
      front.close()
      await newer.close()
      rmSync(newer_dist, { recursive: true })
    },
  }
}

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port

const HASHED_SCRIPT = /^(.+-)([\w-]{7})\.js$/

function renameScripts(dist: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'release-'))
  cpSync(dist, copy, { recursive: true })
  rmSync(join(copy, 'previous'), { recursive: true, force: true })
  const assets = join(copy, 'client', 'assets')
  const names = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const [, stem, hash] = HASHED_SCRIPT.exec(name) ?? []
    if (stem && hash) names.set(name, `${stem}${[...hash].toReversed().join('')}_.js`)
  }
  const pattern = new RegExp([...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const rename = (path: string) => {
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(pattern, (name) => names.get(name) ?? name),
    )
  }
  rename(join(copy, 'client', '.vite', 'manifest.json'))
  for (const [name, renamed] of names) {
    rename(join(assets, name))
    renameSync(join(assets, name), join(assets, renamed))
    // Packed, they would still name the older ones.
    for (const packed of ['.br', '.gz']) rmSync(join(assets, name + packed), { force: true })
  }
  return copy
}

async function openFront(first_port: number) {
  let port = first_port
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    const site = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(other_port: number) {
      port = other_port
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}

declare global {
  interface Window {
    /** Of this document: how often the stream told it the release, and how often a file of a part did not come. */
    counted: { releases: number; lost_parts: number }
  }
}

export const countOnPage = (page: Page) =>
  page.addInitScript(() => {
    window.counted = { releases: 0, lost_parts: 0 }
    window.addEventListener('vite:preloadError', () => {
      window.counted.lost_parts += 1
    })
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('release', () => {
          window.counted.releases += 1
        })
      }
    }
  })

/** On the page, as a visitor does who turns to another tab for a moment. */
export function lookAwayAndBack(): void {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
}

/** How often the browser has asked for a whole document. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}
