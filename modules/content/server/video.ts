import { createHash } from 'node:crypto'
import type { Queryable } from '#platform/server/database/database.ts'

/** To be put behind the API's base; the console has it at its root. */
export const videoPath = (name: string) => `/videos/${name}`

/** Follows from its bytes. */
export const videoName = (bytes: Buffer, kind: NewVideo['kind']) =>
  `${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.${kind}`

interface NewVideo {
  bytes: Buffer
  kind: 'webm' | 'mp4'
  width: number
  height: number
  poster: string | null
  place: number
}

/** Saves a video under the name that follows from its bytes. */
export async function saveVideo(db: Queryable, { bytes, kind, ...video }: NewVideo): Promise<void> {
  const name = videoName(bytes, kind)
  await db`
    insert into content.video (name, bytes, width, height, poster, place)
    values (${name}, ${bytes}, ${video.width}, ${video.height}, ${video.poster}, ${video.place})
    on conflict do nothing`
}
