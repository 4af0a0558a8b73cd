import type { User } from '#identity/contract/player.ts'
import { kyat, parseMoney, writeMoney } from '#platform/contract/money.ts'
import { rush, sendKeyed } from '../keyed-call.ts'
import { exchange, refuseDigitBet, settleDigitBet } from '../model/wallet.ts'
import { expectSame, expectVerdict, playerOf, type Run } from '../run.ts'
import { stepKind } from '../step-kind.ts'

export const PLAYERS = 3
const PASSWORD = 'umbrella-lantern'

interface Registration {
  token: string
  user: User
}

/** Of a network of its own, whose tries are counted for nobody else. */
const addressOf = (number: number) => `10.${(number >> 14) & 127}.${(number >> 7) & 127}.${1 + (number & 127)}`

export const register = stepKind({
  name: 'register',
  weight: 0,
  plan: () => ({}),
  async run({ lane, players, model }) {
    const number = lane.next()
    const phone = `0942${String(number).padStart(7, '0')}`
    const body = { name: 'Ko Aung', phone, password: PASSWORD, password_confirmation: PASSWORD }
    const address = addressOf(number)
    const reply = await lane.app.call('POST', '/api/register', { body, address })
    expectVerdict('a registration', reply, null)
    const { token, user } = reply.body.data as Registration
    players.push({ id: BigInt(user.id), user, phone, password: PASSWORD, token, address })
    model.register()
    return 'done'
  },
})

export const login = stepKind({
  name: 'login',
  weight: 1,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1), is_right: random.happens(0.8) }),
  async run({ lane, players }, { player, is_right }) {
    const own = players[player]
    if (!own) return 'idle'
    const body = { user_name: own.phone, password: is_right ? own.password : 'umbrella-lanterns' }
    const reply = await lane.app.call('POST', '/api/login', { body, address: own.address })
    expectVerdict('a login', reply, is_right ? null : 'wrong_login')
    if (is_right) own.token = (reply.body.data as Registration).token
    return 'done'
  },
})

const WAYS = { main_to_game: '/api/exchange-main-to-game', game_to_main: '/api/exchange-game-to-main' } as const
type Way = keyof typeof WAYS
const EXCHANGED = [1, 10, 99.5, 1_000, 2_500, 20_000, 90_000] as const

export const exchangeStep = stepKind({
  name: 'exchange',
  weight: 10,
  is_repeatable: true,
  plan: (random) => ({
    player: random.between(0, PLAYERS - 1),
    way: random.pick<Way>(['main_to_game', 'main_to_game', 'game_to_main']),
    amount: random.pick(EXCHANGED),
  }),
  async run(run, { player, way, amount }) {
    const { model } = run
    const expected = exchange(model, player, way, units(amount))
    const reply = await sendKeyed(run, {
      name: 'an exchange',
      player,
      path: WAYS[way],
      body: { amount },
      other: { amount: amount + 1 },
      told: ({ body }) => balancesIn(body.data),
      expected,
    })
    const { main, game } = model.player(player)
    if (reply) expectSame('balances of an exchange', balancesIn(reply.body.data), [writeMoney(main), writeMoney(game)])
    return 'done'
  },
})

function balancesIn(answered: unknown): [number, number] {
  const { main_balance, balance } = answered as { main_balance: number; balance: number }
  return [main_balance, balance]
}

export const units = (amount: number) => parseMoney(amount, 4) ?? 0n

/** Five that together are more than there is. */
export const exchangeRush = stepKind({
  name: 'exchanges at once',
  weight: 2,
  plan: (random) => ({
    player: random.between(0, PLAYERS - 1),
    way: random.pick<Way>(['main_to_game', 'game_to_main']),
    share: random.between(2, 4),
  }),
  async run(run, { player, way, share }) {
    const { main, game } = run.model.player(player)
    const amount = Number((way === 'main_to_game' ? main : game) / kyat(share))
    if (amount < 1) return 'idle'
    await rush(run, {
      name: 'an exchange among others',
      calls: Array.from({ length: 5 }, () => ({ player, path: WAYS[way], body: { amount } })),
      decide: () => exchange(run.model, player, way, units(amount)),
    })
    return 'done'
  },
})

export const digitBet = stepKind({
  name: 'digit bet',
  weight: 10,
  is_repeatable: true,
  plan: (random) => ({
    player: random.between(0, PLAYERS - 1),
    bet_type: random.pick(['digit', 'big', 'small'] as const),
    digit: random.between(0, 9),
    bet_amount: random.pick([0.5, 1, 2.25, 50, 300, 1_000, 20_000]),
    multiplier: random.pick([1, 1, 5, 10]),
    rolled_number: random.between(0, 9),
  }),
  async run(run, { player, ...args }) {
    const { model } = run
    const digit = args.bet_type === 'digit' ? args.digit : null
    const bet = { bet_type: args.bet_type, digit, stake: units(args.bet_amount) * BigInt(args.multiplier) }
    const reply = await sendKeyed(run, {
      name: 'a digit bet',
      player,
      path: '/api/digitbet',
      body: args,
      other: { ...args, bet_amount: args.bet_amount + 1 },
      told: ({ text }) => text,
      expected: refuseDigitBet(model, player, bet),
    })
    if (!reply) return 'done'
    const { balance, fair, history } = reply.body.data as DigitAnswer
    const won = settleDigitBet(model, player, bet, fair.roll)
    expectSame('a prize of digit bet', history[0]?.win_amount, writeMoney(won))
    expectSame('the balance after a digit bet', balance, writeMoney(model.player(player).game))
    return 'done'
  },
})

interface DigitAnswer {
  balance: number
  fair: { roll: number }
  history: { win_amount: number }[]
}

/** A player sees the balances that the model has. */
export const look = stepKind({
  name: 'look at balances',
  weight: 2,
  plan: (random) => ({ player: random.between(0, PLAYERS - 1) }),
  async run(run: Run, { player }) {
    const { token, address } = playerOf(run, player)
    const reply = await run.lane.app.call('GET', '/api/user', { token, address })
    const { main, game, hold, bonus } = run.model.player(player)
    const user = reply.body.data as User
    expectSame(
      'what the player is shown',
      [user.main_balance, user.balance, user.held_balance, user.bonus_balance],
      [main, game, hold, bonus].map(writeMoney),
    )
    return 'done'
  },
})
