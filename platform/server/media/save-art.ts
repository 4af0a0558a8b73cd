import { readFile } from 'node:fs/promises'
import type { Queryable } from '../database/database.ts'
import { savePicture } from './picture-store.ts'

const PICTURES = new URL('../../../tools/art/pictures/', import.meta.url)

/** Saves one of the platform's own pictures, by its name below tools/art/pictures; answers the name under which it is saved. */
export async function saveArt(db: Queryable, file: string): Promise<string> {
  const kept = await savePicture(db, await readFile(new URL(file, PICTURES)))
  if (!kept) throw new Error(`tools/art/pictures/${file} is no picture that may be kept`)
  return kept.name
}

/** The two forms of a wide picture: for desktops and for phones. */
export async function saveWideArt(db: Queryable, name: string): Promise<{ wide: string; small: string }> {
  return { wide: await saveArt(db, `banners/${name}.avif`), small: await saveArt(db, `banners/${name}-540.avif`) }
}
