/** §7: /seamless/launch-game, /player/game-logs and /shan-launch-game. */
import { at, isAmount, isFilled, isList, isOk, isOneOf, isRefused, type Shape, wrongFields } from '../fields.ts'
import { brief, IGNORES_UNKNOWN, type Member, type Run, UNKNOWN } from '../run.ts'
import { checkRows } from './lists.ts'

const PERIODS = ['today', 'yesterday', 'this_week', 'last_week']
const LOG_ROW: Shape = {
  game_name: isFilled,
  from: isFilled,
  to: isFilled,
  spin_count: isAmount,
  turnover: isAmount,
  win_loss: isAmount,
}
const OPERATOR_CODE = 'a3h1'

export async function walkLaunch(run: Run, { token }: Member, game: unknown): Promise<void> {
  const call = 'POST /seamless/launch-game'
  const { client, claims } = run
  const [opens, as_text] = ['answers code 200 with url or content, and a message', 'takes the product code as text']
  if (game === undefined) {
    for (const claim of [opens, as_text, IGNORES_UNKNOWN]) claims.skip(call, claim, 'no game is listed')
  } else {
    const [game_code, product_code, game_type] = ['game_code', 'product_code', 'game_type'].map((name) =>
      at(game, name),
    )
    const body = { game_code, product_code, game_type }
    const check = async (claim: string, sent: object) => {
      const answer = await client.post('/seamless/launch-game', sent, { token })
      const leads = isFilled(at(answer.body, 'url')) || isFilled(at(answer.body, 'content'))
      const says = typeof at(answer.body, 'message') === 'string'
      claims.check(call, claim, at(answer.body, 'code') === 200 && leads && says, brief(answer))
    }
    await check(opens, body)
    await check(as_text, { ...body, product_code: String(product_code) })
    await check(IGNORES_UNKNOWN, { ...body, ...UNKNOWN })
  }
  const unknown = { game_code: 'no-such-game', product_code: 999_999, game_type: 'SLOT' }
  const answer = await client.post('/seamless/launch-game', unknown, { token })
  const holds = at(answer.body, 'code') !== 200 && isFilled(at(answer.body, 'message'))
  claims.check(call, 'says in message why a game does not open, with another code', holds, brief(answer))
}

export async function walkGameLogs({ client, claims }: Run, { token }: Member): Promise<void> {
  const call = 'GET /player/game-logs'
  const rows: unknown[] = []
  for (const type of PERIODS) {
    const answer = await client.get(`/player/game-logs?type=${type}`, { token })
    const list = at(answer.body, 'data')
    claims.check(call, `carries the list of ${type} in data`, isOk(answer.status) && isList(list), brief(answer))
    if (isList(list)) rows.push(...list)
  }
  checkRows({ client, claims, provokes_limits: false }, { call, row: LOG_ROW }, rows)
}

export async function walkShan(run: Run, { token, user }: Member): Promise<void> {
  const call = 'POST /shan-launch-game'
  const { client, claims } = run
  const body = { member_account: user.member_account ?? user.user_name, operator_code: OPERATOR_CODE }
  const launch = (more: object) => client.post('/shan-launch-game', { ...body, ...more }, { token })

  const first = await launch({})
  const opens = 'answers status success and launch_game_url'
  if (at(first.body, 'status') === 'fail' && first.status >= 500) {
    for (const claim of [opens, IGNORES_UNKNOWN]) claims.skip(call, claim, String(at(first.body, 'message')))
  } else {
    const launched: Shape = { status: isOneOf('success'), launch_game_url: isFilled }
    claims.check(call, opens, isOk(first.status) && wrongFields(first.body, launched).length === 0, brief(first))
    const more = await launch(UNKNOWN)
    claims.check(call, IGNORES_UNKNOWN, wrongFields(more.body, launched).length === 0, brief(more))
  }
  const wrong = await launch({ operator_code: 'zzzz' })
  const errors = at(wrong.body, 'errors', 'operator_code')
  const fails = at(wrong.body, 'status') === 'fail' && isRefused(wrong.status)
  const says = isList(errors) && errors.every(isFilled) && errors.length > 0
  claims.check(call, 'refuses another operator code with status fail', fails, brief(wrong))
  claims.check(
    call,
    'says so in a list errors.operator_code, and in message',
    says && isFilled(at(wrong.body, 'message')),
    brief(wrong),
  )
}
