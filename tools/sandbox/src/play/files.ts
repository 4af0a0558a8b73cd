import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const SCREENS = fileURLToPath(new URL('../../screens', import.meta.url))
const PICTURES = fileURLToPath(new URL('../../../art/pictures/games', import.meta.url))
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
/** Folders and names of our own files, and nothing that climbs. */
const PATH = /^(?:[a-z0-9][a-z0-9-]*\/){0,3}[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\.[a-z0-9]+$/
/** Files of these types are sent compressed; each file is compressed once. */
const SHRINKS = new Set(['.js', '.css', '.svg'])
const compress = promisify(brotliCompress)
const packed = new Map<string, Promise<Buffer>>()
/** The build gives these a name that changes with them. */
const NAMED_BY_CONTENT = /^dist\/assets\//

/** The games' screens and pictures. They may be read from everywhere: a document without an origin asks for them, too. */
export function fileRoutes(app: FastifyInstance): void {
  app.get('/screens/*', (request, reply) => sendFile(SCREENS, request, reply))
  app.get('/pictures/*', (request, reply) => sendFile(PICTURES, request, reply))
}

async function sendFile(folder: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = (request.params as { '*': string })['*']
  const type = TYPES[extname(path)]
  if (!PATH.test(path) || type === undefined) return reply.callNotFound()
  const bytes = await readFile(join(folder, path)).catch(nullWhenMissing)
  if (bytes === null) return reply.callNotFound()
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const caching = NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
  void reply.headers({ etag, 'cache-control': caching, 'access-control-allow-origin': '*' })
  if (request.headers['if-none-match'] === etag) return void reply.code(304).send()
  void reply.type(type)
  if (!SHRINKS.has(extname(path))) return void reply.send(bytes)
  void reply.header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return void reply.send(bytes)
  void reply.header('content-encoding', 'br').send(await pack(etag, bytes))
}

/** By what it holds, so that a file built anew is packed anew. */
function pack(etag: string, bytes: Buffer): Promise<Buffer> {
  const known = packed.get(etag) ?? compress(bytes)
  packed.set(etag, known)
  return known
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
  throw error
}

/** The file of a title's picture, whatever its kind. */
export function createPictures(): (game_code: string) => string {
  const names = new Map<string, string>()
  try {
    for (const file of readdirSync(PICTURES)) names.set(parse(file).name, file)
  } catch (error) {
    nullWhenMissing(error as NodeJS.ErrnoException)
  }
  return (game_code) => names.get(game_code) ?? `${game_code}.webp`
}
