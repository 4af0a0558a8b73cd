import { contentKeys } from '#contract/content-rules.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from '../platform/database.ts'
import type { Route } from '../platform/http.ts'
import { openBoard } from './board.ts'
import { contentRoutes } from './routes.ts'

export { fillContentDemo } from './fill-demo.ts'

export interface Content {
  routes: Route[]
  /** Another one after each change. */
  version(): Promise<string>
  /** For the documents of the first page, by the screens' own keys. */
  firstData(language: Language): Promise<Record<string, unknown>>
}

export function openContent(db: Database): Content {
  const board = openBoard(db)
  return {
    routes: contentRoutes(board),
    version: async () => (await board()).version,
    async firstData(language) {
      const { carousel, popup, texts } = (await board()).content[language]
      return {
        [JSON.stringify(contentKeys.banners(language))]: carousel,
        [JSON.stringify(contentKeys.popup(language))]: popup,
        [JSON.stringify(contentKeys.text(language))]: texts,
      }
    },
  }
}
