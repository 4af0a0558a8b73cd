import type { User } from '#contract/identity.ts'
import type { Language } from '#contract/language.ts'
import type { ShanLaunchAnswer } from '#contract/shan.ts'
import { SHAN_OPERATOR_CODE } from '#contract/shan-rules.ts'
import { call, NetworkFailure, Refusal } from '../../platform/api.ts'

export type LaunchResult =
  | { kind: 'launched'; url: string }
  | { kind: 'refused'; refusal: Refusal }
  /** The house said OK, and yet there is nowhere to go. */
  | { kind: 'empty'; message: string }
  | { kind: 'network' }

/** Asks for the table. */
export async function askForTable(user: User, language: Language): Promise<LaunchResult> {
  try {
    const answer = await call<Partial<ShanLaunchAnswer> & { message?: string; error_detail?: string }>(
      'POST',
      '/shan-launch-game',
      {
        body: { member_account: user.member_account || user.user_name, operator_code: SHAN_OPERATOR_CODE },
        query: { lan: language },
      },
    )
    const url = tableAddress(answer.launch_game_url)
    if (answer.status === 'success' && url !== null) return { kind: 'launched', url }
    return { kind: 'empty', message: answer.message ?? answer.error_detail ?? '' }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error }
    if (error instanceof NetworkFailure) return { kind: 'network' }
    throw error
  }
}

/** Encrypted, as this page is; and without a name before the host, which would make another host look like ours. */
export function tableAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  const is_allowed = protocol === 'https:' || (protocol === 'http:' && location.protocol === 'http:')
  return is_allowed && username === '' && password === '' ? href : null
}
