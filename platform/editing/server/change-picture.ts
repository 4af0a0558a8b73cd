import type { EditingItem, EditingPictureBody } from '#editing/contract/staff.ts'
import type { Language } from '#platform/contract/language.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { saveDrawn } from '#platform/server/media/picture-store.ts'
import { redrawPicture } from '#platform/server/media/redraw-picture.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'
import type { Kind } from './kind.ts'
import { getItem } from './list-items.ts'
import { noteOf, objectOf } from './note.ts'

type StoredPictures = Record<'wide' | 'small', string> | null

/**
 * Puts a picture, drawn anew, in the place of the one before; null takes a language's own one away.
 * @throws Problem invalid_fields, not_found, busy
 */
export async function changePicture(
  db: Database,
  staff: StaffCaller,
  kind: Kind,
  { id, body }: { id: number; body: EditingPictureBody },
): Promise<EditingItem> {
  const redrawn = body.picture === null ? null : await redraw(kind, body.picture)
  return transaction(db, async (tx) => {
    await tx`select from ${tx(kind.table)} where id = ${id} for update`
    const before = await getItem(tx, kind, id)
    const kept = redrawn && { wide: await saveDrawn(tx, redrawn.wide), small: await saveDrawn(tx, redrawn.small) }
    await put(tx, kind, { id, language: body.language, kept })
    const after = await getItem(tx, kind, id)
    const notes = { before: noteOf(before), after: noteOf(after) }
    await recordAudit(tx, { staff, action: 'content.picture', object: objectOf(kind, id), ...notes })
    return after
  })
}

/** In the sizes that the screens ask for. */
async function redraw({ pictures }: Kind, base64: string): Promise<{ wide: Buffer; small: Buffer }> {
  if (pictures.kept === 'none') throw new Problem('not_found')
  const wide = await redrawPicture(base64, pictures.width)
  const small = pictures.kept === 'languages' ? await redrawPicture(base64, pictures.width_small) : wide
  if (!wide || !small) throw new Problem('invalid_fields', { fields: { picture: 'receipt_invalid' } })
  return { wide: wide.bytes, small: small.bytes }
}

interface Put {
  id: number
  language: Language
  kept: StoredPictures
}

async function put(tx: Transaction, { table, pictures }: Kind, { id, language, kept }: Put): Promise<void> {
  if (pictures.kept === 'one') {
    await tx`update ${tx(table)} set ${tx(pictures.column)} = ${kept?.wide ?? null} where id = ${id}`
  } else if (pictures.kept === 'languages') {
    const [rows, owner] = [tx(pictures.table), tx(pictures.owner)]
    await tx`delete from ${rows} where ${owner} = ${id} and language = ${language}`
    if (!kept) return
    await tx`
      insert into ${rows} (${owner}, language, picture, picture_small) values (${id}, ${language}, ${kept.wide}, ${kept.small})`
  }
}
