import type { DigitBetAnswer, Fair, SeriesPublication } from '#digit-bet/contract/player.ts'
import { REQUEST_WAS_SUCCESSFUL } from '#platform/contract/answer.ts'
import { writeMoney } from '#platform/contract/money.ts'
import type { Problem } from '#platform/server/http/answers/problem.ts'
import type { DigitBetContext } from '../context.ts'
import { getProof } from '../fairness/get-proof.ts'
import { type Publication, serializePublication } from '../fairness/seed-series-store.ts'
import { latestBets, type PlacedBet, serializeBet, serializeFair } from './bet.ts'
import type { Decision } from './decide-bets.ts'
import { newestRows } from './recent-bets.ts'

/** The answer to a decided bet. For an idempotent replay the first bet is read again. */
export type BetReply = { kind: 'answer'; answer: string | Problem | 'again' } | { kind: 'replay'; bet: PlacedBet }

/**
 * Written by hand from its parts: the history's rows are JSON already. `rows` are each player's, and grow by the bet's.
 * `next_series` are what was opened by the last bets of series, by the bet's id.
 */
export function answerDecision(
  decision: Decision,
  rows: Map<bigint, string[]>,
  next_series: Map<string, SeriesPublication>,
): BetReply {
  if (decision.kind === 'refused') return { kind: 'answer', answer: decision.problem }
  if (decision.kind === 'again') return { kind: 'answer', answer: 'again' }
  if (decision.kind === 'replay') return decision

  const { bet, contribution, client_seed } = decision
  const newest = newestRows([JSON.stringify(serializeBet(bet))], rows.get(bet.player_id) ?? [])
  rows.set(bet.player_id, newest)
  const fair = serializeFair(bet, client_seed, contribution)
  return { kind: 'answer', answer: writeAnswer(bet, { rows: newest, fair, next: next_series.get(bet.id) }) }
}

/** The idempotent replay: the first answer again, with the history up to this bet, as it was then. */
export async function answerReplay(context: DigitBetContext, bet: PlacedBet): Promise<string> {
  const history = await latestBets(context.db, bet.player_id, { upTo: bet })
  const { fair } = await getProof(context, bet)
  const rows = history.map((row) => JSON.stringify(serializeBet(row)))
  return writeAnswer(bet, { rows, fair, next: await findNextSeries(context, bet) })
}

/** The series that was opened by this bet, the last of its own. */
async function findNextSeries({ db }: DigitBetContext, bet: PlacedBet): Promise<SeriesPublication | undefined> {
  const [next] = await db<(Publication & { id: bigint })[]>`
    select next.id, next.commitment, next.signature
    from digit_bet.seed_series own
    join digit_bet.seed_series next on next.player_id = own.player_id and next.id > own.id
    where own.id = ${bet.seed_series_id} and own.length = ${bet.n} order by next.id limit 1`
  return next && serializePublication(next.id, next)
}

interface AnswerParts {
  rows: string[]
  fair: Fair
  next: SeriesPublication | undefined
}

function writeAnswer(bet: PlacedBet, { rows, fair, next }: AnswerParts): string {
  const head: Omit<DigitBetAnswer, 'data'> = { status: REQUEST_WAS_SUCCESSFUL, success: true, message: sentence(bet) }
  return `${JSON.stringify(head).slice(0, -1)},"data":{"balance":${writeMoney(bet.balance_after)},"history":[${rows.join(',')}],"fair":${JSON.stringify(fair)}${next ? `,"next_series":${JSON.stringify(next)}` : ''}}}`
}

const AMOUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** The outcome and its reason: a client that believes its own roll shows another number, and this sentence beside it. */
function sentence({ win_amount, roll, s, rolled_number }: PlacedBet): string {
  const what_came = win_amount > 0n ? `You win ${AMOUNT.format(writeMoney(win_amount))} Ks.` : 'You lose.'
  return `${what_came} Rolled ${roll}: server ${s} + yours ${rolled_number} = ${s + rolled_number}.`
}
