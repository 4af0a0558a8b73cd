import { createHash } from 'node:crypto'
import {
  lockAccounts,
  playerAccountId,
  postAtomic,
  type Transfer,
  twoDPrize,
  twoDPrizeReversed,
  twoDReceivable,
  twoDRepaid,
} from '#ledger/server/index.ts'
import { recordEvents } from '#outbox/server/index.ts'
import { type Money, writeMoney } from '#platform/contract/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { rowsOf } from '#platform/server/database/row-set.ts'
import type { Draw } from '../draw.ts'
import { findReceivables, recordRecovered, recoverReceivables } from './receivable.ts'

/** The prize of a line, by one version of the result. */
export interface Prize {
  id: string
  slip_id: string
  digits: string
  player_id: bigint
  amount: Money
}

/** A line that won, and what it wins. */
export type Win = Omit<Prize, 'id'>

/** Drawn once, for prizes alone. */
const NAMESPACE = Buffer.from('8d0f6f3be6a24c0f9b1c5a7e42d1c390', 'hex')
const UUID_BYTES = 16

/** The same for the same line and version, however often it is worked out: the ledger then refuses a second payment. */
export function prizeId({ version, slip_id, digits }: { version: number; slip_id: string; digits: string }): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(`${version}:${slip_id}:${digits}`).digest()
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex', 0, UUID_BYTES)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

type PaidDraw = Pick<Draw, 'id' | 'version' | 'game_date' | 'session'>

export async function payPrizes(tx: Transaction, draw: PaidDraw, wins: Win[]): Promise<void> {
  const { id: draw_id, version } = draw
  const prizes = wins.map((win): Prize => ({ ...win, id: prizeId({ ...win, version }) }))
  const locked = await lockAccounts(tx, mainAccounts(prizes))
  const { kept, repaid } = recoverReceivables(prizes, await findReceivables(tx, playersOf(prizes)))
  await postAtomic(
    tx,
    prizes.flatMap((prize, place) => transfersOf(prize, kept[place] as Money)),
    locked,
  )
  await recordRecovered(tx, repaid)
  const paid = prizes.map((prize, place) => ({ ...prize, kept: kept[place] as Money }))
  await tx`
    insert into two_d.prize (id, draw_id, version, slip_id, digits, player_id, amount, kept)
    select id, ${draw_id}::integer, ${version}::smallint, slip_id, digits, player_id, amount, kept
    from ${rowsOf(tx, 'n', paid, {
      id: 'uuid',
      slip_id: 'uuid',
      digits: 'text',
      player_id: 'bigint',
      amount: 'bigint',
      kept: 'bigint',
    })}`
  await recordPrizes(tx, draw, { kind: 'two_d.slip_won', prizes })
}

interface PrizeEvents {
  kind: 'two_d.slip_won' | 'two_d.result_corrected'
  prizes: Prize[]
}

/** One event for each line, in one statement for the batch. */
async function recordPrizes(
  tx: Transaction,
  { game_date, session }: PaidDraw,
  { kind, prizes }: PrizeEvents,
): Promise<void> {
  await recordEvents(
    tx,
    prizes.map(({ id: cause_id, player_id, digits, amount }) => ({
      player_id,
      cause_id,
      kind,
      content: { game_date, session, digits, amount: writeMoney(amount) },
    })),
  )
}

function transfersOf({ id: cause_id, player_id, amount }: Prize, kept: Money): Transfer[] {
  const prize = twoDPrize({ cause_id, player_id, amount })
  return kept > 0n ? [prize, twoDRepaid({ cause_id, player_id, amount: kept })] : [prize]
}

/** Takes prizes of a wrong result back as far as their players still have them; the rest they owe. */
export async function takePrizesBack(tx: Transaction, draw: PaidDraw, prizes: Prize[]): Promise<void> {
  const locked = await lockAccounts(tx, mainAccounts(prizes))
  const left = new Map(locked)
  const taken = prizes.map(({ player_id, amount }) => {
    const account_id = playerAccountId(player_id, 'main')
    const balance = left.get(account_id) ?? 0n
    const back = balance < amount ? balance : amount
    left.set(account_id, balance - back)
    return back
  })
  await postAtomic(
    tx,
    prizes.flatMap((prize, place) => transfersBack(prize, taken[place] as Money)),
    locked,
  )
  const back = prizes.map(({ id }, place) => ({ id, taken_back: taken[place] as Money }))
  await tx`
    update two_d.prize p set taken_back = n.taken_back, taken_back_at = clock_timestamp()
    from ${rowsOf(tx, 'n', back, { id: 'uuid', taken_back: 'bigint' })}
    where p.id = n.id`
  await recordPrizes(tx, draw, { kind: 'two_d.result_corrected', prizes })
}

function transfersBack({ id: cause_id, player_id, amount }: Prize, taken: Money): Transfer[] {
  const owed = amount - taken
  return [
    ...(taken > 0n ? [twoDPrizeReversed({ cause_id, player_id, amount: taken })] : []),
    ...(owed > 0n ? [twoDReceivable({ cause_id, amount: owed })] : []),
  ]
}

const playersOf = (of: { player_id: bigint }[]): bigint[] => [...new Set(of.map(({ player_id }) => player_id))]

const mainAccounts = (of: { player_id: bigint }[]): bigint[] =>
  playersOf(of).map((player_id) => playerAccountId(player_id, 'main'))
