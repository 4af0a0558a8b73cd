import type { TwoDSource } from '#contract/two-d-draw.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import type { Draw } from '../draw.ts'
import { queueSettlement } from '../payment/settle-draw.ts'
import type { Told2D } from './judge-row.ts'

/** Who says what a draw came to, and what he read. */
export interface Testimony extends Told2D {
  version: number
  source: TwoDSource
  /** Null for a feed. */
  staff_id: bigint | null
  raw: Buffer
  reason: string | null
}

interface Witness {
  id: bigint
  who: string
  number: string
  set: string
  value: string
}

/**
 * Writes down what somebody says a draw came to. Once two who differ say the same number it is the result, and is paid.
 * The draw is locked. Answers whether there is a result now.
 */
export async function testify(tx: Transaction, draw: Draw, testimony: Testimony): Promise<'declared' | 'waits'> {
  const { version, number } = testimony
  const who = testimony.staff_id === null ? testimony.source : `staff:${testimony.staff_id}`
  const said = await liveWitnesses(tx, draw.id, version)
  const mine = (await keepOwn(tx, said, who, testimony)) ?? (await addWitness(tx, { draw, who, testimony }))
  const first = said.find((other) => other.who !== who && other.number === number)
  if (!first) return 'waits'
  await tx`
    insert into two_d.result (draw_id, version, number, first_id, first_who, second_id, second_who)
    values (${draw.id}, ${version}, ${number}, ${first.id}, ${first.who}, ${mine}, ${who})`
  await tx`update two_d.draw set status = 'declared', version = ${version} where id = ${draw.id}`
  await queueSettlement(tx, draw.id)
  return 'declared'
}

/** What is said about a version and was not taken back, oldest first. */
async function liveWitnesses(tx: Transaction, draw_id: number, version: number): Promise<Witness[]> {
  return tx<Witness[]>`
    select id, who, number, set, value from two_d.witness
    where draw_id = ${draw_id} and version = ${version} and withdrawn_at is null order by id`
}

/** His own word if he says the same again; another word takes the place of the first. */
async function keepOwn(tx: Transaction, said: Witness[], who: string, testimony: Testimony): Promise<bigint | null> {
  const own = said.find((witness) => witness.who === who)
  if (!own) return null
  if (own.set === testimony.set && own.value === testimony.value) return own.id
  await tx`update two_d.witness set withdrawn_at = clock_timestamp() where id = ${own.id}`
  return null
}

async function addWitness(
  tx: Transaction,
  { draw, who, testimony }: { draw: Draw; who: string; testimony: Testimony },
): Promise<bigint> {
  const { version, staff_id, number, set, value, reason } = testimony
  const reading_id = await keepReading(tx, testimony)
  const [added] = await tx<{ id: bigint }[]>`
    insert into two_d.witness (draw_id, version, who, staff_id, number, set, value, reading_id, reason)
    values (${draw.id}, ${version}, ${who}, ${staff_id}, ${number}, ${set}, ${value}, ${reading_id}, ${reason})
    returning id`
  if (!added) throw new Error('a witness was not written')
  return added.id
}

/** The same words are kept once. */
async function keepReading(tx: Transaction, { source, raw }: Testimony): Promise<bigint> {
  await tx`insert into two_d.reading (source, raw) values (${source}, ${raw}) on conflict (source, sha256) do nothing`
  const [kept] = await tx<{ id: bigint }[]>`
    select id from two_d.reading where source = ${source} and sha256 = sha256(${raw})`
  if (!kept) throw new Error('a reading was not kept')
  return kept.id
}

interface WaitingDraw extends Pick<Draw, 'id' | 'game_date' | 'session' | 'draws_at' | 'version'> {
  open_time: string
  is_trading_day: boolean
}

/** Draws whose time has come and that nothing is known of, or not enough. */
export async function waitingDraws(db: Queryable): Promise<WaitingDraw[]> {
  return db<WaitingDraw[]>`
    select d.id, d.game_date::text as game_date, s.session, d.draws_at, d.version::integer as version,
           to_char(s.open_time, 'HH24:MI:SS') as open_time, two_d.is_trading_day(d.game_date) as is_trading_day
    from two_d.draw d join two_d.session s on s.number = d.session_number
    where d.status = 'closed' and d.draws_at between clock_timestamp() - interval '6 hours' and clock_timestamp()
    order by d.draws_at`
}
