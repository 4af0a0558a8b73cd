import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { RELEASE_EVENT } from '#platform/contract/release-rules.ts'
import { Problem } from '../http/answers/problem.ts'
import { doCall } from '../http/requests/call-deadline.ts'
import type { Log } from '../telemetry/log.ts'

/** Together with the time for which a process remembers what the operator set, a change is told within a second. */
const LOOK_MS = 250
/** A line that carries nothing for so long is cut by somebody on the way. */
const SIGN_OF_LIFE_MS = 25_000
/** Each costs some kilobytes and no work. A browser beyond the limit sees changes when it opens another page. */
const LISTENERS_MAX = 10_000
/** Milliseconds that a browser waits before it comes again. */
const AGAIN_MS = 3_000

interface Changes {
  path: string
  /** Another one after each change of what everybody is shown. */
  version: () => Promise<string>
  /** The release of the screens; null where none are served. It stays as long as the process. */
  release?: string | null
  log: Log
}

/** Tells browsers, for as long as they look, when what everybody is shown has changed: a stream of versions. */
export function mountChangeStream(app: FastifyInstance, { path, version, release = null, log }: Changes): void {
  const listeners = new Set<ServerResponse>()
  let told = ''
  let timer: NodeJS.Timeout | undefined
  let silent_ms = 0

  const look = async () => {
    const now = await version()
    silent_ms += LOOK_MS
    if (now === told && silent_ms < SIGN_OF_LIFE_MS) return
    const line = now === told ? ':\n\n' : lineOf(now)
    told = now
    silent_ms = 0
    for (const listener of listeners) listener.write(line)
  }
  const leave = (listener: ServerResponse) => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }

  // A question for the head alone would be answered when the stream ends, which is never.
  app.get(path, { exposeHeadRoute: false, config: { is_stream: true } as object }, async (request, reply) => {
    if (listeners.size >= LISTENERS_MAX) throw new Problem('busy')
    const now = await doCall(request, version)
    reply.hijack()
    const { raw } = reply
    // Anyone who left while the version was read says so no more, and would be kept for good.
    if (raw.destroyed) return
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const told_release = release === null ? '' : `event: ${RELEASE_EVENT}\ndata: ${release}\n\n`
    raw.write(`retry: ${AGAIN_MS}\n${told_release}${lineOf(now)}`)
    if (listeners.size === 0) {
      told = now
      // A database that is away for a moment changes nothing; the next look finds it again.
      timer = setInterval(() => void look().catch((error: unknown) => log.warn({ err: error }, 'no version')), LOOK_MS)
    }
    listeners.add(raw)
    raw.on('close', () => leave(raw))
  })
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end()
  })
}

const lineOf = (version: string) => `data: ${version}\n\n`
