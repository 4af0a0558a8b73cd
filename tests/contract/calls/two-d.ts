/** §7: /twod-bet, the slips and the daily winners. */
import type { Answer } from '../client.ts'
import {
  at,
  isAmount,
  isFilled,
  isId,
  isList,
  isNullOr,
  isOk,
  isOneOf,
  isTwoDigits,
  listAt,
  type Shape,
} from '../fields.ts'
import { brief, checkAccepted, IGNORES_UNKNOWN, type Member, profileOf, type Run, UNKNOWN } from '../run.ts'
import { checkList, checkRows } from './lists.ts'
import { checkWrongAmounts } from './wrong-amounts.ts'

const CALL = 'POST /twod-bet'
/** §9: the smallest stake on the confirm page. */
const STAKE = 100
const SLIP: Shape = {
  slip_no: isId,
  player_name: isFilled,
  total_bet_amount: isAmount,
  session: isFilled,
  status: isFilled,
  game_date: isFilled,
  before_balance: isAmount,
  after_balance: isAmount,
  two_bets: isList,
}
const BET: Shape = {
  id: isId,
  bet_number: isTwoDigits,
  bet_amount: isAmount,
  // The specification has true and false; of a bet that waits it says nothing.
  win_lose: isNullOr(isOneOf(true, false)),
  potential_payout: isAmount,
}
const OVER_LIMIT = 'answers stakes over the limit with 422 and the bare array of their digits'
const OVER_LIMIT_STAKES = [1_000_000, 100_000_000, 10_000_000_000]

export async function walkTwoD(run: Run, member: Member): Promise<void> {
  if (await bet(run, member)) {
    await checkOverLimit(run, member)
    await checkWrongAmounts(run, { call: CALL }, (amount) =>
      place(run, member, { totalAmount: String(STAKE), amounts: [{ num: '07', amount }] }),
    )
    await checkWrongAmounts(run, { call: `${CALL} (total)`, field: 'totalAmount' }, (totalAmount) =>
      place(run, member, { totalAmount, amounts: [{ num: '07', amount: STAKE }] }),
    )
  }
  const slips = [
    ...(await walkSlips(run, member, '/twod-bet-slips')),
    ...(await walkSlips(run, member, '/evening-twod-bet-slips')),
  ]
  const newest = slips.find(
    (slip) => at(slip, 'status') === 'pending' && Number(at(slip, 'total_bet_amount')) === STAKE,
  )
  const claim = 'one of the lists has the bet that was just placed, pending'
  const is_empty = slips.length === 0
  if (is_empty) run.claims.skip('GET /twod-bet-slips', claim, 'there are no slips')
  else run.claims.check('GET /twod-bet-slips', claim, newest !== undefined, slips[0])
}

const place = ({ client }: Run, { token }: Member, body: object) => client.post('/twod-bet', body, { token })
const line = (amount: unknown) => ({ totalAmount: amount, amounts: [{ num: '07', amount }] })
const DONE: Shape = { status: isFilled, message: isFilled }

/** Answers whether there is a draw to bet on. */
async function bet(run: Run, member: Member): Promise<boolean> {
  const before = await profileOf(run, member)
  const number = await place(run, member, line(STAKE))
  if (number.status === 403) {
    run.claims.skip(CALL, 'takes bets', `no draw is open: ${String(at(number.body, 'message'))}`)
    return false
  }
  const say = 'and says status and message'
  checkAccepted(run, { call: CALL, claim: `takes total and amounts as numbers, ${say}`, shape: DONE }, number)
  const text = await place(run, member, line(String(STAKE)))
  checkAccepted(run, { call: CALL, claim: `takes total and amounts as text, ${say}`, shape: DONE }, text)
  const more = await place(run, member, { ...line(STAKE), ...UNKNOWN })
  checkAccepted(run, { call: CALL, claim: IGNORES_UNKNOWN, shape: DONE }, more)
  const after = await profileOf(run, member)
  const paid = STAKE * [number, text, more].filter(({ status }) => isOk(status)).length
  const is_paid = paid > 0 && before.main - after.main + (before.game - after.game) === paid
  run.claims.check(CALL, 'takes the stakes from the balances, as GET /user says then', is_paid, { before, after })
  return true
}

/**
 * More than anybody has, so that nothing is spent where no limit is met. A refusal for want of money reads otherwise than
 * one for a limit; stakes that are spread over all numbers meet no limit of one, and show how the first one reads.
 */
async function checkOverLimit(run: Run, member: Member): Promise<void> {
  const { main, game } = await profileOf(run, member)
  const spread = Math.max(STAKE, Math.floor((main + game) / NUMBERS.length) + 1)
  const poor = await place(run, member, {
    totalAmount: spread * NUMBERS.length,
    amounts: NUMBERS.map((num) => ({ num, amount: spread })),
  })
  let last: Answer = poor
  for (const stake of OVER_LIMIT_STAKES.filter((amount) => amount > main + game)) {
    last = await place(run, member, line(stake))
    const { status, body } = last
    if (refusalOf(last) === refusalOf(poor)) continue
    const digits = isList(body) && body.length === 1 && body[0] === '07'
    return void run.claims.check(CALL, OVER_LIMIT, status === 422 && digits, brief(last))
  }
  run.claims.skip(CALL, OVER_LIMIT, `no limit was met: ${brief(last)}`)
}

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** A text that is equal for two refusals with the same reason: amounts in their sentences do not count. */
const refusalOf = ({ status, body }: Answer) =>
  `${status} ${isList(body) ? 'digits' : JSON.stringify(at(body, 'message') ?? '').replaceAll(/[\d.,]+/g, '0')}`

async function walkSlips(run: Run, member: Member, path: string): Promise<unknown[]> {
  const slips = await checkList(run, { path, row: SLIP, member })
  checkRows(run, { call: `GET ${path} (two_bets)`, row: BET }, listAt(slips[0], 'two_bets'))
  checkBalances(run, `GET ${path}`, slips)
  return slips
}

function checkBalances({ claims }: Run, call: string, slips: unknown[]): void {
  const claim = 'after_balance is before_balance less the stake'
  if (slips.length === 0) return claims.skip(call, claim, 'the list is empty')
  const amount = (slip: unknown, name: string) => Number(at(slip, name))
  const wrong = slips.find((slip) => {
    const expected = amount(slip, 'before_balance') - amount(slip, 'total_bet_amount')
    // Written so that a balance which is no number is wrong as well.
    return !(Math.abs(amount(slip, 'after_balance') - expected) < 0.005)
  })
  claims.check(call, claim, wrong === undefined, wrong)
}

const WINNER: Shape = { member_name: isFilled, bet_amount: isAmount, win_amount: isAmount }
const DRAWN: Shape = { session: isFilled, date: isFilled, win_digit: isTwoDigits, winners: isList }
const YANGON_MS = 6.5 * 3_600_000
/** A day before the first draw of all; the other one is tomorrow. */
const NO_DRAW = '2001-01-01'
const DAY_MS = 86_400_000
const dayInYangon = (ms: number) => new Date(Date.now() + YANGON_MS + ms).toISOString().slice(0, 10)

export async function walkWinners(run: Run, member: Member): Promise<void> {
  const call = 'GET /two-d-daily-winners'
  const { claims } = run
  const today = dayInYangon(0)
  const days: unknown[] = []
  for (const session of ['morning', 'evening']) {
    const { status, body } = await run.client.get(winnersOf(today, session), { token: member.token })
    const is_read = isOk(status) && isFilled(at(body, 'status')) && at(body, 'data') !== undefined
    claims.check(call, `answers status and data for the ${session}`, is_read, brief({ status, body, type: '' }))
    days.push(at(body, 'data'))
  }
  const drawn = days.filter((day) => isTwoDigits(at(day, 'win_digit')))
  checkRows(run, { call: `${call} (a drawn session)`, row: DRAWN }, drawn)
  checkRows(
    run,
    { call: `${call} (winners)`, row: WINNER },
    drawn.flatMap((day) => listAt(day, 'winners')),
  )
  const latest = days.flatMap((day) => listAt(day, 'latest_results'))
  checkRows(run, { call: `${call} (latest_results)`, row: DRAWN }, latest)

  for (const day of [NO_DRAW, dayInYangon(DAY_MS)]) {
    const none = await run.client.get(winnersOf(day, 'morning'), { token: member.token })
    const block = ['session', 'date', 'win_digit'].filter((name) => at(none.body, 'data', name) !== undefined)
    const when = day === NO_DRAW ? 'a day before all draws' : 'a day to come'
    const is_bare = isOk(none.status) && block.length === 0
    claims.check(call, `holds no empty session block for ${when}`, is_bare, brief(none))
  }
}

const winnersOf = (date: string, session: string) => `/two-d-daily-winners?date=${date}&session=${session}`
