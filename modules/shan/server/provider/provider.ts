import { type Money, parseMoney, writeMoney } from '#platform/contract/money.ts'
import type { ShanSettings } from '#platform/server/settings.ts'
import { SHAN_PRODUCT_CODE } from '#shan/contract/rules.ts'
import { parseTime } from '../rules.ts'
import { createConnection, ProviderError } from './connection.ts'
import { signCall } from './signature.ts'

const PRODUCT_CODE = SHAN_PRODUCT_CODE
const GAME_TYPE = 'Shan'
/** The provider lists no more at once. */
export const ROUNDS_MAX = 100
/** Its list is asked for whole days, in a zone that it does not name. */
const ONE_DAY_MS = 86_400_000

export interface LaunchCall {
  member_account: string
  balance: Money
  /** Ours alone, which other providers pass over: the language and the way back. */
  language_code: number
  lobby_url: string
}

/** A round as it stands in the provider's own list. */
export interface ListedRound {
  wager_code: string
  net: Money
  bet_amount: Money
  occurred_at: Date
}

/** The maker of the table. Calls are signed, have a deadline, and fail at once while it is down. */
export interface Provider {
  /** Answers where the table is. Its wallet for this member now holds `balance`. @throws ProviderError */
  launch(call: LaunchCall): Promise<string>
  /** A member's newest rounds, oldest first. @throws ProviderError */
  memberRounds(member_account: string, from: Date): Promise<ListedRound[]>
}

export function createProvider({ url, agent_code, secret_key }: ShanSettings): Provider {
  const connection = createConnection(url)
  const signed = (action: 'launchgame' | 'membertransactions') => {
    const request_time = Math.floor(Date.now() / 1_000)
    return { agent_code, request_time, sign: signCall({ request_time, secret_key, action, agent_code }) }
  }

  return {
    async launch(call) {
      const answer = await connection.ask('/api/client/launch-game', 'once', () => ({
        ...signed('launchgame'),
        product_code: PRODUCT_CODE,
        game_type: GAME_TYPE,
        ...call,
        balance: writeMoney(call.balance),
      }))
      if (answer.code !== 200)
        throw new ProviderError('refused', typeof answer.message === 'string' ? answer.message : '')
      return parseGameUrl(answer.url, url)
    },

    async memberRounds(member_account, from) {
      const answer = await connection.ask('/api/member-transactions', 'again', () => ({
        ...signed('membertransactions'),
        member_account,
        date_from: dayOf(from.getTime() - ONE_DAY_MS),
        date_to: dayOf(Date.now() + ONE_DAY_MS),
        limit: ROUNDS_MAX,
      }))
      return parseRounds(answer, member_account)
    },
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** An address that a browser may be sent to: encrypted, or the provider's own where that is not (the demo). */
function parseGameUrl(value: unknown, provider_url: string): string {
  const game = typeof value === 'string' ? URL.parse(value) : null
  const own = new URL(provider_url)
  const is_safe = game?.protocol === 'https:' || (game?.protocol === 'http:' && own.protocol === 'http:')
  if (!game || !is_safe || game.username !== '' || game.password !== '')
    throw new ProviderError('silent', 'its answer has no address that may be opened')
  return game.href
}

function parseRounds(answer: Record<string, unknown>, member_account: string): ListedRound[] {
  const listed = (answer.data as Record<string, unknown> | undefined)?.transactions
  if (!Array.isArray(listed)) throw new ProviderError('silent', 'its answer has no list of rounds')
  return listed
    .toReversed()
    .filter((row: Record<string, unknown>) => row.member_account === member_account)
    .map(parseListed)
    .sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime())
}

function parseListed(row: Record<string, unknown>): ListedRound {
  const before = parseAmount(row.before_balance)
  const after = parseAmount(row.after_balance)
  const bet_amount = parseAmount(row.bet_amount)
  const occurred_at = parseTime(row.created_at)
  if (typeof row.wager_code !== 'string' || before === null || after === null || bet_amount === null || !occurred_at)
    throw new ProviderError('silent', 'a round of its list cannot be read')
  return { wager_code: row.wager_code, net: after - before, bet_amount, occurred_at }
}

/** Its database writes decimals as texts. */
function parseAmount(value: unknown): Money | null {
  const amount = typeof value === 'string' && /^\d{1,13}(?:\.\d{1,4})?$/.test(value) ? Number(value) : value
  return parseMoney(amount, 4)
}
