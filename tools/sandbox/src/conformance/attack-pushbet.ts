import { type Attack, type Case, DONE, refusedWith } from './attack.ts'
import { expectThat, onWager, type Twist, transaction, units } from './attacker.ts'
import { capitalized, shouted } from './shapes.ts'

type Wager = Record<string, unknown>

function wagerOf({ target }: Attack, more: Wager = {}): Wager {
  const bet = transaction('SETTLED', units(10))
  return {
    member_account: target.member,
    product_code: target.product_code,
    game_type: target.game_type,
    game_code: 'attack',
    currency: target.currency,
    wager_code: bet.wager_code,
    wager_status: 'SETTLED',
    wager_type: 'NORMAL',
    round_id: bet.round_id,
    channel_code: 'gscp',
    bet_amount: 10,
    valid_bet_amount: 10,
    prize_amount: 25.5,
    tip_amount: 0,
    settled_at: Date.now(),
    created_at: Date.now() - 1_000,
    payload: {},
    ...more,
  }
}

/** Told, accepted, and no money moved. */
async function push(attack: Attack, wagers: Wager[], twist?: Twist): Promise<void> {
  await attack.expectMoved(0n, async () => {
    const { status, body } = await attack.post('pushbetdata', { wagers }, twist)
    expectThat(status === 200, `HTTP ${status}`)
    const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown }
    expectThat(code === 0, `code ${String(code)} (${String(message)}) instead of 0`)
  })
}

const told = (name: string, more: Wager = {}, twist?: Twist): Case => ({
  name,
  run: (attack) => push(attack, [wagerOf(attack, more)], twist),
})

export const PUSHBET: Case[] = [
  told('a settled wager is heard, and no money moves'),
  told('an open wager is heard', { wager_status: 'BET', prize_amount: 0, settled_at: 0 }),
  ...['BONUS', 'RESETTLED', 'VOID'].map((wager_status) =>
    told(`a wager of the status ${wager_status} is heard`, { wager_status }),
  ),
  told('amounts may be texts', { bet_amount: '10', valid_bet_amount: '10.00', prize_amount: '25.5', tip_amount: '0' }),
  told('a game code may be null', { game_code: null }),
  told('a payload may be a text', { payload: '{"reels":[1,2,3]}' }),
  told('a status may come in small letters', { wager_status: 'settled' }),
  told('amounts may have four decimals', { bet_amount: 0.0001, prize_amount: 1234.5678 }),
  told('keys may be capitalized', {}, { shape: capitalized }),
  told('keys may be in capitals', {}, { shape: shouted }),
  {
    name: 'a product code may be a text',
    run: (attack) => push(attack, [wagerOf(attack, { product_code: String(attack.target.product_code) })]),
  },
  {
    name: 'no wager is fine',
    run: (attack) => push(attack, []),
  },
  {
    name: 'a hundred wagers in one call are fine',
    run: (attack) =>
      push(
        attack,
        Array.from({ length: 100 }, () => wagerOf(attack)),
      ),
  },
  {
    name: 'the same wager may be told again, and its words may come in any order',
    async run(attack) {
      const wager = wagerOf(attack)
      await push(attack, [wager])
      await push(attack, [{ ...wager, wager_status: 'BET', prize_amount: 0, settled_at: 0 }])
      await push(attack, [wager, wager])
    },
  },
  {
    name: 'a wager that was told first can still be bet and paid, once each',
    async run(attack) {
      const bet = transaction('BET', units(10))
      await push(attack, [wagerOf(attack, { wager_code: bet.wager_code })])
      await attack.withdraw(bet, DONE(-units(10)))
      await attack.deposit(onWager(bet, 'SETTLED', units(25)), DONE(units(25)))
      await attack.deposit(onWager(bet, 'CANCEL', units(10)), refusedWith(1006))
    },
  },
  {
    name: 'twenty copies at once are fine',
    run: (attack) =>
      attack.expectMoved(0n, async () => {
        const wagers = [wagerOf(attack)]
        const answers = await Promise.all(Array.from({ length: 20 }, () => attack.post('pushbetdata', { wagers })))
        expectThat(
          answers.every(({ status, body }) => status === 200 && (body as { code?: unknown }).code === 0),
          'not all of them were heard',
        )
      }),
  },
  {
    name: 'an unknown operator is 1002',
    async run(attack) {
      const wagers = [wagerOf(attack)]
      const { body } = await attack.post('pushbetdata', { wagers }, { operator_code: 'ZZ99' })
      const { code } = (body ?? {}) as { code?: unknown }
      expectThat(code === 1002, `code ${String(code)} instead of 1002`)
    },
  },
]
