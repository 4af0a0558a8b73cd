import type { FastifyInstance, FastifyReply } from 'fastify'
import { VideoAdsAnswer, VideoListAnswer } from '#content/contract/player.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sendProblem } from '#platform/server/http/answers/answer-problem.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { forEverybody, mount } from '#platform/server/http/http.ts'
import { doCall } from '#platform/server/http/requests/call-deadline.ts'
import type { Board } from './board.ts'

const NAME = /^[A-Za-z0-9_-]{22}\.(webm|mp4)$/
const TYPES: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }
const IMMUTABLE = 'public, max-age=31536000, immutable'
const API = '/api'

/**
 * GET /videoads, the bare array as the spec has it, and GET /api/videoads in the envelope of all lists. GET
 * /api/videos/<name>, of which browsers ask for parts, and the same below the host, where clients put the path too.
 */
export function videoRoutes(app: FastifyInstance, db: Database, board: () => Promise<VersionedCache<Board>>): void {
  const list = forEverybody('/videoads', { answer: VideoAdsAnswer }, async () => {
    const { content, precompressed } = await board()
    return precompressed('videos', () => content.videos)
  })
  const enveloped = forEverybody('/videoads', { answer: VideoListAnswer }, async () => {
    const { content, precompressed } = await board()
    return precompressed('videos in the envelope', () => success(content.videos))
  })
  mount(app, '', [list], async () => null)
  mount(app, API, [enveloped], async () => null)
  videoFiles(app, db, API)
  videoFiles(app, db, '')
}

/** The videos themselves: a browser that has one never asks again. */
export function videoFiles(app: FastifyInstance, db: Database, base: string): void {
  app.get<{ Params: { name: string } }>(`${base}/videos/:name`, async (request, reply) => {
    const { name } = request.params
    const type = TYPES[NAME.exec(name)?.[1] ?? '']
    const row = type && (await doCall(request, () => getVideo(db, name)))
    if (!type || !row) return sendProblem(reply, new Problem('not_found'))
    const etag = `"${name.slice(0, 22)}"`
    reply.header('cache-control', IMMUTABLE).header('etag', etag).header('accept-ranges', 'bytes').type(type)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return sendPart(reply, row.bytes, request.headers.range)
  })
}

async function getVideo(db: Database, name: string): Promise<{ bytes: Buffer } | undefined> {
  const [row] = await db<{ bytes: Buffer }[]>`select bytes from content.video where name = ${name}`
  return row
}

const RANGE = /^bytes=(\d{1,9})-(\d{0,9})$/

/** All of it, or the one part that was asked for; several parts at once are answered with all of it. */
function sendPart(reply: FastifyReply, bytes: Buffer, range: string | undefined): FastifyReply {
  const [, first, last] = RANGE.exec(range ?? '') ?? []
  if (first === undefined) return reply.send(bytes)
  const from = Number(first)
  const to = Math.min(last ? Number(last) : bytes.length - 1, bytes.length - 1)
  if (from > to) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}
