import type { RequestAnswer } from '#cashier/contract/player.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Queryable, Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/answers/problem.ts'
import type { PictureHash } from '#platform/server/media/picture-hash.ts'
import type { Redrawn } from '#platform/server/media/redraw-picture.ts'
import type { Direction } from '../rules.ts'

/** A deposit or a withdrawal that a player asks for. */
export interface NewRequest {
  id: string
  direction: Direction
  player_id: bigint
  amount: Money
  payment_type_id: number
  account_name: string
  account_number: string
  payment_account_id: number | null
  refrence_no: string | null
  /** Of a deposit, where the player had the whole of it. */
  transaction_id: string | null
  idempotency_key: string | null
}

/** A receipt as it is stored. */
export interface NewReceipt extends Redrawn {
  /** Null where the picture shows nothing. */
  picture_hash: PictureHash | null
}

/** The fields that must be the same for a repeated request to be the same one. */
type Content = Omit<NewRequest, 'id' | 'player_id' | 'idempotency_key'> & { sent_sha256: Buffer | null }

export interface EarlierRequest extends Content {
  id: string
  number: bigint
  created_at: Date
}

export async function earlierRequest(
  db: Queryable,
  player_id: bigint,
  idempotency_key: string | null,
): Promise<EarlierRequest | null> {
  if (idempotency_key === null) return null
  const [row] = await db<EarlierRequest[]>`
    select r.id, r.number, r.direction, r.amount, r.payment_type_id, r.account_name, r.account_number, r.payment_account_id,
           r.refrence_no, r.transaction_id, r.created_at, receipt.sent_sha256
    from cashier.request r left join cashier.receipt on receipt.request_id = r.id
    where r.player_id = ${player_id} and r.idempotency_key = ${idempotency_key}`
  return row ?? null
}

type RequestReply = RequestAnswer['data']

/** The answer of the first time. @throws Problem idempotency_key_reused */
export function answerAgain(
  earlier: EarlierRequest,
  requested: { [Name in keyof Content]?: Content[Name] | null },
): RequestReply {
  const is_same = Object.entries(requested).every(([name, value]) => sameValue(earlier[name as keyof Content], value))
  if (!is_same) throw new Problem('idempotency_key_reused')
  return writeAnswer(earlier)
}

function sameValue(one: unknown, other: unknown): boolean {
  return Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : one === other
}

/**
 * Writes a request down, its first event and its receipt. The owner of the account that was paid into decides about a deposit,
 * and about a withdrawal the agent of the player; it stays so when the player's agent is another one later.
 */
export async function insertRequest(
  tx: Transaction,
  requested: NewRequest,
  receipt: NewReceipt | null,
): Promise<RequestReply> {
  const [row] = await tx<{ number: bigint; created_at: Date }[]>`
    insert into cashier.request (id, direction, player_id, agent_id, amount, payment_type_id, account_name, account_number,
                                 payment_account_id, refrence_no, transaction_id, idempotency_key)
    select ${requested.id}, ${requested.direction}, p.id, case when a.id is null then p.agent_id else a.agent_id end, ${requested.amount},
           ${requested.payment_type_id}, ${requested.account_name}, ${requested.account_number}, a.id, ${requested.refrence_no},
           ${requested.transaction_id}, ${requested.idempotency_key}
    from identity.player p left join cashier.payment_account a on a.id = ${requested.payment_account_id}
    where p.id = ${requested.player_id}
    returning number, created_at`
  if (!row) throw new Error(`player ${requested.player_id} is gone`)
  await tx`insert into cashier.event (request_id, kind, at) values (${requested.id}, 'requested', ${row.created_at})`
  if (receipt) {
    await tx`
      insert into cashier.receipt (request_id, sent_sha256, bytes, picture_edges, picture_traces)
      values (${requested.id}, ${receipt.sent_sha256}, ${receipt.bytes}, ${receipt.picture_hash?.edges ?? null}::text::bit(4096),
              ${receipt.picture_hash?.traces ?? null}::text::bit(4096))`
  }
  return writeAnswer({ ...requested, ...row })
}

function writeAnswer(row: Pick<EarlierRequest, 'id' | 'number' | 'amount' | 'created_at'>): RequestReply {
  return {
    id: row.id,
    number: Number(row.number),
    amount: writeMoney(row.amount),
    status: 'Pending',
    created_at: row.created_at.toISOString(),
  }
}
