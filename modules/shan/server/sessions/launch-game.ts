import { type Caller, playerById, refuseStopped, requireLiveSession } from '#identity/server/index.ts'
import { lockAccounts, playerAccountId } from '#ledger/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Money } from '#platform/contract/money.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { type Database, type Transaction, transaction } from '#platform/server/database/database.ts'
import { Problem, refuseFields } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import { SHAN_OPERATOR_CODE } from '#shan/contract/rules.ts'
import { type GetSwitches, requireGame } from '#switch/server/index.ts'
import { ProviderError } from '../provider/connection.ts'
import type { Provider } from '../provider/provider.ts'
import { recoverReceivable } from '../receivables/receivable.ts'
import { walletOf } from '../rules.ts'

export interface Launch {
  member_account: unknown
  operator_code: unknown
  language: Language
  lobby_url: string
}

/** Names of languages as the partners' protocols number them. */
const LANGUAGE_CODES: Record<Language, number> = { en: 0, mm: 13, zh: 2, th: 3 }
/** The provider answers within this time or not at all; until then a second launch would tell it a second balance. */
const OPENING_SECONDS = 30
const NAME_MAX = 50

/**
 * Tells the provider what the player may play with, and answers where the table is.
 * @throws Problem invalid_fields, shan_operator_unknown, shan_other_account, shan_owing, game_closed, player_frozen, player_on_break,
 * too_many_requests, launch_failed, provider_silent
 */
export async function launchGame(
  dependencies: { db: Database; provider: Provider | null; switches: GetSwitches },
  caller: Caller,
  requested: Launch,
): Promise<string> {
  const { db, provider, switches } = dependencies
  const member_account = await requireOwnAccount(db, caller, requested.member_account)
  const operator_code = await requireOperator(db, requested.operator_code)
  // A player at the table plays on: its rounds are settled as they come.
  await requireGame(switches, 'shan')
  if (!provider) throw new Problem('provider_silent')
  const opened = await transaction(db, (tx) => openSession(tx, caller, operator_code))
  try {
    const url = await provider.launch({
      member_account,
      balance: opened.balance,
      language_code: LANGUAGE_CODES[requested.language],
      lobby_url: requested.lobby_url,
    })
    await transaction(db, (tx) => takeOver(tx, opened))
    return url
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await transaction(db, (tx) => giveUp(tx, opened, error))
    throw error.kind === 'refused'
      ? new Problem('launch_failed', { values: { detail: error.message } })
      : new Problem('provider_silent')
  }
}

/** A caller can sit down only as themselves: in the protocol's first form, a call could name any player here. */
async function requireOwnAccount(db: Database, { player_id }: Caller, requested: unknown): Promise<string> {
  refuseFields({ member_account: nameFault(requested) })
  const player = await playerById(db, player_id)
  if (!player) throw new Error(`player ${player_id} is gone`)
  if (requested !== undefined && requested !== player.user_name)
    throw new Problem('shan_other_account', { fields: { member_account: 'account_not_yours' } })
  return player.user_name
}

async function requireOperator(db: Database, requested: unknown): Promise<string> {
  refuseFields({ operator_code: nameFault(requested) })
  const code = typeof requested === 'string' ? requested : SHAN_OPERATOR_CODE
  const rows = await db`select from shan.operator where code = ${code} and is_active`
  if (rows.length === 0) throw new Problem('shan_operator_unknown', { fields: { operator_code: 'operator_unknown' } })
  return code
}

function nameFault(requested: unknown): FieldFault | null {
  if (requested === undefined) return null
  if (requested === null || requested === '') return 'required'
  return typeof requested === 'string' && requested.length <= NAME_MAX ? null : 'invalid'
}

interface TableSession {
  id: string
  player_id: bigint
  balance: Money
}

async function openSession(tx: Transaction, caller: Caller, operator_code: string): Promise<TableSession> {
  const { player_id } = caller
  const account_id = playerAccountId(player_id, 'game')
  const balance = (await lockAccounts(tx, [account_id])).get(account_id) ?? 0n
  refuseStopped(await requireLiveSession(tx, caller.token_hash))
  await refuseWhileOpening(tx, player_id)
  const id = uuidV7()
  const wallet = walletOf(balance - (await recoverReceivable(tx, player_id, balance)))
  await tx`
    insert into shan.session (id, player_id, operator_code, launch_balance, known_balance)
    values (${id}, ${player_id}, ${operator_code}, ${wallet}, ${wallet})`
  return { id, player_id, balance: wallet }
}

async function refuseWhileOpening(tx: Transaction, player_id: bigint): Promise<void> {
  const [row] = await tx<{ seconds: number }[]>`
    select ceil(${OPENING_SECONDS} - extract(epoch from now() - launched_at))::integer as seconds
    from shan.session
    where player_id = ${player_id} and state = 'opening' and launched_at > now() - ${OPENING_SECONDS} * interval '1 second'
    order by id desc limit 1`
  if (row) throw new Problem('too_many_requests', { values: { seconds: Math.max(row.seconds, 1) } })
}

/** The provider's wallet now holds what this launch said, and earlier launches are over. */
async function takeOver(tx: Transaction, { id, player_id }: TableSession): Promise<void> {
  await lockAccounts(tx, [playerAccountId(player_id, 'game')])
  await tx`update shan.session set state = 'open' where id = ${id} and state = 'opening'`
  await closeEarlier(tx, player_id, id)
}

/**
 * Where the provider may have heard the launch all the same, nobody knows what its wallet holds: then earlier sessions
 * are over too, since a difference to an unknown wallet would be invented money.
 */
async function giveUp(tx: Transaction, { id, player_id }: TableSession, failure: ProviderError): Promise<void> {
  await lockAccounts(tx, [playerAccountId(player_id, 'game')])
  const reason = failure.kind === 'silent' ? 'unanswered' : 'refused'
  await tx`
    update shan.session set state = 'closed', closed_because = ${reason}, closed_at = now()
    where id = ${id} and state <> 'closed'`
  if (failure.kind === 'silent') await closeEarlier(tx, player_id, id)
}

async function closeEarlier(tx: Transaction, player_id: bigint, id: string): Promise<void> {
  await tx`
    update shan.session set state = 'closed', closed_because = 'relaunched', closed_at = now()
    where player_id = ${player_id} and id < ${id} and state <> 'closed'`
}
