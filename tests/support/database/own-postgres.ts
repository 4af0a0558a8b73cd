import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeCluster } from '#platform/server/database/embedded/cluster-location.ts'
import { type RunningPostgres, startPostgres } from '#platform/server/database/embedded/embedded-postgres.ts'
import { cutAtExit } from './cut-at-exit.ts'

export interface OwnPostgres {
  url: string
  pid(): number
  runs(): boolean
  /** The same again, at the same address, after it ended. */
  start(): Promise<void>
  /** Ends it, and removes its folder. */
  stop(): Promise<void>
}

interface OwnPostgresOptions {
  fsync?: boolean
  /** Where its folder is made. */
  parent?: string
}

/** A PostgreSQL in a folder of its own, which goes away with it, and with this program. */
export async function startOwnPostgres(name: string, options: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const { parent = tmpdir(), ...settings } = options
  const dir = mkdtempSync(join(parent, `thazin-${name}-`))
  // Root's database runs under another account, which must find its way in.
  chmodSync(dir, 0o755)
  let server: RunningPostgres
  let is_running = false
  const start = async () => {
    const started = await startPostgres({ dir, ...settings })
    server = started
    is_running = true
    void started.ended.then(() => {
      if (server === started) is_running = false
    })
  }
  await start()
  const remove = () => removeCluster(dir)
  const release = cutAtExit({ cut: () => server.cut(), remove })
  return {
    get url() {
      return server.url
    },
    pid: () => server.pid,
    runs: () => is_running,
    start,
    async stop() {
      await server.stop()
      release()
      remove()
    },
  }
}
