import { AGENT_CONSOLE_CALLS } from '#agent/contract/console-calls.ts'
import { APPROVAL_CALLS } from '#approval/contract/calls.ts'
import { CASHIER_CALLS } from '#cashier/contract/calls.ts'
import { CASHIER_CONSOLE_CALLS } from '#cashier/contract/console-calls.ts'
import { CATALOG_CALLS } from '#catalog/contract/calls.ts'
import { CATALOG_CONSOLE_CALLS } from '#catalog/contract/console-calls.ts'
import { CLIENT_ERROR_CALLS, CLIENT_ERROR_CONSOLE_CALLS } from '#client-error/contract/calls.ts'
import { CONTENT_CALLS } from '#content/contract/calls.ts'
import { DEMO_HISTORY_CALLS } from '#demo-history/contract/calls.ts'
import { DIGIT_BET_CALLS } from '#digit-bet/contract/calls.ts'
import { EDITING_CALLS } from '#editing/contract/calls.ts'
import { EXTERNAL_GAME_CALLBACKS, EXTERNAL_GAME_CALLS } from '#external-game/contract/calls.ts'
import { HELD_CREDIT_CALLS } from '#held-credit/contract/calls.ts'
import { HOME_CALLS } from '#home/contract/calls.ts'
import { IDENTITY_CALLS } from '#identity/contract/calls.ts'
import { INBOX_CALLS } from '#inbox/contract/calls.ts'
import { JOB_CALLS } from '#job/contract/calls.ts'
import { OPENAPI_CONSOLE_CALLS } from '#openapi/contract/calls.ts'
import { type CallText, type CallTexts, tellFile } from '#platform/contract/call-text.ts'
import type { Route } from '#platform/server/http/route.ts'
import { PLAYER_ADMIN_CALLS } from '#player-admin/contract/calls.ts'
import { PROMOTION_CALLS, PROMOTION_CONSOLE_CALLS } from '#promotion/contract/calls.ts'
import { RECONCILIATION_CALLS } from '#reconciliation/contract/calls.ts'
import { REPORT_CALLS } from '#report/contract/calls.ts'
import { SEAMLESS_CALLBACKS, SEAMLESS_CONSOLE_CALLS } from '#seamless/contract/calls.ts'
import { SEARCH_CALLS } from '#search/contract/calls.ts'
import { SETTING_CALLS } from '#setting/contract/calls.ts'
import { SHAN_CALLBACKS, SHAN_CALLS } from '#shan/contract/calls.ts'
import { SHAN_CONSOLE_CALLS } from '#shan/contract/console-calls.ts'
import { STAFF_CALLS } from '#staff/contract/calls.ts'
import { SWITCH_CALLS } from '#switch/contract/calls.ts'
import { TWO_D_CALLS } from '#two-d/contract/calls.ts'
import { TWO_D_CONSOLE_CALLS } from '#two-d/contract/console-calls.ts'
import { WALLET_CALLS } from '#wallet/contract/calls.ts'

/** Calls under one heading of a document. */
export interface Tag {
  name: string
  description: string
  calls: CallTexts
}

const tag = (name: string, description: string, calls: CallTexts): Tag => ({ name, description, calls })

export const SITE_TAGS: Tag[] = [
  tag('identity', 'Registration, sessions and passwords of players.', IDENTITY_CALLS),
  tag('wallet', 'The exchange between the main and the game balance.', WALLET_CALLS),
  tag('cashier', 'Deposits, withdrawals and deposit limits.', CASHIER_CALLS),
  tag('digit-bet', 'Digit Bet and the proofs of its rolls.', DIGIT_BET_CALLS),
  tag('two-d', 'The 2D lottery.', TWO_D_CALLS),
  tag('shan', 'The Shan table.', SHAN_CALLS),
  tag('catalog', 'Games of providers.', CATALOG_CALLS),
  tag('external-game', 'Games of other sites.', EXTERNAL_GAME_CALLS),
  tag('home', 'The first page of the site.', HOME_CALLS),
  tag('content', 'Banners, texts, contacts and videos.', CONTENT_CALLS),
  tag('promotion', 'Promotions and their bonuses.', PROMOTION_CALLS),
  tag('inbox', 'What happened, for the player to read.', INBOX_CALLS),
  tag('client-error', 'Reports of screens that failed.', CLIENT_ERROR_CALLS),
  tag('seamless-callbacks', 'What the game aggregator calls (docs/seamless.md).', SEAMLESS_CALLBACKS),
  tag('shan-callbacks', 'What the provider of the Shan table calls (docs/shan.md).', SHAN_CALLBACKS),
  tag('external-game-callbacks', 'What the sites of external games call.', EXTERNAL_GAME_CALLBACKS),
]

export const CONSOLE_TAGS: Tag[] = [
  tag('staff', 'Sign-in, accounts of the staff, and the audit log.', STAFF_CALLS),
  tag('cashier', 'Queues of deposits and withdrawals, and payment accounts.', CASHIER_CONSOLE_CALLS),
  tag('agent', 'Agents, their codes, commissions and transactions.', AGENT_CONSOLE_CALLS),
  tag('player-admin', 'Players, and balance adjustments.', PLAYER_ADMIN_CALLS),
  tag('promotion', 'Bonuses of players.', PROMOTION_CONSOLE_CALLS),
  tag('approval', 'What waits for a second person.', APPROVAL_CALLS),
  tag('setting', 'What the operator may set.', SETTING_CALLS),
  tag('switch', 'What is switched off.', SWITCH_CALLS),
  tag('catalog', 'The lists of games.', CATALOG_CONSOLE_CALLS),
  tag('seamless', 'Wagers of games of other makers.', SEAMLESS_CONSOLE_CALLS),
  tag('held-credit', 'Credits of game partners that are held.', HELD_CREDIT_CALLS),
  tag('shan', 'Differences with the provider of the Shan table.', SHAN_CONSOLE_CALLS),
  tag('editing', 'Content that players are shown.', EDITING_CALLS),
  tag('report', 'Reports, closing statements and the ledger.', REPORT_CALLS),
  tag('two-d', 'Draws, results and limits of the 2D lottery.', TWO_D_CONSOLE_CALLS),
  tag('job', 'Periodic jobs that ask for a look.', JOB_CALLS),
  tag('search', 'One search over what its caller may read.', SEARCH_CALLS),
  tag('reconciliation', 'What does not hold in the ledger.', RECONCILIATION_CALLS),
  tag('openapi', 'The document of these calls.', OPENAPI_CONSOLE_CALLS),
  tag('demo-history', 'The history of a demo.', DEMO_HISTORY_CALLS),
  tag('client-error', 'Screens that failed in browsers.', CLIENT_ERROR_CONSOLE_CALLS),
]

/** With the files of lists, which have no texts of their own (apps/server/list-files.ts). */
export function withFileTexts(tags: readonly Tag[], routes: readonly Pick<Route, 'method' | 'path'>[]): Tag[] {
  return tags.map(({ calls, ...about }) => {
    const files = routes.flatMap(({ method, path }): [keyof CallTexts, CallText][] => {
      const list = `GET ${path.replace(PREFIX, '').replace(/(?:\/list)?\.csv$/, '')}` as const as keyof CallTexts
      const text = calls[list]
      const file = `GET ${path.replace(PREFIX, '')}` as keyof CallTexts
      if (method !== 'GET' || !path.endsWith('.csv') || !text || calls[file]) return []
      return [[file, { ...tellFile('text/csv', text), summary: `The same as a CSV file: ${text.summary}` }]]
    })
    return { ...about, calls: { ...calls, ...Object.fromEntries(files) } }
  })
}

const PREFIX = /^\/api\/console(?=\/)/
