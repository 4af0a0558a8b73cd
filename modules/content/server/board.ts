import type { Banner, BannerText, Contact, VideoAd } from '#content/contract/player.ts'
import { joinWords } from '#platform/contract/burmese-words.ts'
import { LANGUAGES, type Language } from '#platform/contract/language.ts'
import { createVersionedCache, type VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import type { Database, Fragment } from '#platform/server/database/database.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'
import { channelPicture } from './channel-picture.ts'
import { type LegalPages, loadLegalPages } from './legal-pages.ts'
import { videoPath } from './video.ts'

/** The content of the first page in one language. Carousel and popup have the same shape. */
export interface FirstPage {
  carousel: Banner[]
  popup: Banner[]
  texts: BannerText[]
}

/** All that the operator says: the first page in each language, and what is the same in all of them. */
export interface Board {
  first_page: Record<Language, FirstPage>
  contacts: Contact[]
  videos: VideoAd[]
  legal_pages: LegalPages
}

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

export function createBoard(db: Database): () => Promise<VersionedCache<Board>> {
  return createVersionedCache({
    version: async () => {
      // An entry that begins or ends by its time makes another version as well.
      const [row] = await db<{ version: bigint; begun: bigint }[]>`
        select version, (
          select count(*) filter (where starts_at <= now()) + count(*) filter (where ends_at <= now())
          from (select starts_at, ends_at from content.banner
                union all select starts_at, ends_at from content.banner_text
                union all select starts_at, ends_at from content.channel
                union all select starts_at, ends_at from content.video) scheduled
        ) as begun
        from content.version`
      return `${row?.version}.${row?.begun}`
    },
    load: () => loadBoard(db),
  })
}

const isNow = (db: Database): Fragment =>
  db`(starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`

async function loadBoard(db: Database): Promise<Board> {
  const [banners, pictures, texts] = await Promise.all([
    db<BannerRow[]>`
      select id, kind, link, text_en, text_mm, text_zh, text_th from content.banner
      where is_on and ${isNow(db)} order by place, id`,
    db<PictureRow[]>`
      select b.banner_id, b.language, b.picture, p.width, p.height, b.picture_small, small.width as width_small
      from content.banner_picture b
      join picture.picture p on p.name = b.picture
      left join picture.picture small on small.name = b.picture_small`,
    db<({ id: number } & InLanguages)[]>`
      select id, text_en, text_mm, text_zh, text_th from content.banner_text
      where is_on and ${isNow(db)} order by place, id limit ${SHOWN_MAX}`,
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
  const first_page = Object.fromEntries(boards) as Record<Language, FirstPage>
  return {
    first_page,
    contacts: await loadContacts(db),
    videos: await loadVideos(db),
    legal_pages: await loadLegalPages(db),
  }
}

async function loadContacts(db: Database): Promise<Contact[]> {
  const rows = await db<{ id: number; name: string; text: string; link: string; picture: string | null }[]>`
    select id, name, text, link, picture from content.channel
    where is_on and ${isNow(db)} order by place, id limit ${SHOWN_MAX}`
  const contacts: Contact[] = []
  for (const { id, name, text, link, picture } of rows) {
    const image = picturePath(picture ?? (await channelPicture(db, name)))
    contacts.push({ id, name, text, value: link, link, image })
  }
  return contacts
}

async function loadVideos(db: Database): Promise<VideoAd[]> {
  const rows = await db<{ id: number; name: string; width: number; height: number; poster: string | null }[]>`
    select id, name, width, height, poster from content.video
    where is_on and ${isNow(db)} order by place, id limit ${SHOWN_MAX}`
  return rows.map(({ id, name, width, height, poster }) => ({
    id,
    video_url: videoPath(name),
    width,
    height,
    poster_url: poster && picturePath(poster),
  }))
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

/** As the catalogs of the screens say it: no line ends within a Burmese word. */
const textIn = (row: InLanguages, language: Language) => joinWords(row[`text_${language}`])
