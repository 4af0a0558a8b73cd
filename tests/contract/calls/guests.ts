/** §6 and §7: what needs a member is refused to a guest, and to a token that nobody has. */
import type { Run } from '../run.ts'
import { brief } from '../run.ts'

const READ = [
  '/user',
  '/player/game-logs?type=today',
  '/banks',
  '/agent-payment-type',
  '/user-payment',
  '/depositlogfinicial',
  '/withdrawlogfinicial',
  '/transaction/deposit-requestlog',
  '/transaction/withdraw-requestlog',
  '/exchange-transactions-log',
  '/digitbet/history',
  '/twod-bet-slips',
  '/evening-twod-bet-slips',
  '/two-d-daily-winners?date=2026-01-05&session=morning',
]
const password = {
  current_password: 'a-password-of-mine',
  password: 'another-of-mine',
  password_confirmation: 'another-of-mine',
}
const SENT: [string, object][] = [
  ['/seamless/launch-game', { game_code: 'x', product_code: 1, game_type: 'SLOT' }],
  ['/change-password', password],
  ['/exchange-main-to-game', { amount: 1 }],
  ['/exchange-game-to-main', { amount: 1 }],
  ['/depositfinicial', { agent_payment_type_id: 1, amount: 10_000, refrence_no: '123456' }],
  [
    '/withdrawfinicial',
    { payment_type_id: 1, account_name: 'Ko Aung', account_number: '09421000630', amount: 10_000, password: 'x' },
  ],
  ['/digitbet', { bet_type: 'big', digit: null, rolled_number: 7, outcome: 'win', bet_amount: 1, multiplier: 1 }],
  ['/shan-launch-game', { member_account: 'x', operator_code: 'a3h1' }],
  ['/twod-bet', { totalAmount: 100, amounts: [{ num: '07', amount: 100 }] }],
]

export async function walkAsGuest({ client, claims }: Run): Promise<void> {
  const claim = 'refuses a guest with 401'
  for (const path of READ) {
    const answer = await client.get(path)
    claims.check(`GET ${path.split('?')[0]}`, claim, answer.status === 401, brief(answer))
  }
  for (const [path, body] of SENT) {
    const answer = await client.post(path, body)
    claims.check(`POST ${path}`, claim, answer.status === 401, brief(answer))
  }
  const stranger = await client.get('/user', { token: 'a-token-of-nobody' })
  claims.check('GET /user', 'refuses a token that nobody has with 401', stranger.status === 401, brief(stranger))
}
