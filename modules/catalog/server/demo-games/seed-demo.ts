import { readdir, readFile } from 'node:fs/promises'
import type { Database } from '#platform/server/database/database.ts'
import { savePicture } from '#platform/server/media/picture-store.ts'

const MARKS = new URL('../../../../tools/art/pictures/marks/', import.meta.url)
const MARK = /^([a-z0-9]{1,20})\.avif$/

/** The marks of the demo's providers. One that an operator, or an earlier start, has put there stays. */
export async function seedCatalogDemo(db: Database): Promise<void> {
  for (const file of await readdir(MARKS)) {
    const code = MARK.exec(file)?.[1]?.toUpperCase()
    if (code === undefined) continue
    const kept = await savePicture(db, await readFile(new URL(file, MARKS)))
    if (!kept) throw new Error(`tools/art/pictures/marks/${file} is no picture that may be kept`)
    await db`insert into catalog.mark (code, picture) values (${code}, ${kept.name}) on conflict do nothing`
  }
}
