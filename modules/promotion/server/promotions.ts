import { joinWords } from '#platform/contract/burmese-words.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { createVersionedCache, type VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import type { Promotion } from '#promotion/contract/player.ts'
import { type OfferRow, offerColumns, writeOffer } from './offer.ts'

/** A promotion in each language, and when it is to be seen. */
export interface ListedOffer {
  id: number
  starts_at: Date | null
  ends_at: Date | null
  in_language: Record<Language, Promotion>
}

/** Nobody reads further down; the table may hold more that are off or over. */
export const LISTED_MAX = 50

interface PromotionRow extends OfferRow {
  id: number
  starts_at: Date | null
  ends_at: Date | null
  titles: Record<Language, string>
  descriptions: Record<Language, string>
}

interface PictureRow {
  promotion_id: number
  language: Language
  picture: string
  width: number
  height: number
  picture_small: string | null
  width_small: number | null
}

export function createPromotions(db: Database): () => Promise<VersionedCache<ListedOffer[]>> {
  return createVersionedCache({
    version: async () => {
      const [row] = await db<{ version: bigint }[]>`select version from promotion.version`
      return String(row?.version)
    },
    load: () => loadPromotions(db),
  })
}

/** Those that are to be seen now. */
export function shownAt(listed: readonly ListedOffer[], now: Date): ListedOffer[] {
  return listed.filter(
    ({ starts_at, ends_at }) => (starts_at === null || starts_at <= now) && (ends_at === null || now < ends_at),
  )
}

async function loadPromotions(db: Database): Promise<ListedOffer[]> {
  const [promotions, pictures] = await Promise.all([
    db<PromotionRow[]>`
      select id, starts_at, ends_at, ${offerColumns(db)},
             jsonb_build_object('en', title_en, 'mm', title_mm, 'zh', title_zh, 'th', title_th) as titles,
             jsonb_build_object('en', description_en, 'mm', description_mm, 'zh', description_zh, 'th', description_th)
               as descriptions
      from promotion.promotion p where is_on and (ends_at is null or ends_at > now())
      order by place, id limit ${LISTED_MAX}`,
    db<PictureRow[]>`
      select b.promotion_id, b.language, b.picture, p.width, p.height, b.picture_small, small.width as width_small
      from promotion.promotion_picture b
      join picture.picture p on p.name = b.picture
      left join picture.picture small on small.name = b.picture_small`,
  ])
  return promotions.flatMap((row) => list(row, pictures) ?? [])
}

/** Null for a promotion that has no picture yet. */
function list(row: PromotionRow, pictures: readonly PictureRow[]): ListedOffer | null {
  const own = pictures.filter((picture) => picture.promotion_id === row.id)
  const offer = writeOffer(row)
  const written = LANGUAGES.flatMap((language) => {
    const shown = own.find((each) => each.language === language) ?? own.find((each) => each.language === 'en')
    if (!shown) return []
    const promotion: Promotion = {
      id: row.id,
      title: joinWords(row.titles[language]),
      description: joinWords(row.descriptions[language]),
      img_url: picturePath(shown.picture),
      img_width: shown.width,
      img_height: shown.height,
      img_url_small: shown.picture_small && picturePath(shown.picture_small),
      img_width_small: shown.width_small,
      ends_at: row.ends_at?.toISOString() ?? null,
      offer,
    }
    return [[language, promotion] as const]
  })
  if (written.length < LANGUAGES.length) return null
  const in_language = Object.fromEntries(written) as Record<Language, Promotion>
  return { id: row.id, starts_at: row.starts_at, ends_at: row.ends_at, in_language }
}
