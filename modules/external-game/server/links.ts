import type { ExternalGame } from '#external-game/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { CONFIGURATION_FRESH_MS, cached } from '#platform/server/caching/cached.ts'
import type { Database } from '#platform/server/database/database.ts'
import { picturePath } from '#platform/server/media/picture-store.ts'

/** The spec's page has space for two. */
const LINKS_MAX = 2

interface LinkRow extends Record<`name_${Language}`, string> {
  id: number
  picture: string | null
}

export interface Links {
  /** Another one after each change. */
  version(): Promise<string>
  shownIn(language: Language): Promise<ExternalGame[]>
}

export function createLinks(db: Database): Links {
  const read = cached(
    () => db<LinkRow[]>`
      select id, picture, name_en, name_mm, name_zh, name_th from external_game.link
      where is_on order by place, id limit ${LINKS_MAX}`,
    CONFIGURATION_FRESH_MS,
  )
  return {
    version: async () => JSON.stringify(await read()),
    async shownIn(language) {
      const links = await read()
      return links.map(({ id, picture, ...names }) => ({
        id,
        name: names[`name_${language}`],
        img: picture && picturePath(picture),
      }))
    },
  }
}
