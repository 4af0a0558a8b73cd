import { readFile } from 'node:fs/promises'
import type { Queryable } from '../database/database.ts'
import { keepPicture } from './picture-store.ts'

const PICTURES = new URL('../../../../tools/art/pictures/', import.meta.url)

/** Keeps one of the platform's own pictures, by its name below tools/art/pictures; answers the name that it is kept by. */
export async function keepArt(db: Queryable, file: string): Promise<string> {
  const kept = await keepPicture(db, await readFile(new URL(file, PICTURES)))
  if (!kept) throw new Error(`tools/art/pictures/${file} is no picture that may be kept`)
  return kept.name
}

/** The two forms of a wide picture: for desktops and for phones. */
export async function keepWideArt(db: Queryable, name: string): Promise<{ wide: string; small: string }> {
  return { wide: await keepArt(db, `banners/${name}.avif`), small: await keepArt(db, `banners/${name}-540.avif`) }
}
