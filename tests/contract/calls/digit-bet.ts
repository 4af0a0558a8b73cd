/** §7: /digitbet and its history. */
import type { Answer } from '../client.ts'
import {
  at,
  hasError,
  isAmount,
  isFilled,
  isNullOr,
  isNumber,
  isOk,
  isOneOf,
  isTime,
  listAt,
  type Shape,
} from '../fields.ts'
import { brief, checkAccepted, IGNORES_UNKNOWN, type Member, profileOf, type Run, UNKNOWN } from '../run.ts'
import { checkList, checkRows } from './lists.ts'
import { checkWrongAmounts } from './wrong-amounts.ts'

const HISTORY: Shape = {
  timestamp: isTime,
  betType: isOneOf('digit', 'big', 'small'),
  digit: isNullOr(isNumber),
  bet_amount: isAmount,
  multiplier: isAmount,
  rolledNumber: isNumber,
  outcome: isOneOf('win', 'lose'),
  win_amount: isAmount,
  profit: isAmount,
}
/** Kyat that go into the game balance for the bets of this walk. */
const STAKES = 10

export async function walkDigitBet(run: Run, member: Member): Promise<void> {
  const call = 'POST /digitbet'
  const { client } = run
  const { token } = member
  await client.post('/exchange-main-to-game', { amount: STAKES }, { token })
  const roll = (body: object) =>
    client.post('/digitbet', { rolled_number: 7, outcome: 'lose', multiplier: 1, ...body }, { token })

  const text = await roll({ bet_type: 'digit', digit: 3, bet_amount: '1' })
  checkDone(run, { call, claim: 'takes the amount as text' }, text)
  const number = await roll({ bet_type: 'digit', digit: 3, bet_amount: 1 })
  checkDone(run, { call, claim: 'takes the amount as a number' }, number)
  const more = await roll({ bet_type: 'small', digit: null, bet_amount: 1, ...UNKNOWN })
  checkDone(run, { call, claim: IGNORES_UNKNOWN }, more)
  const big = await roll({ bet_type: 'big', digit: null, bet_amount: 1 })
  if (checkDone(run, { call, claim: 'takes Big without a digit' }, big)) await checkAnswer(run, member, big)

  await checkWrongAmounts(run, { call, field: 'bet_amount' }, (bet_amount) =>
    roll({ bet_type: 'digit', digit: 3, bet_amount }),
  )
  for (const digit of [null, '7x', 10]) {
    const answer = await roll({ bet_type: 'digit', digit, bet_amount: 1 })
    const is_named = answer.status === 422 && hasError(answer.body, 'digit')
    run.claims.check(call, `refuses the digit ${JSON.stringify(digit)} under digit`, is_named, brief(answer))
  }
  const name = '/digitbet/history'
  const rows = await checkList(run, { path: name, row: HISTORY, member })
  const newest = JSON.stringify(listAt(big.body, 'data', 'history')[0])
  const is_there = newest !== undefined && rows.some((row) => JSON.stringify(row) === newest)
  run.claims.check(`GET ${name}`, 'holds the bet as its answer had it', is_there, rows[0])
}

const DONE: Shape = { success: (value) => value === true, message: isFilled }

const checkDone = (run: Run, { call, claim }: { call: string; claim: string }, answer: Answer) =>
  checkAccepted(run, { call, claim: `${claim}, and says success and message`, shape: DONE }, answer)

/** Of a bet of 1 on Big. */
async function checkAnswer(run: Run, member: Member, answer: Answer): Promise<void> {
  const call = 'POST /digitbet'
  const { claims } = run
  const balance = at(answer.body, 'data', 'balance')
  const { game } = await profileOf(run, member)
  claims.check(call, 'answers the game balance in data.balance', isAmount(balance) && Number(balance) === game, balance)
  const history = listAt(answer.body, 'data', 'history')
  claims.check(call, 'answers the history in data.history', isOk(answer.status) && history.length > 0, brief(answer))
  checkRows(run, { call, row: HISTORY }, history)
  const [row] = history
  const is_bet = at(row, 'betType') === 'big' && at(row, 'digit') === null && Number(at(row, 'bet_amount')) === 1
  claims.check(call, 'has the bet first in it', is_bet, row)
  const profit = Number(at(row, 'win_amount')) - Number(at(row, 'bet_amount')) * Number(at(row, 'multiplier'))
  const is_profit = Math.abs(Number(at(row, 'profit')) - profit) < 0.0001
  claims.check(call, 'its profit is what was won less what was staked', is_profit, row)
  const won = at(row, 'outcome') === 'win'
  const rolled = Number(at(row, 'rolledNumber'))
  claims.check(call, 'Big wins on 5 to 9', won === (rolled >= 5 && rolled <= 9), row)
}
