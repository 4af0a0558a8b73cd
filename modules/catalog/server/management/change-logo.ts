import { type Database, transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { picturePath, saveDrawn } from '#platform/server/media/picture-store.ts'
import { redrawPicture } from '#platform/server/media/redraw-picture.ts'
import { recordAudit, type StaffCaller } from '#staff/server/index.ts'

/** Of a provider's tile in the lobby, for screens of three points to one. */
const TILE = { width: 336, height: 241 }

/**
 * The operator's own picture of a provider, drawn anew and put whole into its tile; null goes back to the platform's mark.
 * @throws Problem invalid_fields, not_found, busy
 */
export async function changeLogo(
  db: Database,
  staff: StaffCaller,
  { id, picture }: { id: number; picture: string | null },
): Promise<void> {
  const redrawn = picture === null ? null : await redrawPicture(picture, TILE)
  if (picture !== null && !redrawn) throw new Problem('invalid_fields', { fields: { picture: 'receipt_invalid' } })
  await transaction(db, async (tx) => {
    const [before] = await tx<{ logo: string | null }[]>`
      select logo from catalog.provider where id = ${id} for update`
    if (!before) throw new Problem('not_found')
    const logo = redrawn ? await saveDrawn(tx, redrawn.bytes) : null
    if (logo === before.logo) return
    await tx`update catalog.provider set logo = ${logo} where id = ${id}`
    const notes = { before: noteOf(before.logo), after: noteOf(logo) }
    await recordAudit(tx, { staff, action: 'catalog.logo', object: `provider:${id}`, ...notes })
  })
}

const noteOf = (logo: string | null) => ({ logo: logo && picturePath(logo) })
