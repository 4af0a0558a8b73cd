import { randomBytes } from 'node:crypto'
import { hashToken } from '#identity/server/index.ts'
import { balancesOf, demoGrant, exchangeMainToGame, openPlayerAccounts, post } from '#ledger/server/index.ts'
import type { Money } from '#platform/contract/money.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { uuidV7 } from '#platform/server/random.ts'

export interface Crowd {
  size: number
  game: Money
  /** Without it nothing. */
  main?: Money
}

/** Players with a live session and money in the game balance, without the cost of their passwords. Answers their tokens. */
export async function createCrowd(db: Database, crowd: Crowd): Promise<string[]> {
  const tokens: string[] = []
  for (let index = 0; index < crowd.size; index++) {
    tokens.push(await transaction(db, (tx) => createCrowdPlayer(tx, index, crowd)))
  }
  return tokens
}

async function createCrowdPlayer(
  tx: Parameters<Parameters<typeof transaction>[1]>[0],
  index: number,
  { game, main = 0n }: Crowd,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const phone = `+95943${String(index).padStart(7, '0')}`
  const [player] = await tx<{ id: bigint }[]>`
    insert into identity.player (user_name, name, phone, password_hash)
    values (${`C${String(index).padStart(7, '0')}`}, 'Crowd', ${phone}, 'none') returning id`
  if (!player) throw new Error('no player made')
  const player_id = player.id
  await tx`
    insert into identity.session (token_hash, player_id, address, expires_at)
    values (${hashToken(token)}, ${player_id}, '127.0.0.1', now() + interval '12 hours')`
  await openPlayerAccounts(tx, player_id)
  const exchange_id = uuidV7()
  await post(tx, [
    demoGrant({ cause_id: uuidV7(), player_id, amount: game + main }),
    exchangeMainToGame({ cause_id: exchange_id, player_id, amount: game }),
  ])
  const after = await balancesOf(tx, player_id)
  await tx`
    insert into wallet.exchange (id, player_id, type, amount, main_balance_after, game_balance_after)
    values (${exchange_id}, ${player_id}, 'main_to_game', ${game}, ${after.main}, ${after.game})`
  return token
}
