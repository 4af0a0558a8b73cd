import { DoneAnswer, EndSessionBody, OwnSessionParams, OwnSessionsAnswer } from '#identity/contract/player.ts'
import type { Database } from '#platform/server/database/database.ts'
import { success } from '#platform/server/http/answers/answers.ts'
import type { Route } from '#platform/server/http/http.ts'
import { forPlayer } from '../sign-in/authenticate.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { ownSessions } from './own-sessions.ts'

/** A player looks at the sessions of the account, and ends them. */
export function ownSessionRoutes(db: Database): Route[] {
  return [
    forPlayer('GET', '/sessions', { answer: OwnSessionsAnswer }, async (_call, caller) =>
      success(await ownSessions(db, caller)),
    ),
    forPlayer(
      'POST',
      '/sessions/:id/end',
      { params: OwnSessionParams, body: EndSessionBody, answer: DoneAnswer },
      async ({ params }, caller) => {
        await endSession(db, caller, params.id ?? '')
        return success(null)
      },
    ),
    forPlayer('POST', '/sessions/end-others', { body: EndSessionBody, answer: DoneAnswer }, async (_call, caller) => {
      await endOtherSessions(db, caller)
      return success(null)
    }),
  ]
}
