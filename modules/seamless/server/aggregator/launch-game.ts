import { randomBytes } from 'node:crypto'
import { playerById, refuseStopped } from '#identity/server/index.ts'
import type { Language } from '#platform/contract/language.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import { uuidV7 } from '#platform/server/random.ts'
import type { SealedColumn } from '#platform/server/sealed-column.ts'
import type { SecretKey } from '#platform/server/secret-key.ts'
import { CALLBACK_CODE } from '#seamless/contract/protocol.ts'
import { LANGUAGE_CODES } from '../rules.ts'
import type { Aggregator, GameAddress, LaunchCall } from './aggregator.ts'
import { AggregatorError } from './connection.ts'
import { productOf } from './product.ts'

export interface LaunchRequest {
  player_id: bigint
  product_code: number
  game_type: string
  /** Null for a product that has only a lobby. */
  game_code: string | null
  language: Language
  /** From the browser: a phone gets the game's small form. */
  platform: 'DESKTOP' | 'MOBILE'
  ip: string
  /** Where the game's exit leads: an address of this platform. */
  lobby_url: string
}

interface LaunchDependencies {
  db: Database
  key: SecretKey
  aggregator: Aggregator
}

export const sealedMemberPasswords: SealedColumn = {
  name: 'passwords of members',
  table: 'seamless.member',
  id: 'player_id',
  column: 'sealed_password',
}

/** Some providers refuse longer ones. */
const PASSWORD_BYTES = 15

/**
 * Asks the aggregator to open a game for a player. What was asked, and what came of it, is written down.
 * @throws Problem player_frozen, player_on_break, player_banned, game_unknown, game_in_maintenance, launch_failed, provider_silent
 */
export async function launchGame(dependencies: LaunchDependencies, request: LaunchRequest): Promise<GameAddress> {
  const { db, aggregator } = dependencies
  const [player, product] = await Promise.all([playerById(db, request.player_id), productOf(db, request)])
  if (!player) throw new Error(`player ${request.player_id} is gone`)
  refuseStopped(player)
  if (!product || product.status === 'DEACTIVATED') throw new Problem('game_unknown')
  if (product.status === 'MAINTAINED') throw new Problem('game_in_maintenance')

  const member = await admitMember(dependencies, { player_id: player.id, member_account: player.user_name })
  const launch_id = await noteLaunch(db, request)
  try {
    const opened = await aggregator.launchGame(launchCall(request, { ...member, currency: product.currency }))
    await noteAnswer(db, launch_id, 'url' in opened ? 'url' : 'content')
    return opened
  } catch (error) {
    if (!(error instanceof AggregatorError)) throw error
    await noteAnswer(db, launch_id, `${error.kind}: ${error.message}`)
    throw problemOf(error)
  }
}

function problemOf(error: AggregatorError): Problem {
  if (error.kind === 'silent') return new Problem('provider_silent')
  return new Problem(error.code === CALLBACK_CODE.maintenance ? 'game_in_maintenance' : 'launch_failed')
}

type Member = Pick<LaunchCall, 'member_account' | 'password'>

/** The name and password by which the aggregator knows a player: made at the first launch, the same for ever. */
async function admitMember(
  { db, key }: LaunchDependencies,
  { player_id, member_account }: { player_id: bigint; member_account: string },
): Promise<Member> {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  // Any conflict: of two first launches the later may meet the earlier at the name before it meets it at the player.
  await db`
    insert into seamless.member (player_id, member_account, sealed_password)
    values (${player_id}, ${member_account}, ${key.seal(Buffer.from(password))})
    on conflict do nothing`
  const [member] = await db<{ member_account: string; sealed_password: Buffer }[]>`
    select member_account, sealed_password from seamless.member where player_id = ${player_id}`
  if (!member) throw new Error(`player ${player_id} was not admitted`)
  return { member_account: member.member_account, password: key.unseal(member.sealed_password).toString() }
}

function launchCall(request: LaunchRequest, member: Member & { currency: string }): LaunchCall {
  return {
    ...member,
    product_code: request.product_code,
    game_type: request.game_type,
    game_code: request.game_code,
    language_code: LANGUAGE_CODES[request.language],
    ip: request.ip,
    platform: request.platform,
    operator_lobby_url: request.lobby_url,
  }
}

async function noteLaunch(db: Database, request: LaunchRequest): Promise<string> {
  const launch_id = uuidV7()
  await db`
    insert into seamless.launch (id, player_id, product_code, game_type, game_code, language, platform, address)
    values (${launch_id}, ${request.player_id}, ${request.product_code}, ${request.game_type}, ${request.game_code},
            ${request.language}, ${request.platform}, ${request.ip})`
  return launch_id
}

async function noteAnswer(db: Database, launch_id: string, answer: string): Promise<void> {
  await db`update seamless.launch set answer = ${answer}, answered_at = now() where id = ${launch_id}`
}
