import { WinsAnswer } from '#home/contract/player.ts'
import { LanguageQuery } from '#platform/contract/answer.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import { forAnyone, type Route } from '#platform/server/http/http.ts'
import { callerLanguage } from '#platform/server/http/requests/caller-language.ts'
import { createWinsReader, type WinsDependencies } from './wins/get-wins.ts'

export { homeSettings } from './settings-group.ts'

export interface Home {
  routes: Route[]
  /** Whether there are wins to show, for the document of home. */
  hasWins(): Promise<boolean>
}

export function createHome(dependencies: WinsDependencies): Home {
  const reader = createWinsReader(dependencies)
  return {
    routes: [
      forAnyone<unknown, LanguageQuery>('GET', '/wins', { query: LanguageQuery, answer: WinsAnswer }, async (call) =>
        success(await reader.wins(callerLanguage(call))),
      ),
    ],
    hasWins: reader.hasWins,
  }
}
