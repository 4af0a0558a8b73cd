import {
  BannersAnswer,
  BannerTextsAnswer,
  ContactsAnswer,
  LegalPageAnswer,
  LegalPageParams,
  PopupBannersAnswer,
} from '#content/contract/player.ts'
import type { LegalPageKey } from '#content/contract/rules.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import type { VersionedCache } from '#platform/server/caching/versioned-cache.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forEverybody, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import type { Board, FirstPage } from './board.ts'

export function contentRoutes(board: () => Promise<VersionedCache<Board>>): Route[] {
  const list = (path: string, answer: Route['answer'], name: keyof FirstPage) =>
    forEverybody<LanguageQuery>(path, { query: LanguageQuery, answer }, async (call) => {
      const language = callerLanguage(call)
      const { content, precompressed } = await board()
      return precompressed(`${name} ${language}`, () => success(content.first_page[language][name]))
    })

  return [
    list('/banner', BannersAnswer, 'carousel'),
    list('/popup-ads-banner', PopupBannersAnswer, 'popup'),
    list('/banner_Text', BannerTextsAnswer, 'texts'),
    forEverybody('/contact', { answer: ContactsAnswer }, async () => {
      const { content, precompressed } = await board()
      return precompressed('contacts', () => success(content.contacts))
    }),
    forEverybody<LanguageQuery>(
      '/legal-pages/:key',
      { params: LegalPageParams, query: LanguageQuery, answer: LegalPageAnswer },
      async (call) => {
        const language = callerLanguage(call)
        const key = call.params.key as LegalPageKey
        const { content, precompressed } = await board()
        return precompressed(`legal ${key} ${language}`, () => success(content.legal_pages[key][language]))
      },
    ),
  ]
}
