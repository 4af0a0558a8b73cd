import type { Banner, BannerText } from '#contract/content.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { Database } from '../platform/database.ts'
import { type Edition, openEditions } from '../platform/edition.ts'
import { picturePath } from '../platform/picture-store.ts'

/** What stands on the first page, in each language. Carousel and popup have the same shape. */
export type Board = Record<Language, { carousel: Banner[]; popup: Banner[]; texts: BannerText[] }>

/** Nobody turns more pages of a carousel; the table may hold more that are off. */
const SHOWN_MAX = 20

interface InLanguages {
  text_en: string
  text_mm: string
  text_zh: string
  text_th: string
}

interface BannerRow extends InLanguages {
  id: number
  kind: 'carousel' | 'popup'
  link: string | null
}

interface PictureRow {
  banner_id: number
  language: Language
  picture: string
  width: number
  height: number
  picture_small: string | null
  width_small: number | null
}

export function openBoard(db: Database): () => Promise<Edition<Board>> {
  return openEditions({
    version: async () => {
      const [row] = await db<{ version: bigint }[]>`select version from content.version`
      return String(row?.version)
    },
    load: () => loadBoard(db),
  })
}

async function loadBoard(db: Database): Promise<Board> {
  const [banners, pictures, texts] = await Promise.all([
    db<BannerRow[]>`
      select id, kind, link, text_en, text_mm, text_zh, text_th from content.banner
      where is_on order by place, id`,
    db<PictureRow[]>`
      select b.banner_id, b.language, b.picture, p.width, p.height, b.picture_small, small.width as width_small
      from content.banner_picture b
      join picture.picture p on p.name = b.picture
      left join picture.picture small on small.name = b.picture_small`,
    db<({ id: number } & InLanguages)[]>`
      select id, text_en, text_mm, text_zh, text_th from content.banner_text
      where is_on order by place, id limit ${SHOWN_MAX}`,
  ])
  const shown = (language: Language, kind: BannerRow['kind']) =>
    banners
      .filter((row) => row.kind === kind)
      .flatMap((row) => writeBanner(row, language, pictures) ?? [])
      .slice(0, SHOWN_MAX)
  const boards = LANGUAGES.map((language) => {
    const lines = texts.map((row) => ({ id: row.id, text: textIn(row, language) }))
    return [language, { carousel: shown(language, 'carousel'), popup: shown(language, 'popup'), texts: lines }]
  })
  return Object.fromEntries(boards) as Board
}

/** Null for a banner that has no picture yet. */
function writeBanner(row: BannerRow, language: Language, pictures: readonly PictureRow[]): Banner | null {
  const own = pictures.filter((picture) => picture.banner_id === row.id)
  const shown = own.find((each) => each.language === language) ?? own.find((each) => each.language === 'en')
  if (!shown) return null
  return {
    id: row.id,
    img_url: picturePath(shown.picture),
    img_width: shown.width,
    img_height: shown.height,
    img_url_small: shown.picture_small && picturePath(shown.picture_small),
    img_width_small: shown.width_small,
    text: textIn(row, language),
    link: row.link,
  }
}

const textIn = (row: InLanguages, language: Language) => row[`text_${language}`]
