import { at } from '../fields.ts'
import { type OldAnswer, objectAt, on, onAccepted, rowsAt } from './old-answer.ts'

const TO_GAME = '/api/exchange-main-to-game'
const WINNERS = '/api/two-d-daily-winners'
const BETS =
  'its rows have timestamp, betType, digit, bet_amount, multiplier, rolledNumber, outcome, win_amount, profit'

const MONEY: OldAnswer[] = [
  {
    name: 'another sentence of success',
    area: 'wallet',
    change: onAccepted(`POST ${TO_GAME}`, ({ body }) => {
      objectAt(body).status = 'success'
    }),
    found_by: [
      'takes the amount as text, and says so in status and message',
      'takes the amount as a number',
      'ignores a property that it does not know',
    ].map((claim) => `POST /exchange-main-to-game: ${claim}`),
  },
  {
    name: 'a wrong amount taken',
    area: 'wallet',
    change: on(`POST ${TO_GAME}`, (answered, { body }) => {
      if (at(body, 'amount') === '1e3') answered.status = 200
    }),
    found_by: ['POST /exchange-main-to-game: refuses amounts that are no plain decimals with 422'],
  },
  {
    name: 'amounts as text refused',
    area: 'digit-bet',
    change: on('POST /api/digitbet', (answered, { body }) => {
      if (at(body, 'bet_amount') !== '1') return
      answered.status = 422
      answered.body = { status: 'Request has failed.', message: 'Please enter a valid amount' }
    }),
    found_by: ['POST /digitbet: takes the amount as text, and says success and message'],
  },
  {
    name: 'the history of digit bets one level up',
    area: 'digit-bet',
    change: onAccepted('POST /api/digitbet', ({ body }) => {
      objectAt(body).history = objectAt(body, 'data').history
      delete objectAt(body, 'data').history
    }),
    found_by: [
      'POST /digitbet: answers the history in data.history',
      'POST /digitbet: has the bet first in it',
      'POST /digitbet: its profit is what was won less what was staked',
      'GET /digitbet/history: holds the bet as its answer had it',
    ],
  },
  {
    name: 'digit bets in snake case',
    area: 'digit-bet',
    change: on('GET /api/digitbet/history', ({ body }) => {
      for (const row of rowsAt(body, 'data')) row.bet_type = row.betType
      for (const row of rowsAt(body, 'data')) delete row.betType
    }),
    found_by: [`GET /digitbet/history: ${BETS}`, 'GET /digitbet/history: holds the bet as its answer had it'],
  },
]

const TWO_D: OldAnswer[] = [
  {
    name: 'slips as a bare array',
    area: 'two-d',
    change: on('GET /api/evening-twod-bet-slips', (answered) => {
      answered.body = at(answered.body, 'data')
    }),
    found_by: ['GET /evening-twod-bet-slips: carries its list in data'],
  },
  {
    name: 'digits over the limit in message',
    area: 'two-d',
    change: on('POST /api/twod-bet', (answered) => {
      if (Array.isArray(answered.body)) answered.body = { code: 'two_d_over_limit', message: answered.body }
    }),
    found_by: ['POST /twod-bet: answers stakes over the limit with 422 and the bare array of their digits'],
  },
  {
    name: 'digits over the limit as text',
    area: 'two-d',
    change: on('POST /api/twod-bet', (answered) => {
      if (Array.isArray(answered.body)) answered.body = { status: 'fail', message: 'Choose 07 for less' }
    }),
    found_by: ['POST /twod-bet: answers stakes over the limit with 422 and the bare array of their digits'],
  },
  {
    name: 'a slip whose balance afterwards is the one before',
    area: 'two-d',
    change: on('GET /api/evening-twod-bet-slips', ({ body }) => {
      for (const row of rowsAt(body, 'data')) row.after_balance = row.before_balance
    }),
    found_by: ['GET /evening-twod-bet-slips: after_balance is before_balance less the stake'],
  },
  {
    name: 'an empty session block in the winners',
    area: 'winners',
    change: on(`GET ${WINNERS}`, ({ body }) => {
      const data = objectAt(body, 'data')
      if (data.win_digit === undefined) {
        objectAt(body).data = { latest_results: [], ...data, session: 'morning', win_digit: null, winners: [] }
      }
    }),
    found_by: ['a day before all draws', 'a day to come'].map(
      (day) => `GET /two-d-daily-winners: holds no empty session block for ${day}`,
    ),
  },
  {
    name: 'winners without their winnings',
    area: 'winners',
    change: on(`GET ${WINNERS}`, ({ body }) => {
      for (const row of rowsAt(body, 'data', 'winners')) delete row.win_amount
    }),
    found_by: ['GET /two-d-daily-winners (winners): its rows have member_name, bet_amount, win_amount'],
  },
]

const SESSIONS: OldAnswer[] = [
  {
    name: 'the token one level up',
    area: 'join',
    change: onAccepted('POST /api/register', ({ body }) => {
      objectAt(body).token = objectAt(body, 'data').token
      delete objectAt(body, 'data').token
    }),
    found_by: ['POST /register: answers data.token'],
  },
  {
    name: 'the profile without data',
    area: 'profile',
    change: on('GET /api/user', (answered) => {
      answered.body = at(answered.body, 'data')
    }),
    found_by: ['/user', '/user?type=main'].map(
      (path) => `GET ${path}: answers user_name, name, phone, balance, main_balance in data`,
    ),
  },
  {
    name: 'a guest who hears an empty list',
    area: 'guests',
    change: on('GET /api/twod-bet-slips', (answered) => {
      if (answered.status === 401) Object.assign(answered, { status: 200, body: { data: [] } })
    }),
    found_by: ['GET /twod-bet-slips: refuses a guest with 401'],
  },
  {
    name: 'a wrong current password refused with 422',
    area: 'session-end',
    change: on('POST /api/change-password', (answered) => {
      if (answered.status === 401) answered.status = 422
    }),
    found_by: ['POST /change-password: refuses a wrong current password with 401 and a message'],
  },
  {
    name: 'too many tries without a word under a field',
    area: 'session-end',
    change: on('POST /api/login', ({ status, body }) => {
      if (status === 429) delete objectAt(body).errors
    }),
    found_by: ['POST /login: says too many tries with 429 and a sentence under user_name'],
  },
  {
    name: 'the address of a game one level deeper',
    area: 'catalog',
    change: onAccepted('POST /api/seamless/launch-game', (answered) => {
      answered.body = { code: 200, message: '', data: answered.body }
    }),
    found_by: [
      'answers code 200 with url or content, and a message',
      'takes the product code as text',
      'ignores a property that it does not know',
    ].map((claim) => `POST /seamless/launch-game: ${claim}`),
  },
  {
    name: 'a wrong operator code as one sentence',
    area: 'shan',
    change: on('POST /api/shan-launch-game', ({ body }) => {
      const errors = objectAt(body, 'errors')
      if (errors.operator_code !== undefined) errors.operator_code = 'Invalid operator code'
    }),
    found_by: ['POST /shan-launch-game: says so in a list errors.operator_code, and in message'],
  },
]

const SUCCESS: OldAnswer[] = (
  [
    ['join', '/register', 'Registerd Successfully.'],
    ['profile', '/login', 'Logged In Successfully.'],
    ['cashier', '/depositfinicial', 'Deposit successfully.'],
    ['cashier', '/withdrawfinicial', 'Withdraw Success'],
    ['session-end', '/change-password', 'Password changed successfully'],
    ['session-end', '/logout', 'Logout successfully.'],
    ['wallet', '/exchange-game-to-main', 'Exchange successful!'],
  ] as const
).map(([area, path, text]) => ({
  name: `another sentence of success of ${path}`,
  area,
  change: onAccepted(`POST /api${path}`, ({ body }) => {
    objectAt(body).message = 'OK'
  }),
  found_by: [`POST ${path}: says of success: ${text}`],
}))

/** Calls that move money, end or begin a session, or launch a game, and what they leave in lists. */
export const OLD_ACTS = [...MONEY, ...TWO_D, ...SESSIONS, ...SUCCESS]
