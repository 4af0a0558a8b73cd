import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database, Queryable } from '../database/database.ts'
import { sendProblem } from '../http/answers/answer-problem.ts'
import { Problem } from '../http/answers/problem.ts'
import { doCall } from '../http/requests/call-deadline.ts'
import { type PictureKind, parsePictureKind } from './picture-kind.ts'
import { webpOf } from './webp-of.ts'

/** A picture in a list is a tenth of this; the table refuses more as well. */
export const PICTURE_BYTES_MAX = 1_048_576
/** Bytes that one process keeps at hand: more than all pictures of a first fold, and little beside the process itself. */
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

/** Safari knows AVIF from 16 on, Edge from 121 on. A browser that does names it when it asks for a picture. */
const takesAvif = (accept = '') => accept.includes('image/avif')

/** GET /pictures/<name>: a browser that has it never asks again. One that does not know AVIF is sent the picture as WebP. */
export function pictureRoutes(app: FastifyInstance, db: Database): void {
  const read = createPictureReader(db)
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params
    const extension = NAME.exec(name)?.[1] ?? ''
    const is_redrawn = extension === 'avif' && !takesAvif(request.headers.accept)
    const type = TYPES[is_redrawn ? 'webp' : extension]
    const bytes = type && (await doCall(request, () => read(name, is_redrawn)))
    if (!bytes) return sendProblem(reply, new Problem('not_found'))
    const etag = `"${name.slice(0, 22)}${is_redrawn ? '-webp' : ''}"`
    if (extension === 'avif') reply.header('vary', 'accept')
    reply.header('cache-control', IMMUTABLE).header('etag', etag).type(type)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes)
  })
}

type ReadPicture = (name: string, is_redrawn: boolean) => Promise<Buffer | undefined>

/** Reads a picture's bytes, as they are or drawn anew as WebP; those asked for last are at hand. */
function createPictureReader(db: Database): ReadPicture {
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

  async function get(key: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const bytes = at_hand.get(key) ?? (await read())
    // Put back behind all others; two that read at once must not count twice.
    forget(key)
    if (bytes) cache(key, bytes)
    return bytes
  }

  return (name, is_redrawn) => {
    const getStored = () => get(name, () => getBytes(db, name))
    return is_redrawn ? get(`${name} as WebP`, async () => webpOf(await getStored())) : getStored()
  }
}

async function getBytes(db: Database, name: string): Promise<Buffer | undefined> {
  const [row] = await db<{ bytes: Buffer }[]>`select bytes from picture.picture where name = ${name}`
  return row?.bytes
}
