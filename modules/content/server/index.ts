import type { FastifyInstance } from 'fastify'
import { contentKeys, LEGAL_PAGES } from '#content/contract/rules.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/http.ts'
import { type Board, createBoard } from './board.ts'
import { contentRoutes } from './routes.ts'
import { videoRoutes } from './video-routes.ts'

export { contentKinds } from './kinds.ts'
export { seedContentDemo } from './seed-demo.ts'
export { videoFiles } from './video-routes.ts'

export interface Content {
  routes: Route[]
  /** Outside of the API's paths: the list of videos at the site's root, and the videos themselves. */
  mountVideos(app: FastifyInstance): void
  /** Another one after each change. */
  version(): Promise<string>
  /** For the documents of the pages that show it, by the screens' own keys. */
  firstData(path: string, language: Language): Promise<Record<string, unknown>>
}

export function createContent(db: Database): Content {
  const board = createBoard(db)
  return {
    routes: contentRoutes(board),
    mountVideos: (app) => videoRoutes(app, db, board),
    version: async () => (await board()).version,
    firstData: async (path, language) => FIRST_DATA[path]?.((await board()).content, language) ?? {},
  }
}

type FirstData = (board: Board, language: Language) => Record<string, unknown>

const firstVideos: FirstData = ({ videos }) => ({ [JSON.stringify(contentKeys.videos)]: videos })

const FIRST_DATA: Record<string, FirstData> = {
  '/': ({ first_page }, language) => {
    const { carousel, popup, texts } = first_page[language]
    return {
      [JSON.stringify(contentKeys.banners(language))]: carousel,
      [JSON.stringify(contentKeys.popup(language))]: popup,
      [JSON.stringify(contentKeys.text(language))]: texts,
    }
  },
  '/contact': ({ contacts }) => ({ [JSON.stringify(contentKeys.contacts)]: contacts }),
  '/ads-video': firstVideos,
  '/reels': firstVideos,
  ...Object.fromEntries(
    LEGAL_PAGES.map((page): [string, FirstData] => [
      `/${page}`,
      ({ legal_pages }, language) => ({
        [JSON.stringify(contentKeys.legalPage(page, language))]: legal_pages[page][language],
      }),
    ]),
  ),
}
