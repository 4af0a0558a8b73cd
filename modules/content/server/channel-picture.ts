import { HOTLINE } from '#content/contract/rules.ts'
import type { Queryable } from '#platform/server/database/database.ts'
import { saveArt } from '#platform/server/media/save-art.ts'

/** Services that have a picture of their own, by what their names begin with, and its file. */
const SERVICES = [
  ['viber', 'viber'],
  ['telegram', 'telegram'],
  ['facebook', 'facebook'],
  ['line', 'line'],
  [HOTLINE.toLowerCase(), 'hotline'],
] as const

/** The picture of a contact to which the staff gave none: clients show it without asking whether there is one. */
export function channelPicture(db: Queryable, name: string): Promise<string> {
  const first_word = name
    .trim()
    .toLowerCase()
    .split(/[^a-z]/)[0]
  const file = SERVICES.find(([word]) => word === first_word)?.[1] ?? 'other'
  return saveArt(db, `channels/${file}.avif`)
}
