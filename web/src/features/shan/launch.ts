import type { User } from '#contract/identity/player.ts'
import { SHAN_OPERATOR_CODE } from '#contract/shan/rules.ts'
import type { Language } from '#contract/shared/language.ts'
import { callApi, NetworkFailure, Refusal } from '../../platform/calls/api.ts'

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
