import { playersByUserName } from '#identity/server/index.ts'
import { accountBalances, playerAccountId } from '#ledger/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { signingKeyOf } from '#platform/server/partner-key.ts'
import type { ShanSettings } from '#platform/server/settings.ts'
import { OUR_NAMES, walletOf } from '../rules.ts'
import { sessionsOf } from '../sessions/session.ts'
import { isBalanceQuerySigned } from './signature.ts'

/** Codes and sentences of the protocol. */
const DONE = { code: 0, message: 'Success' }
const UNKNOWN_MEMBER = { code: 1000, message: 'Member does not exist' }
const WRONG_SIGNATURE = { code: 1004, message: 'Invalid Signature' }

const MEMBERS_MAX = 100
/** A question that somebody wrote down and asks again later is not answered. */
const WINDOW_SECONDS = 300

export interface BalanceRow {
  member_account: string
  product_code: number | string | null
  balance: number
  code: number
  message: string
}

interface Query {
  operator_code: string
  request_time: string
  sign: string
  members: Pick<BalanceRow, 'member_account' | 'product_code'>[]
}

interface BalanceDependencies {
  db: Database
  settings: ShanSettings
  /** Hears of a question that was signed with the provider's previous key. */
  onPreviousKey: () => void
}

/** Answers the provider how much each member may play with; null for a question that makes no sense. */
export async function answerBalances(
  { db, settings, onPreviousKey }: BalanceDependencies,
  body: Record<string, unknown>,
): Promise<BalanceRow[] | null> {
  const query = parseQuery(body)
  if (query === null) return null
  const is_ours = query.operator_code === settings.agent_code && isFresh(query.request_time)
  const key = signingKeyOf(settings, (secret_key) => isBalanceQuerySigned(query, secret_key))
  if (!is_ours || key === null) return query.members.map((member) => ({ ...member, balance: 0, ...WRONG_SIGNATURE }))
  if (key === 'previous') onPreviousKey()
  const wallets = await walletsOf(
    db,
    query.members.map((member) => member.member_account),
  )
  return query.members.map((member) => {
    const wallet = wallets.get(member.member_account)
    if (wallet === undefined) return { ...member, balance: 0, ...UNKNOWN_MEMBER }
    return { ...member, balance: writeMoney(wallet), ...DONE }
  })
}

/**
 * During a session that is what the provider's wallet holds by our knowledge, and not the game balance: whether it
 * takes the answer over into its wallet or only shows it, the next difference is right. Without one, the game balance.
 */
async function walletsOf(db: Database, member_accounts: string[]): Promise<Map<string, Money>> {
  const names = member_accounts.filter((name) => OUR_NAMES.test(name))
  const players = names.length === 0 ? [] : await playersByUserName(db, names)
  const ids = players.map((player) => player.id)
  const accounts = await accountBalances(
    db,
    ids.map((id) => playerAccountId(id, 'game')),
  )
  const sessions = await sessionsOf(db, ids)
  return new Map(
    players.map(({ id, user_name }) => {
      const session = sessions.get(id)
      const balance = accounts.get(playerAccountId(id, 'game')) ?? 0n
      return [user_name, session?.is_live ? session.known_balance : walletOf(balance)]
    }),
  )
}

function parseQuery(body: Record<string, unknown>): Query | null {
  const { batch_requests, operator_code, request_time, sign } = body
  const time = typeof request_time === 'number' ? String(request_time) : request_time
  if (typeof operator_code !== 'string' || typeof sign !== 'string' || typeof time !== 'string') return null
  if (!Array.isArray(batch_requests) || batch_requests.length > MEMBERS_MAX) return null
  const members = batch_requests.map(parseMember)
  return members.includes(null)
    ? null
    : { operator_code, request_time: time, sign, members: members as Query['members'] }
}

function parseMember(value: unknown): Query['members'][number] | null {
  if (typeof value !== 'object' || value === null) return null
  const { member_account, product_code = null } = value as Record<string, unknown>
  const is_code = product_code === null || typeof product_code === 'string' || Number.isInteger(product_code)
  if (typeof member_account !== 'string' || !is_code) return null
  return { member_account, product_code: product_code as BalanceRow['product_code'] }
}

function isFresh(request_time: string): boolean {
  return Math.abs(Date.now() / 1_000 - Number(request_time)) <= WINDOW_SECONDS
}
