import { readdir, readFile } from 'node:fs/promises'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { saveArt } from '#platform/server/media/save-art.ts'
import { saveVideo } from './video.ts'

const VIDEOS = new URL('../../../tools/art/videos/', import.meta.url)
const ENDING = '.webm'
/** Of every video that scripts/assets/build-videos.ts makes. */
const SIZE = { width: 540, height: 960 }

/** The videos of a demo: whatever was built, in the order of its names. */
export async function seedVideos(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    // Two starts at one time must not both find it empty.
    await tx`lock table content.video in share row exclusive mode`
    const [found] = await tx`select from content.video limit 1`
    if (found) return
    const names = (await readdir(VIDEOS)).filter((file) => file.endsWith(ENDING)).sort()
    for (const [index, file] of names.entries()) {
      const poster = await saveArt(tx, `posters/${file.slice(0, -ENDING.length)}.avif`)
      const bytes = await readFile(new URL(file, VIDEOS))
      await saveVideo(tx, { bytes, kind: 'webm', ...SIZE, poster, place: index + 1 })
    }
  })
}
