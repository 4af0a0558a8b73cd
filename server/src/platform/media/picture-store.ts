import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from '../database/database.ts'
import { sendProblem } from '../http/answers/answer-problem.ts'
import { Problem } from '../http/answers/problem.ts'
import { doCall } from '../http/requests/call-deadline.ts'
import { type PictureKind, parsePictureKind } from './picture-kind.ts'

/** A picture in a list is a tenth of this; the table refuses more as well. */
export const PICTURE_BYTES_MAX = 1_048_576
/** What one process keeps at hand: more than all pictures of a first fold, and little beside the process itself. */
const AT_HAND_BYTES_MAX = 32 * 1_048_576

const NAME = /^[A-Za-z0-9_-]{22}\.(webp|avif|png|jpg)$/
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Where the screens find a kept picture. */
export const picturePath = (name: string) => `/pictures/${name}`

/** Saves the bytes under the name that follows from them. Null when they are no picture that may be kept. */
export async function savePicture(db: Queryable, bytes: Buffer): Promise<(PictureKind & { name: string }) | null> {
  const kind = bytes.length > PICTURE_BYTES_MAX ? null : parsePictureKind(bytes)
  if (!kind) return null
  const name = `${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.${kind.extension}`
  await db`
    insert into picture.picture (name, width, height, bytes)
    values (${name}, ${kind.width}, ${kind.height}, ${bytes}) on conflict do nothing`
  return { ...kind, name }
}

/** Saves a picture that the platform drew itself, and answers its name. */
export async function saveDrawn(db: Queryable, bytes: Buffer): Promise<string> {
  const kept = await savePicture(db, bytes)
  if (!kept) throw new Error('a picture that we drew is none that may be kept')
  return kept.name
}

/** GET /pictures/<name>: a browser that has it never asks again. */
export function pictureRoutes(app: FastifyInstance, db: Database): void {
  const read = createPictureReader(db)
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params
    const type = TYPES[NAME.exec(name)?.[1] ?? '']
    const bytes = type && (await doCall(request, () => read(name)))
    if (!bytes) return sendProblem(reply, new Problem('not_found'))
    const etag = `"${name.slice(0, 22)}"`
    reply.header('cache-control', IMMUTABLE).header('etag', etag).type(type)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes)
  })
}

/** Reads a picture's bytes; those asked for last are at hand. */
function createPictureReader(db: Database): (name: string) => Promise<Buffer | undefined> {
  const at_hand = new Map<string, Buffer>()
  let size = 0

  function cache(name: string, bytes: Buffer): void {
    at_hand.set(name, bytes)
    size += bytes.length
    for (const oldest of at_hand.keys()) {
      if (size <= AT_HAND_BYTES_MAX) return
      forget(oldest)
    }
  }

  function forget(name: string): void {
    size -= at_hand.get(name)?.length ?? 0
    at_hand.delete(name)
  }

  return async (name) => {
    const bytes = at_hand.get(name) ?? (await getBytes(db, name))
    // Put back behind all others; two that read at once must not count twice.
    forget(name)
    if (bytes) cache(name, bytes)
    return bytes
  }
}

async function getBytes(db: Database, name: string): Promise<Buffer | undefined> {
  const [row] = await db<{ bytes: Buffer }[]>`select bytes from picture.picture where name = ${name}`
  return row?.bytes
}
