import type { User } from '#identity/contract/player.ts'
import type { Language } from '#platform/contract/language.ts'
import { callApi, NetworkFailure, Refusal } from '#platform/site/calls/api.ts'
import { SHAN_OPERATOR_CODE } from '#shan/contract/rules.ts'

const parseTable = async () => (await import('./parse-table.ts')).parseTable

export type LaunchResult =
  | { kind: 'launched'; url: string }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'network' }

/** Asks for the table. */
export async function askForTable(user: User, language: Language): Promise<LaunchResult> {
  const body = { member_account: user.member_account || user.user_name, operator_code: SHAN_OPERATOR_CODE }
  try {
    const options = { body, query: { lan: language } }
    return { kind: 'launched', url: await callApi('POST', '/shan-launch-game', parseTable, options) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error }
    if (error instanceof NetworkFailure) return { kind: 'network' }
    throw error
  }
}
